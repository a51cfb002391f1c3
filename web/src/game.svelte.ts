/** One seat at one table, or a spectator: everything that the server has told it. */
import { memory, type Seat } from './memory.svelte';
import type {
  Advice,
  Choose,
  ClientMessage,
  Counted,
  Duel,
  DuelReckoned,
  DuelView,
  Notice,
  Odds,
  Over,
  Reason,
  Reckoned,
  Refused,
  Said,
  Scenario,
  Seen,
  ServerMessage,
  Suspects,
  Sword,
  TableInfo,
  Timer,
  View,
} from './protocol.gen';
import { Connection, type Standing } from './socket';
import { beat, momentsOf, skipBeat } from './pace';
import { speech } from './words/speech.svelte';

export type Entry = { kind: 'event'; event: Seen } | { kind: 'notice'; notice: Notice };
export type Answer = 'ask' | 'parry' | 'take';
export type Clock = { until: number | null; reserve: number | null };

/** What a message with a number of ours is answered with. */
type Answered = Reason | Suspects | Advice | Odds | Scenario | Refused;

export class Game {
  standing = $state<Standing>('connecting');
  /** Since when the connection is lost. */
  lostAt = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** The table as it is shown; it follows what the server told at a pace that eyes can follow. */
  view = $state.raw<View | null>(null);
  /** The same of a duel: a table has one or the other. */
  duel = $state.raw<DuelView | null>(null);
  /** What the rules make of its open decision. */
  foretold = $state.raw<DuelReckoned | null>(null);
  /** What is happening between the view that is shown and the next one. */
  happening = $state.raw<readonly Seen[]>([]);
  /** What the rules make of the open decision. */
  reckoned = $state.raw<Reckoned | null>(null);
  /** How the points came about, once the game is over. */
  counted = $state.raw<Counted | null>(null);
  clock = $state.raw<Clock | null>(null);
  ahead = $state<Answer | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** How many events were told when one came back to the table. */
  missed = $state.raw<readonly Seen[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  over = $state.raw<Over | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Since when the host is seen to be gone. */
  hostGoneAt = $state<number | null>(null);
  /** The choice that was sent and is not yet answered. */
  sent = $state<number | null>(null);

  #connection: Connection;
  #queue: (Sword | Duel)[] = [];
  #playing = false;
  #skips = false;
  #number = 0;
  /** The last choice, and whether it has to be sent again because the connection is a new one. */
  #chosen: Choose | null = null;
  #isAnew = false;
  #waiting = new Map<number, (answer: Answered) => void>();

  constructor(
    readonly code: string,
    readonly seat: Seat | null,
  ) {
    const hello = () => ({
      type: 'hello' as const,
      token: seat?.token ?? null,
      name: memory.settings.name || null,
      language: speech.language,
    });
    this.#connection = new Connection(code, hello, {
      message: (message) => this.#hear(message),
      standing: (standing) => this.#stand(standing),
    });
  }

  /** Whether this seat is asked now, and everything before has been shown. */
  get isAsked(): boolean {
    return this.view?.decision?.options != null && this.happening.length === 0;
  }

  /** Whether anything can be chosen at this table now. */
  get isGoingOn(): boolean {
    return this.info?.status === 'running' && !this.info.paused;
  }

  get isHost(): boolean {
    return this.info !== null && this.you === this.info.host;
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  send(message: ClientMessage): void {
    this.refused = null;
    this.#connection.send(message);
  }

  /** Answer the open decision; twice the same does no harm, for the decision is named. */
  choose(option: number): void {
    const decision = this.view?.decision ?? this.duel?.decision;
    if (decision == null || this.sent === decision.number) return;
    this.sent = decision.number;
    this.#chosen = { type: 'choose', decision: decision.number, option };
    this.send(this.#chosen);
  }

  /** Ask something that is answered to this question alone. */
  ask(message: { type: 'why'; act: string } | { type: 'wrong' | 'who' | 'hint' | 'odds' }): Promise<Answered> {
    const re = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(re, resolve);
      this.#connection.send({ ...message, re });
    });
  }

  /** Show what is happening no longer, but what has come of it. */
  skip(): void {
    this.#skips = this.#playing;
    skipBeat();
  }

  close(): void {
    this.#connection.close();
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    if (standing === 'lost') this.lostAt ??= Date.now();
    if (standing === 'open') this.lostAt = null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.#isAnew = true;
        this.hostGoneAt = null;
        this.chat = [];
        break;
      case 'table':
        this.#sit(message.table);
        break;
      case 'sword':
      case 'duel':
        this.#queue.push(message);
        void this.#play();
        break;
      case 'notice':
        this.log = [...this.log, { kind: 'notice', notice: message }];
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'over':
        this.over = message;
        break;
      case 'reason':
      case 'suspects':
      case 'advice':
      case 'odds':
      case 'scenario':
        this.#answer(message);
        break;
      case 'refused':
        if (message.code === 'unknown_token') this.#lose();
        else if (!this.#answer(message)) this.#refuse(message);
        break;
      // How the connection stands after a farewell, it says itself.
      case 'bye':
      case 'pong':
        break;
    }
  }

  #sit(table: TableInfo): void {
    const isSameHost = this.info?.host === table.host;
    const isHere = table.seats[table.host]?.here ?? true;
    this.hostGoneAt = isHere ? null : ((isSameHost ? this.hostGoneAt : null) ?? Date.now());
    this.info = table;
  }

  /** The token opens nothing any more: to ask again with it is of no use. */
  #lose(): void {
    this.#connection.close();
    this.standing = 'out';
  }

  /** What was refused may have been the choice; the answer to a question says nothing of it. */
  #refuse(message: Refused): void {
    this.sent = null;
    this.refused = message;
  }

  #answer(message: Answered): boolean {
    const resolve = this.#waiting.get(message.re ?? -1);
    if (resolve === undefined) return false;
    this.#waiting.delete(message.re ?? -1);
    resolve(message);
    return true;
  }

  /** Show one update after the other, each long enough to be seen. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      const isFirst = (this.view ?? this.duel) === null || update.events[0]?.number === 0;
      for (const moment of isFirst ? [] : momentsOf(update)) {
        if (this.#skips) break;
        this.happening = moment.shown;
        await beat(moment.fresh, this.#queue.length);
      }
      this.#skips = false;
      this.#arrive(update, isFirst);
    }
    this.#playing = false;
  }

  #arrive(update: Sword | Duel, isFirst: boolean): void {
    this.happening = [];
    if (update.type === 'duel') {
      this.duel = update.view;
      this.foretold = update.reckoned;
    } else {
      this.view = update.view;
      this.reckoned = update.reckoned;
      this.counted = update.counted;
      this.ahead = update.ahead;
    }
    this.clock = clockOf(update.timer);
    if (this.sent !== update.view.decision?.number) this.sent = null;
    // What was chosen while the connection was gone is not lost; twice the same does no harm.
    if (this.#isAnew && this.sent !== null && this.#chosen !== null) this.send(this.#chosen);
    this.#isAnew = false;
    const known = isFirst ? this.log.filter((entry) => entry.kind === 'notice') : this.log;
    this.log = [...known, ...update.events.map((event): Entry => ({ kind: 'event', event }))];
    if (isFirst) this.missed = memory.unseen(this.code, update.events);
    const last = update.events.at(-1);
    if (last !== undefined && document.visibilityState === 'visible') memory.sawEvents(this.code, last.number + 1);
  }
}

function clockOf(timer: Timer | null): Clock | null {
  if (timer === null) return null;
  return { until: timer.left === null ? null : Date.now() + timer.left * 1000, reserve: timer.reserve };
}
