import { LANGUAGES, language, setLanguage, type Language } from '../text/language.svelte';
import { PLAIN, type View } from '../board/view';

export const BOARDS = ['felt', 'wood', 'slate', 'contrast'] as const;
export const DISCS = ['soft', 'flat', 'outlined'] as const;
export const LIGHTS = ['system', 'light', 'dark'] as const;
export const SIDES = ['mover', 'black'] as const;

export interface Settings {
  language: Language;
  light: (typeof LIGHTS)[number];
  board: (typeof BOARDS)[number];
  discs: (typeof DISCS)[number];
  /** Marks on playable squares. */
  marks: boolean;
  sound: boolean;
  view: View;
  /** For whom values count. */
  side: (typeof SIDES)[number];
}

const KEY = 'yosumi-settings';

const DEFAULTS: Settings = {
  language: language(),
  light: 'system',
  board: 'felt',
  discs: 'soft',
  marks: true,
  sound: false,
  view: PLAIN,
  side: 'mover',
};

/** What the user has chosen, as the page follows it. */
export const settings: Settings = $state({ ...DEFAULTS });

type Keep = (settings: Settings) => void;
let keep: Keep = () => {};

/** Takes up what was chosen before in this browser, so that the first picture is right. */
export function restoreSettings(): void {
  take(parse(localStorage.getItem(KEY)));
}

/** Takes up what was chosen before in any browser, and has changes kept with it from now on. */
export function shareSettings(kept: unknown, keepThem: Keep): void {
  take(kept);
  remember();
  keep = keepThem;
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  apply();
  keep(remember());
}

/** Keeps what is chosen in this browser. */
function remember(): Settings {
  const snapshot = $state.snapshot(settings);
  localStorage.setItem(KEY, JSON.stringify(snapshot));
  return snapshot;
}

function apply(): void {
  const root = document.documentElement;
  setLanguage(settings.language);
  root.dataset['light'] = settings.light;
  root.dataset['board'] = settings.board;
  root.dataset['discs'] = settings.discs;
}

/** Whatever was kept is only believed where it makes sense. */
function take(kept: unknown): void {
  const from = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const one = <T>(values: readonly T[], value: unknown, otherwise: T) =>
    values.includes(value as T) ? (value as T) : otherwise;
  settings.language = one(LANGUAGES, from['language'], settings.language);
  settings.light = one(LIGHTS, from['light'], settings.light);
  settings.board = one(BOARDS, from['board'], settings.board);
  settings.discs = one(DISCS, from['discs'], settings.discs);
  settings.side = one(SIDES, from['side'], settings.side);
  settings.marks = one([true, false], from['marks'], settings.marks);
  settings.sound = one([true, false], from['sound'], settings.sound);
  const view = (from['view'] ?? {}) as Record<string, unknown>;
  // Part by part: a view that is another object has the whole board drawn anew.
  settings.view.turns = one([0, 1, 2, 3] as const, view['turns'], settings.view.turns);
  settings.view.mirrored = one([true, false], view['mirrored'], settings.view.mirrored);
  apply();
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
