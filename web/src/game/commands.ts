import { change, settings } from '../settings/settings.svelte';
import { USUAL_START } from '../state/position';
import { table } from '../state/table.svelte';
import { go, ui } from '../state/ui.svelte';
import { sayInBoth } from '../text/language.svelte';
import type { Player, PlayerView, Sides } from '../wire/page';

/** Everything that a key or a button does at the table. */
export const commands = {
  undo: () => void table.ask({ kind: 'undo' }),
  redo: () => void table.ask({ kind: 'redo' }),
  hint: () => void table.ask({ kind: 'hint' }),
  answerNow: () => void table.ask({ kind: 'answerNow' }),
  playForMe: () => void table.ask({ kind: 'playForMe' }),
  resign: () => void table.ask({ kind: 'resign' }),
  swap: () => void table.ask({ kind: 'swap' }),
  pause: () => void table.ask({ kind: table.state?.paused ? 'unpause' : 'pause' }),
  takeUp: () => void table.ask({ kind: 'takeUp' }),
  analyse: () => void table.ask({ kind: 'analyse', on: !table.state?.analysing }),
  review: () => {
    go('review');
    void table.ask(table.review.running ? { kind: 'cancelReview' } : { kind: 'review', level: null });
  },
  backToGame: () => table.show(table.state?.gameNode),
  rematch: () => {
    const players = table.state?.players;
    if (!players) return;
    go('play');
    const seats: Sides<Player> = { black: seatOf(players.black), white: seatOf(players.white) };
    void table.ask({ kind: 'newGame', players: seats, start: { kind: 'usual' } });
  },
  newGame: () => {
    ui.sheet = 'new-game';
  },
  /** The board turned by half: as the one across the table sees it. */
  flipView: () =>
    change({ view: { ...settings.view, turns: ((settings.view.turns + 2) % 4) as typeof settings.view.turns } }),
  copyTranscript: () => void copy(table.state?.transcript ?? ''),
  copyPosition: () => {
    const state = table.state;
    if (state) void copy(`${state.board} ${state.turn === 'white' ? 'O' : 'X'}`);
  },
  copyLink: () => void copy(`${location.origin}/#${encodeURIComponent(linkText())}`),
};

/** The moves that are shown, after the position that they start from where that is another one than usual. */
function linkText(): string {
  const state = table.state;
  if (!state) return '';
  return state.start === USUAL_START ? state.transcript : `${state.start} ${state.transcript}`;
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  table.tell(sayInBoth('page-copied'));
}

export function seatOf(player: PlayerView): Player {
  return player.level === null ? { kind: 'person', name: player.name } : { kind: 'computer', level: player.level };
}
