/** Squares as the server writes them, `a1` to `h8`, and their places in a list of 64, row by row. */
export const SQUARES: readonly string[] = Array.from(
  { length: 64 },
  (_, i) => 'abcdefgh'.charAt(i % 8) + (Math.floor(i / 8) + 1),
);

const INDICES = new Map(SQUARES.map((name, index) => [name, index]));

/** The place of a square, or nothing where the word is no square. */
export function indexOf(name: string): number | undefined {
  return INDICES.get(name.toLowerCase());
}

/** How many steps of a king lie between two squares. */
export function distance(a: number, b: number): number {
  return Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));
}
