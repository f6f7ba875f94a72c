import type { TreeNode } from '../wire/page';

/** A record's moves with the ways between them. */
export class Moves {
  readonly #nodes = new Map<number, TreeNode>();
  readonly #children = new Map<number, TreeNode[]>();
  readonly root: TreeNode | null;

  constructor(nodes: readonly TreeNode[]) {
    this.root = nodes[0] ?? null;
    for (const node of nodes) {
      this.#nodes.set(node.node, node);
      if (node.parent === null) continue;
      const siblings = this.#children.get(node.parent);
      if (siblings) siblings.push(node);
      else this.#children.set(node.parent, [node]);
    }
  }

  at(node: number): TreeNode | undefined {
    return this.#nodes.get(node);
  }

  /** The continuation first, then the variations. */
  after(node: number): readonly TreeNode[] {
    return this.#children.get(node) ?? [];
  }

  /** Whether nothing was played at all. */
  get empty(): boolean {
    return this.root === null || this.after(this.root.node).length === 0;
  }

  /** The nodes from the start to this one, both with it. */
  to(node: number): TreeNode[] {
    const line: TreeNode[] = [];
    for (let at = this.at(node); at; at = at.parent === null ? undefined : this.at(at.parent)) line.push(at);
    return line.reverse();
  }

  /** The line through this node: from the start to it, and on to its end. */
  through(node: number): TreeNode[] {
    const line = this.to(node);
    for (let next = this.after(node)[0]; next; next = this.after(next.node)[0]) line.push(next);
    return line;
  }
}
