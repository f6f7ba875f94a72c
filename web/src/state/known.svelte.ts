import type { About, Opening } from '../wire/page';
import { api } from './api';

interface Known {
  about: About | null;
  openings: readonly Opening[];
}

/** What the program knows, asked for once. Where it cannot be reached, whoever needs something asks again. */
export const known: Known = $state({ about: null, openings: [] });

export function learn(): void {
  if (known.about === null) api.about().then((about) => (known.about = about), nothing);
}

export function learnOpenings(): void {
  if (known.openings.length === 0) api.openings().then((openings) => (known.openings = openings), nothing);
}

function nothing(): void {}
