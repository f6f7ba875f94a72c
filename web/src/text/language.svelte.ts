import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../../locales/en.ftl?page';
import japanese from '../../../locales/ja.ftl?page';

export type Language = 'ja' | 'en';

export const LANGUAGES: readonly Language[] = ['ja', 'en'];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: '日本語', en: 'English' };

const bundles: Record<Language, FluentBundle> = { ja: bundle('ja', japanese), en: bundle('en', english) };

let current: Language = $state(preferred());

export function language(): Language {
  return current;
}

export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
}

/** The sentence with this key in the current language. Whoever calls it in markup is drawn anew when that changes. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  return sayIn(current, key, args);
}

function sayIn(language: Language, key: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles[language];
  const pattern = bundle.getMessage(key)?.value;
  // A key that is missing is a mistake which tests find; the user is shown something rather than nothing.
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

/** The same sentence in both languages, for what is said once and may be read in either. */
export function sayInBoth(key: string, args?: Record<string, FluentVariable>): Record<Language, string> {
  return { ja: sayIn('ja', key, args), en: sayIn('en', key, args) };
}

/** A text that came in both languages, in the current one. */
export function inLanguage(text: Record<Language, string>): string {
  return text[current];
}

function bundle(language: Language, text: string): FluentBundle {
  // The marks that isolate directions have nothing to do: both languages run one way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

function preferred(): Language {
  return navigator.languages.find((tag) => /^(ja|en)\b/.test(tag))?.startsWith('ja') ? 'ja' : 'en';
}
