import type { Player, Sides, Start } from '../wire/page';

export const MODES = ['computer', 'persons', 'watch'] as const;
export const STARTS = ['usual', 'opening', 'balanced', 'text', 'current'] as const;

/** What was chosen in the sheet for a new game. */
export interface Choices {
  mode: (typeof MODES)[number];
  side: 'black' | 'white';
  /** The name of the one who plays the computer. */
  name: string;
  black: string;
  white: string;
  level: string;
  /** White's, where two computers play. */
  otherLevel: string;
  start: (typeof STARTS)[number];
  /** The moves of an opening. */
  opening: string;
  /** A position or a record, in any form that is read. */
  text: string;
}

const KEY = 'yosumi-new-game';

const DEFAULTS: Choices = {
  mode: 'computer',
  side: 'black',
  name: '',
  black: '',
  white: '',
  level: '3',
  otherLevel: '3',
  start: 'usual',
  opening: 'f5d6c3d3c4',
  text: '',
};

/** Who played last is likely to play again; where the game starts is decided anew. */
export function lastChoices(setUp: string | null): Choices {
  let kept: Partial<Choices> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Choices>;
  } catch {
    // Whatever lies there was not kept by this page.
  }
  const start = setUp === null ? 'usual' : 'text';
  return { ...DEFAULTS, ...kept, start, text: setUp ?? '' };
}

export function keepChoices({ mode, side, name, black, white, level, otherLevel }: Choices): void {
  localStorage.setItem(KEY, JSON.stringify({ mode, side, name, black, white, level, otherLevel }));
}

export function playersOf(choices: Choices): Sides<Player> {
  const person = (name: string): Player => ({ kind: 'person', name: name.trim() === '' ? null : name.trim() });
  const computer = (level: string): Player => ({ kind: 'computer', level });
  if (choices.mode === 'persons') return { black: person(choices.black), white: person(choices.white) };
  if (choices.mode === 'watch') return { black: computer(choices.level), white: computer(choices.otherLevel) };
  const [you, other] = [person(choices.name), computer(choices.level)];
  return choices.side === 'black' ? { black: you, white: other } : { black: other, white: you };
}

export function startOf(choices: Choices): Start {
  if (choices.start === 'balanced') return { kind: 'balanced' };
  if (choices.start === 'opening') return { kind: 'moves', moves: choices.opening };
  if (choices.start === 'text') return { kind: 'text', text: choices.text };
  return { kind: 'usual' };
}
