import type { Color, SquareValue } from '../board/model';
import { indexOf } from '../board/squares';
import { settings } from '../settings/settings.svelte';
import { say } from '../text/language.svelte';
import { signed } from '../text/numbers';
import type { Analysis, HintNews, MoveWorth, Reach } from '../wire/page';

/** A value as the user wants to read it, from what it is to the side to move. */
export function seen(value: number, mover: Color): number {
  return settings.side === 'black' && mover === 'white' ? -value : value;
}

export function reachText(reach: Reach): string {
  return say('reach', { kind: reach.kind, count: reach.kind === 'ahead' ? reach.count : 0 });
}

/** What a move is worth, in words: for those who point at it, and for those who hear the page. */
function valueTitle(worth: MoveWorth, mover: Color, reach: Reach): string {
  return say('page-value', {
    value: signed(seen(worth.value, mover)),
    reach: worth.exact ? reachText({ kind: 'exact' }) : reachText(reach),
  });
}

/** What is written on the squares. */
export function squareValues(news: Analysis | HintNews): Map<number, SquareValue> {
  const values = new Map<number, SquareValue>();
  const best = news.moves[0]?.value ?? 0;
  const deepening = 'done' in news && !news.done && news.reach.kind === 'ahead' ? news.reach.count : null;
  for (const worth of news.moves) {
    const square = indexOf(worth.square);
    if (square === undefined) continue;
    values.set(square, {
      text: signed(seen(worth.value, news.side)),
      best: Math.round(worth.value) === Math.round(best),
      exact: worth.exact,
      depth: worth.exact ? null : deepening,
      loss: best - worth.value,
      title: valueTitle(worth, news.side, news.reach),
    });
  }
  return values;
}
