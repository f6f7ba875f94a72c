export type Color = 'black' | 'white';

/** What the board shows. It is told everything: which squares are playable and what a move there turns as well. */
export interface BoardModel {
  /** 64 squares, row by row. */
  discs: readonly (Color | null)[];
  /** Whose discs the marks on playable squares are. */
  mover: Color | null;
  /** The squares that a move on each playable square turns. */
  playable: ReadonlyMap<number, readonly number[]>;
  /** The disc played last. */
  last: number | null;
  /** The discs that it turned. */
  flipped: ReadonlySet<number>;
}

/** What is written on an empty square: what a move there is worth. */
export interface SquareValue {
  /** In discs, rounded, with its sign. */
  text: string;
  best: boolean;
  exact: boolean;
  /** How many moves ahead it was looked; small, below the value. */
  depth: number | null;
  /** Discs lost against the best move. */
  loss: number;
  /** Said when pointed at. */
  title: string;
}
