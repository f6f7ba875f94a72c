import type { ReviewNews, ReviewSummary, ReviewedMove } from '../wire/page';

/** What a review has found so far. */
export class Review {
  moves: ReadonlyMap<number, ReviewedMove> = $state.raw(new Map());
  summary: ReviewSummary | null = $state.raw(null);
  running = $state(false);
  done = $state(0);
  total = $state(0);

  take(news: ReviewNews): void {
    const moves = new Map(news.fresh ? [] : this.moves);
    for (const move of news.moves) moves.set(move.node, move);
    this.moves = moves;
    this.summary = news.summary ?? (news.fresh || news.running ? null : this.summary);
    this.running = news.running;
    this.done = news.done;
    this.total = news.total;
  }

  forget(): void {
    this.take({ fresh: true, done: 0, total: 0, moves: [], summary: null, running: false });
  }

  /** The moves that lost something, in the order of the game. */
  get mistakes(): ReviewedMove[] {
    return [...this.moves.values()]
      .filter((move) => move.class === 'inaccuracy' || move.class === 'mistake' || move.class === 'blunder')
      .toSorted((a, b) => a.number - b.number);
  }
}
