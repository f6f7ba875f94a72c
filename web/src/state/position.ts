import type { BoardModel, Color } from '../board/model';
import { indexOf } from '../board/squares';
import type { Candidate, State } from '../wire/page';

/** Where games begin when nothing else is said. */
export const USUAL_START = '---------------------------OX------XO--------------------------- X';

const index = (name: string) => indexOf(name) ?? -1;

/** What the board shows of a state. */
export function modelOf(state: State): BoardModel {
  return {
    discs: discsOf(state.board),
    mover: state.turn,
    playable: new Map(state.playable.map((candidate) => [index(candidate.square), candidate.flips.map(index)])),
    last: state.last ? index(state.last.square) : null,
    flipped: new Set(state.last?.flips.map(index)),
  };
}

/** The position that is shown, as it is copied, drawn and begun from: 64 signs, a blank, the side to move. */
export function positionText({ board, turn }: State): string {
  return `${board} ${turn === 'white' ? 'O' : 'X'}`;
}

/** 64 signs as discs. */
export function discsOf(board: string): (Color | null)[] {
  return Array.from(board.slice(0, 64), (sign) => (sign === 'X' ? 'black' : sign === 'O' ? 'white' : null));
}

/** What the board shows the moment a move is made, before the server has said what comes of it. */
export function modelAfter(model: BoardModel, color: Color, candidate: Candidate): BoardModel {
  const flips = candidate.flips.map(index);
  const played = index(candidate.square);
  const discs = [...model.discs];
  for (const square of [played, ...flips]) discs[square] = color;
  return { discs, mover: null, playable: new Map(), last: played, flipped: new Set(flips) };
}

export function countOf(model: BoardModel, color: Color): number {
  return model.discs.filter((disc) => disc === color).length;
}

/** The discs of a line to come, with their colors; a pass takes no square. */
export function stepsOf(line: readonly string[], mover: Color): { square: number; color: Color }[] {
  const steps: { square: number; color: Color }[] = [];
  let color = mover;
  for (const move of line) {
    const square = indexOf(move);
    if (square !== undefined) steps.push({ square, color });
    color = color === 'black' ? 'white' : 'black';
  }
  return steps;
}
