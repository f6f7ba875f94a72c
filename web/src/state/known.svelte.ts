import type { About, Opening } from '../wire/page';
import { api } from './api';

interface Known {
  about: About | null;
  openings: readonly Opening[];
}

/** What the program knows, asked for once. */
export const known: Known = $state({ about: null, openings: [] });

export async function learn(): Promise<void> {
  known.about ??= await api.about();
}

export async function learnOpenings(): Promise<void> {
  if (known.openings.length === 0) known.openings = await api.openings();
}
