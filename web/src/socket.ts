/** One connection to a table: it reconnects by itself, and reports its state. */
import { Heartbeat, TICK } from './heartbeat';
import { takeOver } from './prefetch';
import { PROTOCOL, type Bye, type ClientMessage, type Hello, type ServerMessage } from './protocol.gen';
import { isLocal, type Line, openLine } from './transport';

/** Gone: the table no longer exists. Out: the seat was lost. Barred: this person may not be here. Old: the server has a newer page. */
export type Standing = 'connecting' | 'open' | 'lost' | 'gone' | 'out' | 'old' | 'barred';

type Handlers = {
  message: (message: ServerMessage) => void;
  standing: (standing: Standing) => void;
  /** Since when the server owes an answer; null: it owes none. */
  silence?: (since: number | null) => void;
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
/** How long the server may take until it has greeted a new connection. */
const OPENING = 8000;

export class Connection {
  #socket: Line | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heartbeat: Heartbeat | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly code: string,
    readonly hello: () => Hello,
    readonly handlers: Handlers,
  ) {
    if (!isLocal) {
      addEventListener('online', this.#online);
      addEventListener('offline', this.#offline);
    }
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#heartbeat?.said(Date.now(), document.hidden);
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#look);
    this.#stop();
    this.#socket?.close();
  }

  /** The line may be another one now: what does not answer is not waited for. */
  #online = (): void => {
    const isAnswered = this.#heartbeat !== undefined && this.#heartbeat.owedSince === null;
    if (!isAnswered) this.#again();
    else this.#heartbeat?.ask(Date.now(), document.hidden);
  };

  /** The browser may be wrong: what is heard after all counts more. */
  #offline = (): void => {
    const now = Date.now();
    this.#heartbeat?.ask(now, document.hidden);
    this.handlers.silence?.(now);
  };

  /** The page is looked at again, or no longer: the others are told, and a line that died meanwhile is noticed. */
  #look = (): void => {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#heartbeat?.ask(Date.now(), document.hidden);
    else if (!document.hidden && this.#retry !== undefined) this.#again();
  };

  #again(): void {
    this.#stop();
    this.#connect();
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearInterval(this.#beat);
    this.#retry = undefined;
    this.#heartbeat = undefined;
  }

  /** From the greeting on, look whether the server still answers. */
  #listen(socket: Line): void {
    clearTimeout(this.#opening);
    const heartbeat = new Heartbeat(
      this.hello().token != null,
      (ping) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(ping)),
      Date.now(),
    );
    this.#heartbeat = heartbeat;
    heartbeat.ask(Date.now(), document.hidden);
    this.#beat = setInterval(() => {
      const now = Date.now();
      heartbeat.tick(now, document.hidden);
      const since = heartbeat.silentSince(now);
      if (since !== null) this.handlers.silence?.(since);
      if (heartbeat.isGivenUp(now)) this.#drop(socket);
    }, TICK);
  }

  /** Give up a connection that does not answer: it may never be closed by itself. */
  #drop(socket: Line): void {
    this.#lose(socket, 0);
    socket.close();
  }

  #connect(): void {
    this.handlers.standing('connecting');
    const early = takeOver(this.code, this.hello().token);
    const socket = early?.socket ?? openLine(this.code);
    this.#socket?.close();
    this.#socket = socket;
    if (early === undefined) socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = (event) => this.#lose(socket, event.code);
    // A server in this browser may have to be downloaded first; its notice says so.
    if (!isLocal) this.#opening = setTimeout(() => this.#drop(socket), OPENING);
    for (const said of early?.heard ?? []) queueMicrotask(() => this.#hear(socket, said));
  }

  #hear(socket: Line, said: string): void {
    // A connection that was given up may still have something to say; the new one says it too.
    if (socket !== this.#socket || this.#closed) return;
    const message = JSON.parse(said) as ServerMessage;
    this.handlers.silence?.(null);
    if (this.#heartbeat !== undefined && this.#isAboutPing(this.#heartbeat, message)) return;
    if (message.type === 'welcome') {
      this.#pause = FIRST_PAUSE;
      if (message.protocol !== PROTOCOL) {
        this.#end('old');
        return;
      }
      this.#listen(socket);
      this.handlers.standing('open');
    }
    if (message.type === 'bye' && message.reason === 'moved') this.#pause = MOVED_PAUSE;
    this.handlers.message(message);
    const standing = message.type === 'bye' ? FOR_GOOD[message.reason] : undefined;
    if (standing !== undefined) this.#end(standing);
  }

  /** Whether a server that runs an older version refuses a ping; while a cluster is updated there are both. */
  #isAboutPing(heartbeat: Heartbeat, message: ServerMessage): boolean {
    heartbeat.heard();
    if (message.type === 'pong') heartbeat.isUnderstood = true;
    const isRefused = message.type === 'refused' && message.code === 'malformed' && !heartbeat.isUnderstood;
    if (isRefused) heartbeat.isPlain = true;
    return isRefused;
  }

  #end(standing: Standing): void {
    this.close();
    this.handlers.standing(standing);
  }

  #lose(socket: Line, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#stop();
    this.#socket = undefined;
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
