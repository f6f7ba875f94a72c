import type { Moves } from '../state/tree';
import type { TreeNode } from '../wire/page';

/** A place in the move list: a disc, a pass, or nothing. */
export type Entry = TreeNode | 'pass' | null;

/** Two plies side by side, and what hangs on them. */
export interface Row {
  number: number;
  black: Entry;
  white: Entry;
  /** Where variations begin. */
  variations: TreeNode[];
  /** What is said of its moves and passes. */
  remarks: string[];
}

/** The main line in rows. */
export function rowsOf(moves: Moves): Row[] {
  const rows: Row[] = [];
  const open = (number: number): Row => {
    const row: Row = { number, black: null, white: null, variations: [], remarks: [] };
    rows.push(row);
    return row;
  };
  const place = (color: 'black' | 'white', entry: Entry, number: number): Row => {
    let row = rows.at(-1);
    // Black opens a row, and so does White who moves once more or first of all.
    if (!row || color === 'black' || row.white !== null) row = open(number);
    row[color] = entry;
    return row;
  };
  const root = moves.root;
  if (root?.passed) place(root.by, 'pass', 1).remarks.push(...said(root.passComment));
  for (let at = root; at;) {
    const [next, ...others] = moves.after(at.node);
    if (!next) break;
    const row = place(next.by, next, next.number);
    row.variations.push(...others);
    row.remarks.push(...said(next.comment));
    const after: TreeNode = next;
    if (after.passed) {
      const pass = place(after.by === 'black' ? 'white' : 'black', 'pass', after.number + 1);
      pass.remarks.push(...said(after.passComment));
    }
    at = after;
  }
  return rows;
}

function said(text: string | undefined): string[] {
  return text ? [text] : [];
}

/** A variation as it runs on, and the variations that leave it. */
export interface Branch {
  nodes: TreeNode[];
  /** Where they leave: the place in `nodes` of the move that they replace. */
  branches: { at: number; first: TreeNode }[];
}

export function branchOf(moves: Moves, first: TreeNode): Branch {
  const nodes = [first];
  const branches: { at: number; first: TreeNode }[] = [];
  for (let at = first; ;) {
    const [next, ...others] = moves.after(at.node);
    if (!next) return { nodes, branches };
    for (const other of others) branches.push({ at: nodes.length, first: other });
    nodes.push(next);
    at = next;
  }
}
