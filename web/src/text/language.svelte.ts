import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../../locales/en.ftl?page';
import japanese from '../../../locales/ja.ftl?page';

export type Language = 'ja' | 'en';

export const LANGUAGES: readonly Language[] = ['ja', 'en'];

/** What the variables of a sentence stand for. Nothing else can be said: a list, for one, is joined before. */
type Variables = Record<string, string | number>;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: '日本語', en: 'English' };

const CATALOGS: Record<Language, string> = { ja: japanese, en: english };

/** Parsed when the language is first spoken: most never hear the other one. */
const bundles = new Map<Language, FluentBundle>();

let current: Language = $state(preferred());

export function language(): Language {
  return current;
}

export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
}

/** The sentence with this key in the current language. Whoever calls it in markup is drawn anew when that changes. */
export function say(key: string, variables?: Variables): string {
  return sayIn(current, key, variables);
}

function sayIn(language: Language, key: string, variables?: Variables): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(key)?.value;
  const problems: Error[] = [];
  const sentence = pattern ? bundle.formatPattern(pattern, counted(variables), problems) : key;
  // The user is shown something rather than nothing; to tests of the page an error that is written down is a failure.
  if (!pattern || problems.length > 0) console.error(`${key} cannot be said in ${language}`, ...problems);
  return sentence;
}

/** The same sentence in both languages, for what is said once and may be read in either. */
export function sayInBoth(key: string, variables?: Variables): Record<Language, string> {
  return { ja: sayIn('ja', key, variables), en: sayIn('en', key, variables) };
}

/** A text that came in both languages, in the current one. */
export function inLanguage(text: Record<Language, string>): string {
  return text[current];
}

/** A number below a thousand is its digits in both languages: the browser's own format takes its time to be got ready. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function counted(variables: Variables = {}): Record<string, FluentVariable> {
  const entries = Object.entries(variables);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );
}

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  // The marks that isolate directions have nothing to do: both languages run one way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource({ body: JSON.parse(CATALOGS[language]) as FluentResource['body'] });
  bundles.set(language, bundle);
  return bundle;
}

function preferred(): Language {
  return navigator.languages.find((tag) => /^(ja|en)\b/.test(tag))?.startsWith('ja') ? 'ja' : 'en';
}
