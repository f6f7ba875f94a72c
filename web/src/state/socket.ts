import type { Answer, Ask, Message, Request } from '../wire/page';

export type Connection = 'connecting' | 'open' | 'lost';

interface Hooks {
  /** Called as soon as one can speak, the first time and after every loss. */
  onopen: () => void;
  onmessage: (message: Message) => void;
  onchange: (connection: Connection) => void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 4000;

/** The talk with the server. A lost connection is taken up again, the longer it takes the more rarely it is tried. */
export class Socket {
  readonly #url: string;
  readonly #greeting: () => Ask;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #lastId = 0;
  #hooks: Hooks | null = null;
  /** What happened before anyone listened. */
  readonly #unheard: ((hooks: Hooks) => void)[] = [];

  /** Begins at once; `greeting` is what is asked first over every connection. */
  constructor(url: string, greeting: () => Ask) {
    this.#url = url;
    this.#greeting = greeting;
    this.#connect();
  }

  /** Tells everything to these, from the beginning of the talk on. */
  listen(hooks: Hooks): void {
    this.#hooks = hooks;
    for (const tell of this.#unheard.splice(0)) tell(hooks);
  }

  /** Answers with nothing where the connection is lost before the answer comes. */
  ask(ask: Ask): Promise<Answer | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.#lastId;
    socket.send(JSON.stringify({ id, ask } satisfies Request));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = FIRST_DELAY;
      this.#tell((hooks) => {
        hooks.onchange('open');
        hooks.onopen();
      });
      void this.ask(this.#greeting());
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lost();
  }

  #take(message: Message): void {
    if (message.kind === 'reply') {
      if (message.to === null) return;
      this.#waiting.get(message.to)?.(message.answer);
      this.#waiting.delete(message.to);
    } else {
      this.#tell((hooks) => hooks.onmessage(message));
    }
  }

  #lost(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.#tell((hooks) => hooks.onchange('lost'));
    setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }

  #tell(tell: (hooks: Hooks) => void): void {
    if (this.#hooks) tell(this.#hooks);
    else this.#unheard.push(tell);
  }
}
