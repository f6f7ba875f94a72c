/** How the board lies before the viewer. It changes what is seen, never what is played. */
export interface View {
  /** Quarter turns clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** Left and right exchanged, after the turns. */
  mirrored: boolean;
}

export const PLAIN: View = { turns: 0, mirrored: false };

/** The square that is seen in a place, both counted row by row from the top left. */
export function squareAt(view: View, place: number): number {
  let row = Math.floor(place / 8);
  let column = place % 8;
  if (view.mirrored) column = 7 - column;
  for (let i = 0; i < view.turns; i++) [row, column] = [7 - column, row];
  return 8 * row + column;
}

/** What stands above the columns and beside the rows. */
export function coordinates(view: View): { columns: string[]; rows: string[] } {
  const corner = squareAt(view, 0);
  const letters = (step: number) => Math.floor(corner / 8) === Math.floor(squareAt(view, step) / 8);
  const name = (place: number, lettered: boolean) => {
    const square = squareAt(view, place);
    return lettered ? 'abcdefgh'.charAt(square % 8) : String(Math.floor(square / 8) + 1);
  };
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  const lettered = letters(1);
  return {
    columns: places.map((place) => name(place, lettered)),
    rows: places.map((place) => name(8 * place, !lettered)),
  };
}
