import { SQUARES, indexOf } from '../board/squares';
import type { BoardModel } from '../board/model';
import { sayInBoth } from '../text/language.svelte';
import type { Analysis, Answer, Ask, Bilingual, HintNews, Message, Progress, ReviewNews, State } from '../wire/page';
import { modelAfter, modelOf } from './position';
import { Review } from './review.svelte';
import { keepSeat } from './seat';
import type { Connection, Socket } from './socket';
import { Moves } from './tree';

/** Why a question to the table was not followed, as a sentence; nothing where it was. */
export function problemIn(answer: Answer | null): Bilingual | null {
  if (answer === null) return sayInBoth('page-not-connected');
  return answer.kind === 'refused' || answer.kind === 'failed' ? answer.text : null;
}

const NOTHING: BoardModel = {
  discs: new Array<null>(64).fill(null),
  mover: null,
  playable: new Map(),
  last: null,
  flipped: new Set(),
};

/** The table of this tab: what the server says of it, and what the page asks for. */
class Table {
  connection: Connection = $state('connecting');
  state: State | null = $state.raw(null);
  moves: Moves = $state.raw(new Moves([]));
  /** What was said last, a sentence each. */
  news: readonly Bilingual[] = $state.raw([]);
  progress: Progress | null = $state.raw(null);
  /** Why the game is not kept, until that was read. */
  loss: Bilingual | null = $state.raw(null);
  readonly review = new Review();

  #analysis: Analysis | null = $state.raw(null);
  #hint: HintNews | null = $state.raw(null);
  /** The board after a move that the server has yet to confirm. */
  #guess: BoardModel | null = $state.raw(null);
  #socket: Socket | null = null;
  #played: Promise<void> = Promise.resolve();
  #wanted: number | null = null;
  #showing = false;
  /** The place that will be shown when all questions are answered: steps count from there. */
  #aim: number | null = null;
  #seated: () => void = () => {};

  /** Kept as soon as the table is there. */
  readonly joined = new Promise<void>((resolve) => (this.#seated = resolve));

  readonly model: BoardModel = $derived(this.#guess ?? (this.state ? modelOf(this.state) : NOTHING));
  readonly lookingBack: boolean = $derived(this.state !== null && this.state.node !== this.state.gameNode);
  /** What the moves are worth at the place that is shown, if that is wanted and known. */
  readonly worth: Analysis | HintNews | null = $derived(
    (this.state?.analysing ? this.#current(this.#analysis) : null) ?? this.#current(this.#hint),
  );
  /** From the start through the shown place to the end of its line. */
  readonly line = $derived(this.state ? this.moves.through(this.state.node) : []);

  /** Called for every disc played, with the number of discs that it turns. */
  onplayed: (flips: number) => void = () => {};

  connect(socket: Socket): void {
    this.#socket = socket;
    socket.listen({
      onopen: () => {
        this.#forget();
        // What was said last may have been that there is no connection.
        this.tell();
      },
      onmessage: (message) => this.#take(message),
      onchange: (connection) => (this.connection = connection),
    });
  }

  /** Asks; whatever is refused is said. */
  async ask(ask: Ask): Promise<Answer | null> {
    const answer = (await this.#socket?.ask(ask)) ?? null;
    const problem = problemIn(answer);
    if (problem) this.tell(problem);
    return answer;
  }

  tell(...news: Bilingual[]): void {
    this.news = news;
  }

  /** Plays a square. The board shows it at once, the server has the last word. */
  play(square: number): Promise<void> {
    // Who is faster than the answer to the move before is not passed over.
    const play = () => this.#play(square);
    this.#played = this.#played.then(play, play);
    return this.#played;
  }

  async #play(square: number): Promise<void> {
    const state = this.state;
    const name = SQUARES[square];
    if (state === null || name === undefined) return;
    const candidate = state.playable.find((candidate) => candidate.square === name);
    const mover = state.turn;
    const mayPlay = state.mayPlay || this.lookingBack;
    if (candidate && mover && mayPlay) {
      this.#guess = modelAfter(this.model, mover, candidate);
      this.onplayed(candidate.flips.length);
    }
    const answer = await this.ask({ kind: 'play', node: state.node, square: name });
    if (answer?.kind !== 'done') this.#guess = null;
  }

  async playNamed(square: string): Promise<void> {
    const index = indexOf(square);
    if (index !== undefined) await this.play(index);
  }

  show(node: number | undefined): void {
    if (node === undefined || (node === this.state?.node && !this.#showing)) return;
    this.#wanted = node;
    this.#aim = node;
    if (!this.#showing) void this.#showWanted();
  }

  /** One question at a time: whoever drags through a game wants to see where they are, not all that they passed. */
  async #showWanted(): Promise<void> {
    this.#showing = true;
    while (this.#wanted !== null) {
      const node = this.#wanted;
      this.#wanted = null;
      await this.ask({ kind: 'show', node });
    }
    this.#showing = false;
    this.#aim = null;
  }

  /** Shows the place so many moves from the one that is shown, along its line. */
  step(moves: number): void {
    const from = this.#aim ?? this.state?.node;
    const at = this.line.findIndex((node) => node.node === from);
    this.show(this.line[Math.min(this.line.length - 1, Math.max(0, at + moves))]?.node);
  }

  #take(message: Message): void {
    if (message.kind === 'state') this.#takeState(message);
    else if (message.kind === 'progress') this.progress = message;
    else if (message.kind === 'analysis') this.#analysis = message;
    else if (message.kind === 'review') this.#takeReview(message);
    else if (message.kind === 'notKept') this.loss = message.text;
    else if (message.kind === 'hint') {
      this.#hint = message;
      this.tell(message.text);
    }
  }

  #takeReview(news: ReviewNews): void {
    const wasRunning = this.review.running;
    this.review.take(news);
    if (wasRunning && news.summary)
      this.tell(sayInBoth('page-review-finished', { count: this.review.mistakes.length }));
  }

  #takeState(state: State): void {
    // Another game has other places of the same numbers.
    if (state.events.some(({ event }) => event.kind === 'begun' || event.kind === 'resumed')) this.#forget();
    const told = state.events.map(({ text }) => text).filter((text) => text !== null);
    if (told.length > 0) this.news = told;
    const played = state.events.find(({ event }) => event.kind === 'played')?.event;
    // One's own move was heard when it was made.
    if (played?.kind === 'played' && this.#guess === null) this.onplayed(played.flips.length);
    this.#guess = null;
    this.progress = null;
    if (state.tree) this.moves = new Moves(state.tree.nodes);
    this.state = state;
    keepSeat(state.table);
    this.#seated();
  }

  /** What was found out about places is not about these any longer. */
  #forget(): void {
    this.#analysis = null;
    this.#hint = null;
    this.loss = null;
    this.review.forget();
  }

  #current<T extends Analysis | HintNews>(news: T | null): T | null {
    const state = this.state;
    const fits = news !== null && news.node === state?.node && news.side === state.turn;
    return this.#guess === null && fits ? news : null;
  }
}

export const table = new Table();
