/** The table as one seat or a spectator sees it: at a table, in a lesson, in a review. */
import type {
  Advice,
  ClientMessage,
  ScoreSheet,
  Duel,
  DuelInsight,
  MailState,
  Notice,
  Odds,
  Reason,
  Insight,
  Refused,
  Report,
  Reported,
  Said,
  Scenario,
  ToldEvent,
  Sentences,
  Spectator,
  Suspects,
  Sword,
  TableInfo,
  Timer,
} from './protocol.gen';
import { withSameSeats } from './during';
import { Playback } from './playback.svelte';
import { toldWithPeople } from './words/people';

export type Entry = { kind: 'event'; event: ToldEvent } | { kind: 'notice'; notice: Notice };
export type Answer = 'ask' | 'parry' | 'take';
export type Clock = { until: number | null; reserve: number | null };

/** The answers to the player's own questions. */
export type Answered = Reported | Reason | Suspects | Advice | Odds | Scenario | MailState | Refused;
export type Question = Report | { type: 'why'; act: string } | { type: 'mail'; address: string } | { type: 'report_position' | 'who' | 'hint' | 'odds' };
/** What has happened, and the table after it. */
export type Update =
  | Pick<Sword, 'type' | 'events' | 'view' | 'insight' | 'scoresheet' | 'premove' | 'timer'>
  | Pick<Duel, 'type' | 'events' | 'view' | 'insight' | 'timer'>;

export abstract class TableSession extends Playback {
  /** Whether reactions can be answered in advance: where nobody waits there is no need. */
  readonly hasAhead: boolean = true;
  /** Whether the odds of a duel can be requested: in a puzzle they would be the answer. */
  readonly hasOdds: boolean = true;
  /** Whether people can talk here. */
  readonly hasTalk: boolean = false;
  info = $state.raw<TableInfo | null>(null);
  /** The same for a game the page does not know. */
  sentences = $state.raw<Sentences | null>(null);
  /** All that has happened in it. */
  sentenceEvents = $state.raw<readonly ToldEvent[]>([]);
  /** What the server computed for its open decision. */
  duelInsight = $state.raw<DuelInsight | null>(null);
  /** The latest odds of a duel: they arrive again and again, each time more exact. */
  duelOdds = $state.raw<Odds | null>(null);
  /** What the server computed for the open decision. */
  insight = $state.raw<Insight | null>(null);
  /** How the points came about, once the game is over. */
  scoresheet = $state.raw<ScoreSheet | null>(null);
  premove = $state<Answer | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The events that happened while the player was away. */
  missed = $state.raw<readonly ToldEvent[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** The number of the last line that was said before this connection. */
  past = $state(0);
  /** The player's own address for reminders; null where there are none. */
  mail = $state.raw<MailState | null>(null);
  /** Something worth saying for a moment. */
  note = $state('');
  /** Who is watching. */
  spectators = $state.raw<readonly Spectator[]>([]);
  /** Since when the host has been gone. */
  hostGoneAt = $state<number | null>(null);
  /** The choice that was sent and is not yet answered. */
  sent = $state<number | null>(null);

  constructor(readonly code: string) {
    super();
  }

  /** Whether this seat must answer now, and everything before has been shown. */
  get isAsked(): boolean {
    return this.view?.decision?.options != null && this.happening.length === 0;
  }

  /** Whether anything can be chosen at this table now. */
  get isGoingOn(): boolean {
    return this.info?.status === 'running' && !this.info.paused && !this.isPlayedFor;
  }

  /** Whether a bot plays for this player. */
  get isPlayedFor(): boolean {
    return this.you !== null && (this.info?.seats[this.you]?.stand_in ?? false);
  }

  /** Whether others play, too, and nobody has to be there all the time. */
  get isSlow(): boolean {
    return (this.info?.seats.length ?? 0) > 1 && this.info?.options.clock?.clock !== 'live';
  }

  get isHost(): boolean {
    return this.info !== null && this.you === this.info.host && this.info.evening == null;
  }

  /** Whether the server can be reached. */
  get isConnected(): boolean {
    return true;
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  /** Answer the open decision; sending it twice does no harm, for it names the decision. */
  choose(option: number): void {
    const decision = (this.view ?? this.duel)?.decision?.number ?? this.sentences?.decision;
    if (decision == null || this.sent === decision) return;
    this.sent = decision;
    this.chosen(decision, option);
  }

  /** Pass the choice on to whatever runs the game. */
  protected abstract chosen(decision: number, option: number): void;

  abstract send(message: ClientMessage): void;

  /** Ask something that gets an answer of its own. */
  abstract ask(question: Question): Promise<Answered>;

  /** The time of a decision runs from when it was heard of, whatever is still to be shown. */
  protected override show(update: Update): Promise<void> {
    this.clock = clockOf(update.timer);
    return super.show(toldWithPeople(update, this.info?.seats ?? []));
  }

  protected tell(update: Sentences): void {
    this.sentences = update;
    this.sentenceEvents = [...this.sentenceEvents, ...update.events];
    this.clock = clockOf(update.timer);
    if (this.sent !== update.decision) this.sent = null;
  }

  protected override arrive(update: Update, isFirst: boolean): void {
    this.happening = [];
    if (update.type === 'duel') {
      this.duel = update.view;
      this.duelInsight = update.insight;
    } else {
      this.view = withSameSeats(this.view, update.view);
      this.insight = update.insight;
      this.scoresheet = update.scoresheet;
      this.premove = update.premove;
    }
    if (this.sent !== update.view.decision?.number) this.sent = null;
    this.told = update.events.length > 0 ? update.events : this.told;
    const known = isFirst ? this.log.filter((entry) => entry.kind === 'notice') : this.log;
    this.log = [...known, ...update.events.map((event): Entry => ({ kind: 'event', event }))];
  }
}

export function clockOf(timer: Timer | null): Clock | null {
  if (timer === null) return null;
  return { until: timer.left === null ? null : Date.now() + timer.left * 1000, reserve: timer.reserve };
}
