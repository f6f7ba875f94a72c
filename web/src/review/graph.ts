import type { Review } from '../state/review.svelte';
import type { TreeNode } from '../wire/page';
import type { GraphMistake, GraphPoint } from './Graph.svelte';

/** What is known of the places of a line: by the review, else by the record. */
export function pointsOf(line: readonly TreeNode[], review: Review): GraphPoint[] {
  const points: GraphPoint[] = [];
  for (const node of line) {
    const judged = review.moves.get(node.node);
    if (judged) points.push({ ply: node.number, value: Number(judged.value), exact: judged.exact });
    else if (node.value) points.push({ ply: node.number, value: node.value.discs, exact: node.value.exact });
  }
  // The first move says what the start was worth.
  const first = line[1] && review.moves.get(line[1].node);
  if (first && points[0]?.ply !== 0) points.unshift({ ply: 0, value: first.bestValue, exact: first.bestExact });
  return points;
}

export function mistakesOf(line: readonly TreeNode[], review: Review): GraphMistake[] {
  return line.flatMap((node): GraphMistake[] => {
    const judged = review.moves.get(node.node);
    if (judged?.class !== 'inaccuracy' && judged?.class !== 'mistake' && judged?.class !== 'blunder') return [];
    return [{ ply: node.number, value: judged.value, grave: judged.class }];
  });
}
