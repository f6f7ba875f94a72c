import { USUAL_START } from '../state/position';
import { table } from '../state/table.svelte';
import type { State } from '../wire/page';
import { openOrTell } from './receive';

/** An address of this page that opens the moves up to the shown place, after their start where that is another than usual. */
export function linkTo(state: State): string {
  const text = state.start === USUAL_START ? state.transcript : `${state.start} ${state.transcript}`;
  return `${location.origin}/#${encodeURIComponent(text)}`;
}

/** Opens the moves that the address names, now and whenever it comes to name others. */
export function followLinks(): () => void {
  const onhashchange = () => void openLink();
  addEventListener('hashchange', onhashchange);
  onhashchange();
  return () => removeEventListener('hashchange', onhashchange);
}

/** Once: a reload goes on with what came of the moves. */
async function openLink(): Promise<void> {
  const moves = decoded(location.hash.slice(1));
  if (moves === '') return;
  history.replaceState(history.state, '', location.pathname);
  await table.joined;
  await openOrTell(moves);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // What is no link of this page is read as it stands, and refused with a reason.
    return text;
  }
}
