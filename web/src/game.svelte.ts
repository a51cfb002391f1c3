/** One seat at a table on the server, or a spectator: everything that the server has sent to it. */
import { memory, type Seat } from './memory.svelte';
import type { Choose, ClientMessage, Over, Refused, ServerMessage, TableInfo, View } from './protocol.gen';
import { Connection, type Standing } from './socket';
import { type Answered, type Question, TableSession, type Update } from './session.svelte';
import { Unheard } from './unheard';
import { say, speech } from './words/speech.svelte';

/** Messages that are kept while the server does not answer. */
const MOST_UNSENT = 20;

export class Game extends TableSession {
  override readonly hasTalk = true;
  standing = $state<Standing>('connecting');
  /** When the connection was lost. */
  lostAt = $state<number | null>(null);
  /** Since when the server owes an answer, although the connection looks open. */
  silentSince = $state<number | null>(null);
  /** Why this person may not be here. */
  barred = $state('');
  over = $state.raw<Over | null>(null);
  /** Whether the server cannot store anything: until it can, the game waits. */
  isHeld = $state(false);
  refused = $state.raw<Refused | null>(null);

  #connection: Connection;
  #number = 0;
  /** The last choice, and whether it must be sent again because the connection is new. */
  #chosen: Choose | null = null;
  #isReconnect = false;
  /** Lines of chat that are still to come from before. */
  #owed = 0;
  #unsent: readonly ClientMessage[] = [];
  readonly #unheard = new Unheard();
  /** The question after whose answer everything is known that was said before. */
  #caughtUp = 0;
  #waiting = new Map<number, (answer: Answered) => void>();

  constructor(
    code: string,
    readonly seat: Seat | null,
    /** Whether nobody else looks at this screen. */
    readonly isAlone = true,
  ) {
    super(code);
    const hello = () => ({
      type: 'hello' as const,
      token: seat?.token ?? null,
      name: memory.settings.name || null,
      // A seat proves itself; a spectator's name may be claimed.
      player: seat === null ? (memory.player?.token ?? null) : null,
      ...(seat === null && memory.settings.avatar !== '' ? { avatar: memory.settings.avatar } : {}),
      watcher: seat === null ? memory.watcher : null,
      language: speech.language,
    });
    this.#connection = new Connection(code, hello, {
      message: (message) => this.#hear(message),
      standing: (standing) => this.#stand(standing),
      silence: (since) => this.#fallSilent(since),
    });
  }

  override get isConnected(): boolean {
    return this.standing === 'open' && this.silentSince === null;
  }

  send(message: ClientMessage): void {
    this.refused = null;
    const kept = message.type === 'say' && this.you !== null ? { ...message, re: ++this.#number } : null;
    if (kept !== null) this.#unheard.keep(kept);
    if (this.isConnected) this.#connection.send(kept ?? message);
    else this.#unsent = [...this.#unsent, kept ?? message].slice(-MOST_UNSENT);
  }

  /** Once it is clear what has arrived, the rest is said again. */
  #sayAgain(): void {
    if (this.#unheard.all.length === 0) return;
    this.#caughtUp = ++this.#number;
    this.#connection.send({ type: 'ping', re: this.#caughtUp });
  }

  /** Send what was said while the server did not answer. */
  #sendKept(): void {
    const kept = this.#unsent;
    this.#unsent = [];
    for (const message of kept) this.#connection.send(message);
  }

  protected chosen(decision: number, option: number): void {
    this.#chosen = { type: 'choose', decision, option };
    this.send(this.#chosen);
  }

  ask(question: Question): Promise<Answered> {
    const re = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(re, resolve);
      this.#connection.send({ ...question, re });
    });
  }

  close(): void {
    this.#connection.close();
  }

  #fallSilent(since: number | null): void {
    const isBack = since === null && this.silentSince !== null && this.standing === 'open';
    this.silentSince = since;
    if (isBack) this.#sendKept();
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    if (standing === 'lost') this.lostAt ??= this.silentSince ?? Date.now();
    if (standing === 'open') this.lostAt = null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.#isReconnect = true;
        // A choice goes out once it is clear that it is still wanted, and words once it is clear that nobody heard them.
        this.#unsent = this.#unsent.filter(({ type }) => type !== 'choose' && (type !== 'say' || this.you === null));
        this.#sendKept();
        this.#sayAgain();
        this.hostGoneAt = null;
        this.mail = null;
        this.isHeld = false;
        this.chat = [];
        this.#owed = message.lines ?? 0;
        this.sentenceEvents = [];
        break;
      case 'table':
        this.#sit(message.table);
        this.spectators = message.spectators;
        break;
      case 'sword':
      case 'duel':
        void this.show(message);
        break;
      case 'sentences':
        this.tell(message);
        break;
      case 'notice':
        if (message.kind === 'return' && message.seat === this.you) this.note = say('desk-yours-again');
        this.log = [...this.log, { kind: 'notice', notice: message }];
        break;
      case 'said':
        if (this.#owed-- > 0) this.past = message.number;
        this.chat = [...this.chat, message];
        if (message.seat === this.you && message.text !== null) this.#unheard.heard(message.text);
        break;
      case 'over':
        this.over = message;
        break;
      case 'outage':
        this.isHeld = !message.over;
        if (this.isHeld) this.clock = null;
        break;
      case 'mail_state':
        this.mail = message;
        this.#answer(message);
        break;
      case 'odds':
        this.duelOdds = message;
        this.#answer(message);
        break;
      case 'reason':
      case 'suspects':
      case 'advice':
      case 'scenario':
      case 'reported':
        this.#answer(message);
        break;
      case 'refused':
        this.#unheard.refused(message.re);
        if (message.code === 'unknown_token') this.#lose();
        else if (message.code === 'banned' && this.standing !== 'open') this.#bar(message.message);
        else if (!this.#answer(message)) this.#refuse(message);
        break;
      // The socket itself reports its state after these.
      case 'bye':
        if (message.reason === 'dismissed') this.barred = say('desk-dismissed');
        else this.barred = message.message ?? '';
        break;
      case 'pong':
        if (message.re === this.#caughtUp) for (const line of this.#unheard.all) this.#connection.send(line);
        break;
    }
  }

  #sit(table: TableInfo): void {
    const isSameHost = this.info?.host === table.host;
    const isHere = table.seats[table.host]?.here ?? true;
    this.hostGoneAt = isHere ? null : ((isSameHost ? this.hostGoneAt : null) ?? Date.now());
    this.info = table;
  }

  /** The token is no longer valid: retrying with it is useless. */
  #lose(): void {
    this.#connection.close();
    this.standing = 'out';
  }

  /** This person may not be here: retrying is useless. */
  #bar(why: string): void {
    this.#connection.close();
    this.barred = why;
    this.standing = 'barred';
  }

  /** What was refused may have been the choice; the answer to a question says nothing about it. */
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

  /** Somebody who was here before may have come back because it is their turn. */
  #comeBack(update: Update): void {
    this.missed = memory.unseen(this.code, update.events);
    const isAsked = this.isGoingOn && update.view.decision?.options != null;
    if (isAsked && memory.hasSeen(this.code)) this.note = say('desk-back-asked');
    if (update.type === 'sword' && this.#isDealt(update.view)) this.beginDeal(this.isAlone);
  }

  /** Whether this browser has yet to see how the game was dealt; who comes later sees the game. */
  #isDealt({ turn, seats, result }: View): boolean {
    const isEarly = turn <= seats.length;
    return isEarly && result === null && memory.settings.pace !== 'none' && !memory.sawDeal(this.code, this.you);
  }

  override endDeal(): void {
    if (this.isDeal) memory.keepDeal(this.code, this.you);
    super.endDeal();
  }

  protected override arrive(update: Update, isFirst: boolean): void {
    super.arrive(update, isFirst);
    // A choice made while disconnected is sent again; sending it twice does no harm.
    if (this.#isReconnect && this.sent !== null && this.#chosen !== null) this.send(this.#chosen);
    this.#isReconnect = false;
    if (isFirst) this.#comeBack(update);
    const last = update.events.at(-1);
    if (last !== undefined && document.visibilityState === 'visible') memory.sawEvents(this.code, last.number + 1);
  }
}
