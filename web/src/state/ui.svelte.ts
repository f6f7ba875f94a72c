import type { Color } from '../board/model';
import type { Bilingual, ReadGames } from '../wire/page';

export type Place = 'play' | 'review' | 'library' | 'settings';

export type SheetName = 'new-game' | 'keys' | 'export' | 'import' | 'save' | 'editor';

/** A line that is shown on the board as numbered discs. */
interface Preview {
  /** The node that it starts from. */
  node: number;
  mover: Color;
  moves: readonly string[];
}

interface Ui {
  place: Place;
  sheet: SheetName | null;
  preview: Preview | null;
  /** Games of a text that one may choose from. */
  found: ReadGames | null;
  /** Why a text could not be opened; told in the sheet where one opens others. */
  unopened: Bilingual | null;
  /** A position that was set up for a new game. */
  setUp: string | null;
}

const PLACES: readonly unknown[] = ['play', 'review', 'library', 'settings'];

/** What is open on the page. A reload, and the browser's way back, lead to the place that was open. */
export const ui: Ui = $state({
  place: placeIn(history.state) ?? 'play',
  sheet: null,
  preview: null,
  found: null,
  unopened: null,
  setUp: null,
});

/** Whether the board of the table is seen. */
export function isAtTable(): boolean {
  return ui.place === 'play' || ui.place === 'review';
}

export function go(place: Place): void {
  if (place === ui.place) return;
  ui.place = place;
  history.pushState({ place }, '');
}

/** Follows the browser's buttons for back and forward. */
export function followHistory(): void {
  addEventListener('popstate', (event) => {
    ui.place = placeIn(event.state) ?? 'play';
    ui.sheet = null;
  });
}

function placeIn(state: unknown): Place | null {
  const place = typeof state === 'object' && state !== null && 'place' in state ? state.place : null;
  return PLACES.includes(place) ? (place as Place) : null;
}
