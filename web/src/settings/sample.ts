import type { BoardModel, Color } from '../board/model';
import { SQUARES, indexOf } from '../board/squares';

const BLACK = ['d4', 'e4', 'f5', 'e5', 'c3', 'd5'];
const WHITE = ['d6', 'c4', 'd3', 'e6'];

const at = (name: string) => indexOf(name) ?? 0;

/** A few moves into the Tiger, to try colors on. */
export const SAMPLE: BoardModel = {
  discs: SQUARES.map((name): Color | null => (BLACK.includes(name) ? 'black' : WHITE.includes(name) ? 'white' : null)),
  mover: 'black',
  playable: new Map([
    [at('c5'), [at('c4')]],
    [at('d7'), [at('d6')]],
    [at('e7'), [at('e6')]],
    [at('b4'), [at('c4')]],
    [at('d2'), [at('d3')]],
  ]),
  last: at('d3'),
  flipped: new Set([at('c4')]),
};
