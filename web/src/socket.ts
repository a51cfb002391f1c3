/** One connection to a table: it reconnects by itself, and reports its state. */
import { socketAddress, takeOver } from './prefetch';
import { PROTOCOL, type Bye, type ClientMessage, type Hello, type ServerMessage } from './protocol.gen';

/** Gone: the table no longer exists. Out: the seat was lost. Barred: this person may not be here. Old: the server has a newer page. */
export type Standing = 'connecting' | 'open' | 'lost' | 'gone' | 'out' | 'old' | 'barred';

type Handlers = {
  message: (message: ServerMessage) => void;
  standing: (standing: Standing) => void;
};

/** How the server closes a socket: see docs/protocol.md. */
const NO_TABLE = 4404;
/** The state after a final close code; a server that only restarts comes back. */
const FOR_GOOD: Partial<Record<Bye['reason'], Standing>> = { removed: 'gone',
  replaced: 'out',
  banned: 'barred',
  dismissed: 'barred',
  closed: 'barred',
};
const FIRST_PAUSE = 500;
/** The table is at another process of the server already. */
const MOVED_PAUSE = 50;
const LONGEST_PAUSE = 15_000;
const SILENCE = 25_000;

export class Connection {
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    readonly hello: () => Hello,
    readonly handlers: Handlers,
  ) {
    addEventListener('online', this.#now);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    this.handlers.standing('connecting');
    const early = takeOver(this.code, this.hello().token);
    const socket = early?.socket ?? new WebSocket(socketAddress(this.code));
    this.#socket = socket;
    if (early === undefined) socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lose(socket, event.code);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.send({ type: 'ping' }), SILENCE);
    for (const said of early?.heard ?? []) queueMicrotask(() => this.#hear(JSON.parse(said) as ServerMessage));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#pause = FIRST_PAUSE;
      if (message.protocol !== PROTOCOL) {
        this.#end('old');
        return;
      }
      this.handlers.standing('open');
    }
    if (message.type === 'bye' && message.reason === 'moved') this.#pause = MOVED_PAUSE;
    this.handlers.message(message);
    const standing = message.type === 'bye' ? FOR_GOOD[message.reason] : undefined;
    if (standing !== undefined) this.#end(standing);
  }

  #end(standing: Standing): void {
    this.close();
    this.handlers.standing(standing);
  }

  #lose(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#beat);
    if (code === NO_TABLE) {
      this.#end('gone');
      return;
    }
    this.handlers.standing('lost');
    // With jitter: a server that comes back would otherwise be overrun by those who waited.
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }
}
