import { change, settings } from '../settings/settings.svelte';
import { copy } from '../state/clipboard';
import { table } from '../state/table.svelte';
import { go, ui } from '../state/ui.svelte';
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
  copyTranscript: () => void copy(table.state?.transcript ?? '').then((told) => table.tell(told)),
};

function seatOf(player: PlayerView): Player {
  return player.level === null ? { kind: 'person', name: player.name } : { kind: 'computer', level: player.level };
}
