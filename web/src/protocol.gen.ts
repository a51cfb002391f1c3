/* Made by `make protocol` from the schema of the server. Do not edit. */
/* eslint-disable */

/**
 * Anything that a client may say.
 */
export type ClientMessage =
  | Hello
  | Choose
  | Ready
  | Start
  | Premove
  | Reclaim
  | Say
  | MakeClaim
  | Mute
  | Pause
  | Replace
  | PassHost
  | End
  | Rematch
  | MailMe
  | Why
  | Who
  | Hint
  | AskOdds
  | ReportPosition
  | Resync
  | Ping;
/**
 * Anything that the server may say.
 */
export type ServerMessage =
  | Welcome
  | Table
  | Sentences
  | Notice
  | Said
  | Over
  | Reason
  | Scenario
  | Refused
  | Pong
  | Bye
  | Sword
  | Suspects
  | Advice
  | Duel
  | Odds;
/**
 * Any line of the analysis of a review.
 */
export type ReviewLine = Waiting | Unsupported | Began | Believed | Swing | Done | Failed;

/**
 * Everything on the wire: messages, bodies of routes and of refusals, and lines of a review.
 */
export interface Wire {
  client: ClientMessage;
  server: ServerMessage;
  problem: Problem;
  line: ReviewLine;
  routes: {
    "POST /api/tables": {
      request: Create;
      response: Seated;
    };
    "GET /api/tables": {
      request: null;
      response: Tables;
    };
    "GET /api/tables/{code}": {
      request: null;
      response: TableInfo;
    };
    "POST /api/tables/{code}/seats": {
      request: Join;
      response: Seated;
    };
    "GET /api/tables/{code}/record": {
      request: null;
      response: string;
    };
    "GET /api/tables/{code}/cards": {
      request: null;
      response: Cards;
    };
    "GET /api/tables/{code}/book": {
      request: null;
      response: DuelBook;
    };
    "GET /health": {
      request: null;
      response: Health;
    };
    "GET /schema.json": {
      request: null;
      response: string;
    };
    "GET /api/cards": {
      request: null;
      response: Cards;
    };
    "GET /api/cards/base": {
      request: null;
      response: Cards;
    };
    "GET /api/choices": {
      request: null;
      response: Choices;
    };
    "GET /api/duels/book": {
      request: null;
      response: DuelBook;
    };
    "GET /api/duels/choices": {
      request: null;
      response: DuelChoices;
    };
    "POST /api/duels/check": {
      request: DuelDraft;
      response: DuelChecked;
    };
    "GET /api/duels/numbers": {
      request: null;
      response: string;
    };
    "POST /api/duels/any": {
      request: AnyDuel;
      response: DuelDraft;
    };
    "POST /api/sagas": {
      request: BeginSaga;
      response: SagaKey;
    };
    "GET /api/sagas/{code}": {
      request: null;
      response: SagaInfo;
    };
    "POST /api/sagas/{code}/choices": {
      request: SagaChoice;
      response: SagaInfo;
    };
    "DELETE /api/sagas/{code}": {
      request: null;
      response: string;
    };
    "POST /api/sagas/{code}/duel": {
      request: null;
      response: Seated;
    };
    "POST /api/players": {
      request: NewPlayer;
      response: Claimed;
    };
    "GET /api/players": {
      request: null;
      response: Ladder;
    };
    "GET /api/players/me": {
      request: null;
      response: OwnStats;
    };
    "POST /api/players/me": {
      request: PlayerChange;
      response: OwnStats;
    };
    "GET /api/players/me/games": {
      request: null;
      response: string;
    };
    "DELETE /api/players/me": {
      request: null;
      response: string;
    };
    "GET /api/tables/{code}/statistics": {
      request: null;
      response: TableStats;
    };
    "POST /api/reviews": {
      request: string;
      response: Review;
    };
    "GET /api/reviews/{code}": {
      request: null;
      response: Review;
    };
    "GET /api/reviews/{code}/frames": {
      request: null;
      response: ReviewFrames;
    };
    "GET /api/reviews/{code}/analysis": {
      request: null;
      response: string;
    };
    "GET /api/reviews/{code}/record": {
      request: null;
      response: string;
    };
    "GET /api/reviews/{code}/cards": {
      request: null;
      response: Cards;
    };
    "GET /api/reviews/{code}/book": {
      request: null;
      response: DuelBook;
    };
    "GET /api/reviews/{code}/groups": {
      request: null;
      response: Groups;
    };
    "POST /api/reviews/{code}/play-on": {
      request: PlayOn;
      response: Seated;
    };
    "POST /api/reviews/{code}/again": {
      request: Again;
      response: Seated;
    };
    "GET /api/examples": {
      request: null;
      response: Examples;
    };
    "POST /api/lessons/{key}": {
      request: LessonAct;
      response: LessonState;
    };
    "POST /api/lessons/{key}/why": {
      request: LessonQuestion;
      response: Reason;
    };
    "GET /api/puzzles": {
      request: null;
      response: Puzzles;
    };
    "POST /api/puzzles/{key}": {
      request: Attempt;
      response: PuzzleState;
    };
    "GET /api/puzzles/{key}/history": {
      request: null;
      response: PuzzleHistory;
    };
    "POST /api/puzzles/{key}/why": {
      request: LessonQuestion;
      response: Reason;
    };
    "POST /api/puzzles/{key}/solution": {
      request: null;
      response: PuzzleSolution;
    };
  };
}
/**
 * The first message on a socket: who is there. Without a token it is a spectator.
 */
export interface Hello {
  /**
   * Tells this kind from the others.
   */
  type: "hello";
  /**
   * What proves the seat. Null: a spectator.
   */
  token?: string | null;
  /**
   * What a spectator is called in the chat.
   */
  name?: string | null;
  /**
   * In which refusals and reasons are written.
   */
  language?: "de" | "en" | "it";
  /**
   * In which language what is asked of you comes as text too, for a language model; null: it does not.
   */
  text?: ("de" | "en" | "it") | null;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Answer the open decision with one of its options.
 */
export interface Choose {
  /**
   * Tells this kind from the others.
   */
  type: "choose";
  /**
   * The number of the decision.
   */
  decision: number;
  /**
   * The place of the option in its list, from 0.
   */
  option: number;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Ready to start; the salt is the player's own part of the deal.
 */
export interface Ready {
  /**
   * Tells this kind from the others.
   */
  type: "ready";
  /**
   * False takes it back.
   */
  ready?: boolean;
  /**
   * Any text that nobody can guess.
   */
  salt?: string;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The host starts the game.
 */
export interface Start {
  /**
   * Tells this kind from the others.
   */
  type: "start";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * How windows are to be answered while one waits: for this attack, or for the turn.
 */
export interface Premove {
  /**
   * Tells this kind from the others.
   */
  type: "premove";
  /**
   * Parry if possible, take it, or ask me.
   */
  answer: "ask" | "parry" | "take";
  /**
   * For how long this holds.
   */
  until?: "attack" | "turn";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The player takes the seat back from the bot, at the next decision.
 */
export interface Reclaim {
  /**
   * Tells this kind from the others.
   */
  type: "reclaim";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * A line of chat.
 */
export interface Say {
  /**
   * Tells this kind from the others.
   */
  type: "say";
  /**
   * What is said.
   */
  text: string;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * A quick claim, about oneself or about somebody.
 */
export interface MakeClaim {
  /**
   * Tells this kind from the others.
   */
  type: "claim";
  /**
   * What is claimed.
   */
  claim:
    "attack" | "hurry" | "ninja" | "ronin" | "samurai" | "sorry" | "suspect" | "thanks" | "trust" | "well";
  /**
   * The seat that is meant, where somebody is.
   */
  about?: number | null;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Hear no more chat of a seat, or hear it again; without a seat, of all spectators.
 */
export interface Mute {
  /**
   * Tells this kind from the others.
   */
  type: "mute";
  /**
   * Whose chat.
   */
  seat?: number | null;
  /**
   * False: hear it again.
   */
  muted?: boolean;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The host stops the clock, or lets it go on.
 */
export interface Pause {
  /**
   * Tells this kind from the others.
   */
  type: "pause";
  /**
   * False: go on.
   */
  paused?: boolean;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The host puts a bot into a seat, or frees it again before the start.
 */
export interface Replace {
  /**
   * Tells this kind from the others.
   */
  type: "replace";
  /**
   * Which seat.
   */
  seat: number;
  /**
   * The name of the bot; null frees the seat.
   */
  bot?: string | null;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The host passes his part on.
 */
export interface PassHost {
  /**
   * Tells this kind from the others.
   */
  type: "host";
  /**
   * Who is host from now on.
   */
  seat: number;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The host ends the game without result.
 */
export interface End {
  /**
   * Tells this kind from the others.
   */
  type: "end";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The same table once more.
 */
export interface Rematch {
  /**
   * Tells this kind from the others.
   */
  type: "rematch";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Tell me by mail when I am asked; an empty address ends it.
 */
export interface MailMe {
  /**
   * Tells this kind from the others.
   */
  type: "mail";
  /**
   * Where to.
   */
  address?: string;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Ask why something cannot be done now.
 */
export interface Why {
  /**
   * Tells this kind from the others.
   */
  type: "why";
  /**
   * The act as the notation writes it, such as `play kiseru>3`.
   */
  act: string;
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Ask who may be who, by what this seat saw; only where the table has the aid.
 */
export interface Who {
  /**
   * Tells this kind from the others.
   */
  type: "who";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Ask what a planner would do who sits here; only for who is asked, and where the table has the aid.
 */
export interface Hint {
  /**
   * Tells this kind from the others.
   */
  type: "hint";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Ask how likely each option of a duel is to hit, and to have you hit.
 */
export interface AskOdds {
  /**
   * Tells this kind from the others.
   */
  type: "odds";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * This looks wrong: the position as a scenario file.
 */
export interface ReportPosition {
  /**
   * Tells this kind from the others.
   */
  type: "report_position";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Send everything again.
 */
export interface Resync {
  /**
   * Tells this kind from the others.
   */
  type: "resync";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * Still there.
 */
export interface Ping {
  /**
   * Tells this kind from the others.
   */
  type: "ping";
  /**
   * A number of the client's own; it comes back in the answer.
   */
  re?: number | null;
}
/**
 * The answer to Hello.
 */
export interface Welcome {
  /**
   * Tells this kind from the others.
   */
  type: "welcome";
  /**
   * The seat, or null for a spectator.
   */
  you: number | null;
  /**
   * The version of this protocol.
   */
  protocol: number;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The table has changed: seats, host, status.
 */
export interface Table {
  /**
   * Tells this kind from the others.
   */
  type: "table";
  /**
   * The table as it is now.
   */
  table: TableInfo;
}
/**
 * A table as everybody at it sees it.
 */
export interface TableInfo {
  /**
   * What invites to the table.
   */
  code: string;
  /**
   * The invitation; it names the table and opens no seat.
   */
  link: string;
  /**
   * Where it stands; `void` is ended without result, `frozen` is begun under other rules.
   */
  status: "frozen" | "lobby" | "over" | "running" | "void";
  /**
   * What was chosen for it.
   */
  options: TableOptions;
  /**
   * Who sits where.
   */
  seats: SeatInfo[];
  /**
   * The seat of the host.
   */
  host: number;
  /**
   * The bot that plays where nobody chose another: for a person that is gone, or in an empty seat.
   */
  stand_in: string;
  /**
   * Whether the host has stopped the game.
   */
  paused: boolean;
  /**
   * How many spectators there are.
   */
  watching: number;
  /**
   * The hash of the server's key, shown before the deal; empty where the deal has an origin.
   */
  commitment: string;
  /**
   * Where the deal comes from; null: it is made for this table, and can be proved.
   */
  origin: Origin | null;
  /**
   * The code of the rematch.
   */
  next: string | null;
  /**
   * Who won, once the game is over.
   */
  result: TableResult | null;
  /**
   * Whether who sits here may ask who may be who.
   */
  aid: boolean;
  /**
   * The code of the campaign or clan whose duel this is.
   */
  saga?: string | null;
  /**
   * The change of the rules since this game was dealt, such as `lady-chacha`: the game cannot be shown any more, and was ended without a result if it had none.
   */
  change?: string | null;
}
/**
 * Everything that is chosen for a table.
 */
export interface TableOptions {
  /**
   * Which game, and what is in it.
   */
  game: SwordGame | DuelGame;
  /**
   * How long one may think.
   */
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * How long automatic answers wait.
   */
  pauses?: Pauses;
  /**
   * Whether the table stands in the list that everybody sees.
   */
  public?: boolean;
  /**
   * Whether others may watch.
   */
  spectators?: boolean;
  /**
   * Whether players may ask who may be who; null: who plays with bots alone may.
   */
  aid?: boolean | null;
  /**
   * By seat: the bot that sits there, or null for a person.
   */
  bots?: (string | null)[];
}
/**
 * A table of Samurai Sword.
 */
export interface SwordGame {
  /**
   * Tells this kind from the others.
   */
  game: "sword";
  /**
   * How many play.
   */
  players?: number;
  /**
   * Whether the expansion is in the game.
   */
  rising_sun?: boolean;
  /**
   * Which characters are dealt from: `base`, `rising_sun` or `mixed`.
   */
  cast?: string;
  /**
   * Whether the promo character is among them.
   */
  rikyu?: boolean;
  /**
   * By seat; null is dealt at random. Empty: all are.
   */
  characters?: (string | null)[];
  /**
   * Which rulebook is followed; `ours` is our reading of all three.
   */
  book?: "english" | "german" | "italian" | "ours";
  /**
   * Rulings that differ from those of the book, by name.
   */
  rulings?: {
    [k: string]: boolean | number | string;
  };
  /**
   * The text of a file of house rules.
   */
  house?: string;
}
/**
 * A duel of Way of the Samurai.
 */
export interface DuelGame {
  /**
   * Tells this kind from the others.
   */
  game: "duel";
  /**
   * Whom one fights. Null: `arima`, or the three enemies of 1vs3.
   */
  opponent?: string | null;
  /**
   * What one fights with.
   */
  weapon?: string;
  /**
   * Where. Null: nowhere in particular.
   */
  environment?: string | null;
  /**
   * In what weather. Null: `clear`.
   */
  weather?: string | null;
  /**
   * How hard it is.
   */
  difficulty?: string;
  /**
   * Which modules of Blood and Bushido are in.
   */
  modules?: string[];
  /**
   * Which of three enemies wears the armour.
   */
  armoured?: number | null;
  /**
   * Rulings that are not the usual ones, by name (B8.40).
   */
  rulings?: {
    [k: string]: boolean;
  };
  /**
   * The text of a file of numbers of one's own (B11); "": ours.
   */
  numbers?: string;
}
/**
 * Everybody takes the time he likes.
 */
export interface NoClock {
  /**
   * Tells this kind from the others.
   */
  clock: "none";
}
/**
 * Seconds for a decision, fewer for a window, and a reserve for the whole game.
 */
export interface LiveClock {
  /**
   * Tells this kind from the others.
   */
  clock: "live";
  /**
   * For one's own decisions.
   */
  decision?: number;
  /**
   * For answers in somebody else's turn.
   */
  window?: number;
  /**
   * What each player has for the whole game beyond that.
   */
  reserve?: number;
  /**
   * After which a bot plays for somebody who is gone.
   */
  grace?: number;
}
/**
 * Days for each decision.
 */
export interface DaysClock {
  /**
   * Tells this kind from the others.
   */
  clock: "days";
  /**
   * Days for each decision.
   */
  days?: number;
}
/**
 * Seconds between which the pause before an automatic answer is drawn; no card is looked at.
 */
export interface Pauses {
  /**
   * The shortest.
   */
  least?: number;
  /**
   * The longest.
   */
  most?: number;
}
/**
 * Who sits where; nothing of the game.
 */
export interface SeatInfo {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * Who sits there; empty where nobody does.
   */
  name: string;
  /**
   * The bot that owns the seat.
   */
  bot: string | null;
  /**
   * Whether he is ready to start.
   */
  ready: boolean;
  /**
   * Whether a connection of his is open.
   */
  here: boolean;
  /**
   * Whether a bot plays for him at the moment.
   */
  stand_in: boolean;
  /**
   * Seconds left of the reserve, where there is a clock with one.
   */
  reserve: number | null;
  /**
   * Whether somebody may sit down. Who has deleted his name still sits, without one.
   */
  free: boolean;
}
/**
 * Where a deal comes from that was not made for this table: who has seen it there knows it.
 */
export interface Origin {
  /**
   * The same deal as in another game, or that game itself from a frame on.
   */
  kind: "again" | "play_on";
  /**
   * The code of that game; null while it would tell what the players are not to know.
   */
  review: string | null;
  /**
   * From which frame it is played on.
   */
  frame: number | null;
}
/**
 * Who won at a table of Samurai Sword.
 */
export interface TableResult {
  /**
   * The team.
   */
  winner: string;
  /**
   * Its seats.
   */
  winners: number[];
}
/**
 * A game of which a page knows nothing, in sentences: what has happened, and what may be done.
 */
export interface Sentences {
  /**
   * Tells this kind from the others.
   */
  type: "sentences";
  /**
   * The name of the game.
   */
  game: string;
  /**
   * How many choices were made.
   */
  version: number;
  /**
   * The number of the open decision; null once the game is over.
   */
  decision: number | null;
  /**
   * Who must answer.
   */
  seat: number | null;
  /**
   * The question, where it is asked of you.
   */
  asked: string | Message;
  /**
   * What you may choose, where you are asked.
   */
  options: (string | Message)[];
  /**
   * What has happened since the last message.
   */
  events: ToldEvent[];
  /**
   * How long the open decision may still take.
   */
  timer: Timer | null;
  /**
   * All of it as text, where you are asked and said in `hello` that you want it.
   */
  text: string | null;
}
/**
 * A sentence, or a part of one.
 */
export interface Message {
  /**
   * Of a message in the Fluent files.
   */
  id: string;
  /**
   * What it is given, by name. A list is written with commas between its parts.
   */
  args?: {
    [k: string]: string | number | (string | number | Message)[] | Message;
  };
}
/**
 * One event as an observer saw it, with the sentence that tells it.
 */
export interface ToldEvent {
  /**
   * Its place among the events of the game, from 0.
   */
  number: number;
  /**
   * The name of the event.
   */
  kind: string;
  /**
   * What is known of it; a hidden card is None.
   */
  about: {
    [k: string]: unknown;
  };
  /**
   * The sentence; plain text in a game that has no messages.
   */
  said: string | Message;
  /**
   * Whether it begins a turn, or an act: what follows without such a mark belongs to the same paragraph.
   */
  begins?: ("act" | "turn") | null;
}
/**
 * How long the open decision may still take, in seconds; null: for ever.
 */
export interface Timer {
  /**
   * Seconds for this decision.
   */
  left: number | null;
  /**
   * Seconds of the reserve of the one who is asked.
   */
  reserve: number | null;
}
/**
 * An entry of the table's log that is no choice.
 */
export interface Notice {
  /**
   * Tells this kind from the others.
   */
  type: "notice";
  /**
   * What has happened.
   */
  kind: "ended" | "host" | "pause" | "replaced" | "resume" | "return" | "takeover" | "timeout";
  /**
   * Whom it concerns.
   */
  seat: number;
}
/**
 * A line of chat or a claim; a spectator has no seat.
 */
export interface Said {
  /**
   * Tells this kind from the others.
   */
  type: "said";
  /**
   * Who speaks.
   */
  seat: number | null;
  /**
   * What he is called.
   */
  name: string;
  /**
   * The line; null where it is a claim.
   */
  text: string | null;
  /**
   * The claim; null where it is a line.
   */
  claim:
    | ("attack" | "hurry" | "ninja" | "ronin" | "samurai" | "sorry" | "suspect" | "thanks" | "trust" | "well")
    | null;
  /**
   * The seat that the claim is about, where it is about one.
   */
  about: number | null;
}
/**
 * The game is over: its record, and the proof of the deal.
 */
export interface Over {
  /**
   * Tells this kind from the others.
   */
  type: "over";
  /**
   * The text from which the game can be played again.
   */
  record: string;
  /**
   * The proof; null where the deal has an origin, for there was nothing to promise.
   */
  fair: Fair | null;
}
/**
 * What proves that the deal was not chosen.
 */
export interface Fair {
  /**
   * The SHA-256 of the key, as it was shown.
   */
  commitment: string;
  /**
   * The server's key.
   */
  key: string;
  /**
   * The players' salts, by seat.
   */
  salts: string[];
}
/**
 * The answer to Why: the number of a rule, empty where the act is offered.
 */
export interface Reason {
  /**
   * Tells this kind from the others.
   */
  type: "reason";
  /**
   * The number of the rule that forbids it.
   */
  rule: string;
  /**
   * The same in a sentence.
   */
  reason: string;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The answer to ReportPosition.
 */
export interface Scenario {
  /**
   * Tells this kind from the others.
   */
  type: "scenario";
  /**
   * The scenario file.
   */
  text: string;
  /**
   * Whether everything is in it, or only what the seat knows.
   */
  complete: boolean;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * What was asked cannot be; nothing has changed.
 */
export interface Refused {
  /**
   * Tells this kind from the others.
   */
  type: "refused";
  /**
   * Why, for a program.
   */
  code:
    | "closed"
    | "frozen"
    | "full"
    | "hello_first"
    | "impossible"
    | "malformed"
    | "not_host"
    | "not_ready"
    | "not_seated"
    | "not_started"
    | "not_your_turn"
    | "paused"
    | "stale"
    | "started"
    | "too_fast"
    | "unknown_option"
    | "unknown_token";
  /**
   * Why, in a sentence.
   */
  message: string;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The answer to Ping.
 */
export interface Pong {
  /**
   * Tells this kind from the others.
   */
  type: "pong";
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The server goes down in good order, or the table is gone; come back later.
 */
export interface Bye {
  /**
   * Tells this kind from the others.
   */
  type: "bye";
  /**
   * Why the socket closes.
   */
  reason: "removed" | "replaced" | "shutdown";
}
/**
 * Samurai Sword as your seat sees it, and what has happened since the last message.
 */
export interface Sword {
  /**
   * Tells this kind from the others.
   */
  type: "sword";
  /**
   * How many choices have been made.
   */
  version: number;
  /**
   * What has happened since the last message, as your seat saw it.
   */
  events: ToldEvent[];
  /**
   * Everything that your seat may know.
   */
  view: View;
  /**
   * The clock of the open decision; null where no person is asked.
   */
  timer: Timer | null;
  /**
   * Your own answer in advance.
   */
  premove: ("ask" | "parry" | "take") | null;
  /**
   * What follows from what you may do; null where you are not asked.
   */
  insight: Insight | null;
  /**
   * How the points came about, once the game is over.
   */
  scoresheet: ScoreSheet | null;
  /**
   * All of it as text, where you are asked and said in `hello` that you want it.
   */
  text: string | null;
}
/**
 * Everything one seat, or a spectator, may know of the table.
 */
export interface View {
  /**
   * The observer; null is a spectator.
   */
  seat: number | null;
  /**
   * Everybody, in the order of the table.
   */
  seats: SeatView[];
  /**
   * The observer's own cards.
   */
  hand: string[];
  /**
   * The number of cards in the draw deck.
   */
  deck: number;
  /**
   * The discard pile; its top is the last.
   */
  pile: string[];
  /**
   * The card whose effect is under way.
   */
  playing: string | null;
  /**
   * Whose turn it is.
   */
  active: number;
  /**
   * How many turns have begun.
   */
  turn: number;
  /**
   * The phase of the turn.
   */
  phase: string;
  /**
   * How many weapons were played this turn.
   */
  weapons_played: number;
  /**
   * How many more a card allowed this turn.
   */
  weapons_added: number;
  /**
   * How many may be played this turn.
   */
  weapon_limit: number;
  /**
   * Abilities used this turn that may be used once.
   */
  used: string[];
  /**
   * Who has chosen a card to show; which, the observer knows of himself only.
   */
  sealed: [number, string | null][];
  /**
   * What tells the cards and rulings of this game from those of others.
   */
  edition: string;
  /**
   * What is open.
   */
  decision: DecisionView | null;
  /**
   * The steps still to be resolved, last first; all of them are announced acts.
   */
  pending: StepView[];
  /**
   * How it ended, once it has.
   */
  result: ResultView | null;
}
/**
 * One player as the observer sees him.
 */
export interface SeatView {
  /**
   * His seat.
   */
  seat: number;
  /**
   * The key of his character.
   */
  character: string;
  /**
   * What is left of it.
   */
  resilience: number;
  /**
   * Resilience of the character when unhurt.
   */
  full: number;
  /**
   * His honor points.
   */
  honor: number;
  /**
   * The number of cards in hand.
   */
  hand: number;
  /**
   * His cards on the table.
   */
  in_play: string[];
  /**
   * Whether he is Harmless (4.1).
   */
  harmless: boolean;
  /**
   * The role card, where the observer may know it: his own, the Shogun's, everybody's at the end.
   */
  role: string | null;
  /**
   * Cards in this hand that the observer saw go in and not yet leave (12.1).
   */
  known: string[];
  /**
   * Cards in this hand that everybody knows of.
   */
  exposed: string[];
  /**
   * The Difficulty of attacking him from the observer's seat.
   */
  difficulty: number | null;
}
/**
 * The open decision: everybody sees who is asked what; only the asked sees the options.
 */
export interface DecisionView {
  /**
   * Its place among the decisions of the game.
   */
  number: number;
  /**
   * Who is asked.
   */
  seat: number;
  /**
   * What is asked.
   */
  kind: string;
  /**
   * Who caused it, where somebody did.
   */
  by: number | null;
  /**
   * The card that caused it, where one did.
   */
  source: string | null;
  /**
   * The legal answers; null for everybody who is not asked.
   */
  options: OptionView[] | null;
}
/**
 * One answer to the open decision.
 */
export interface OptionView {
  /**
   * The act in notation.
   */
  text: string;
  /**
   * What is done.
   */
  verb: string;
  /**
   * The cards it touches, by key.
   */
  cards: string[];
  /**
   * The seats it touches.
   */
  seats: number[];
}
/**
 * A step still to be resolved: its kind, and its fields by name (other steps among them).
 */
export interface StepView {
  /**
   * The name of the step.
   */
  kind: string;
  /**
   * Its fields.
   */
  about: {
    [k: string]: number | string | string[] | StepView | null;
  };
}
/**
 * How the game ended.
 */
export interface ResultView {
  /**
   * What ended the game.
   */
  cause: string;
  /**
   * The number of the rule that says so.
   */
  rule: string;
  /**
   * Whose end it was, where it was somebody's.
   */
  victim: number | null;
  /**
   * Whose act it was, where it was somebody's.
   */
  by: number | null;
  /**
   * By seat.
   */
  scores: ScoreView[];
  /**
   * By team.
   */
  totals: {
    [k: string]: number;
  };
  /**
   * The team that pays for a Deadly Strike, where there was one (8.5).
   */
  deadly_strike: string | null;
  /**
   * The team that won.
   */
  winner: string;
  /**
   * The seats that won.
   */
  winners: number[];
}
/**
 * One player's points.
 */
export interface ScoreView {
  /**
   * Honor points at the end.
   */
  honor: number;
  /**
   * What his role multiplies them by.
   */
  multiplier: number;
  /**
   * Points of cards in hand, never multiplied.
   */
  in_hand: number;
  /**
   * All together.
   */
  points: number;
}
/**
 * What follows for the one who is asked; it all follows from the view and the cards.
 */
export interface Insight {
  /**
   * The question.
   */
  asked: Message;
  /**
   * Lost by not answering.
   */
  wounds: number;
  /**
   * Whether those wounds would defeat him.
   */
  is_defeat: boolean;
  /**
   * By option.
   */
  options: ReckonedOption[];
}
/**
 * What follows from choosing an option.
 */
export interface ReckonedOption {
  /**
   * The option in words.
   */
  said: Message;
  /**
   * What should be thought about twice: it is aimed at oneself, it costs one's last honor, or it ends a game that is then probably lost. Where every option would end it, nothing is said.
   */
  danger: ("end" | "honor" | "self") | null;
}
/**
 * How the points came about, and by what the winners won.
 */
export interface ScoreSheet {
  /**
   * The winners come last, for the sums build up to them.
   */
  teams: TeamSum[];
  /**
   * What ended the game.
   */
  cause: Message;
  /**
   * Who won, and by what.
   */
  won: Message;
  /**
   * The number of the rule by which they won.
   */
  rule: string;
}
/**
 * The points of a team.
 */
export interface TeamSum {
  /**
   * Which team.
   */
  team: string;
  /**
   * What its points are made of.
   */
  lines: SumLine[];
  /**
   * All together.
   */
  total: number;
}
/**
 * One line of a team's sum: a player's points, or what a Deadly Strike costs.
 */
export interface SumLine {
  /**
   * Whose points; null is the Deadly Strike.
   */
  seat: number | null;
  /**
   * How they came about; null is the Deadly Strike.
   */
  score: ScoreView | null;
  /**
   * Those of his role, where they decide what his honor counts (8.3).
   */
  stars: number | null;
  /**
   * What it adds to the sum.
   */
  points: number;
  /**
   * The number of the rule that says so.
   */
  rule: string;
}
/**
 * The answer to Who.
 */
export interface Suspects {
  /**
   * Tells this kind from the others.
   */
  type: "suspects";
  /**
   * By seat.
   */
  suspects: Suspect[];
  /**
   * What speaks for it, the strongest first.
   */
  clues: Clue[];
  /**
   * How far to trust it, from what was said with least probability to what was said with most.
   */
  trust: Reliable[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * How likely a seat has each role, for who asks.
 */
export interface Suspect {
  /**
   * Which seat.
   */
  seat: number;
  /**
   * By role, before the first deed.
   */
  before: {
    [k: string]: number;
  };
  /**
   * By role, after all that was seen.
   */
  now: {
    [k: string]: number;
  };
}
/**
 * What one deed said of who did it.
 */
export interface Clue {
  /**
   * The number of the event.
   */
  event: number;
  /**
   * Who did it.
   */
  seat: number;
  /**
   * By role: how many times likelier it became, if nothing else had been seen.
   */
  factors: {
    [k: string]: number;
  };
}
/**
 * How often things were so that were said with about the same probability.
 */
export interface Reliable {
  /**
   * What was said, on average, from 0 to 1.
   */
  said: number;
  /**
   * How often it was so, from 0 to 1.
   */
  was: number;
  /**
   * How often it was said.
   */
  times: number;
}
/**
 * The answer to Hint.
 */
export interface Advice {
  /**
   * Tells this kind from the others.
   */
  type: "advice";
  /**
   * The number of the decision that it is about.
   */
  decision: number;
  /**
   * In how many worlds each option was played on.
   */
  worlds: number;
  /**
   * The best: first what a planner would choose, then the others, the better before the worse.
   */
  options: Advised[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * How an option fares in worlds that may be so.
 */
export interface Advised {
  /**
   * Its place among those that are offered, from 0.
   */
  option: number;
  /**
   * To win: estimated where the game is not over when the look ahead stops.
   */
  chance: number;
  /**
   * Who is who in the worlds in which it fares much better or worse, the most telling first.
   */
  assumed: Assumption[];
}
/**
 * How an option fares if somebody has a role.
 */
export interface Assumption {
  /**
   * Which seat.
   */
  seat: number;
  /**
   * Which role.
   */
  role: string;
  /**
   * To win, if that is so.
   */
  chance: number;
}
/**
 * The duel as you see it, and what has happened since the last message.
 */
export interface Duel {
  /**
   * Tells this kind from the others.
   */
  type: "duel";
  /**
   * How many choices have been made.
   */
  version: number;
  /**
   * What has happened since the last message.
   */
  events: ToldEvent[];
  /**
   * The duel as it stands.
   */
  view: DuelView;
  /**
   * The clock of the open decision; null where no person is asked.
   */
  timer: Timer | null;
  /**
   * What follows from what the player may do; null once the duel is over.
   */
  insight: DuelInsight | null;
  /**
   * All of it as text, where you are asked and said in `hello` that you want it.
   */
  text: string | null;
}
/**
 * A duel as its player sees it.
 */
export interface DuelView {
  /**
   * Always 0.
   */
  seat: number;
  /**
   * What was chosen: opponent, weapon, environment, weather, difficulty, modules.
   */
  field: {
    [k: string]: unknown;
  };
  /**
   * Rulings that are not the default (B8).
   */
  rulings: {
    [k: string]: boolean;
  };
  /**
   * The text of one's own numbers, or None where they are ours (B11).
   */
  numbers: string | null;
  /**
   * Everything that lies open, by name.
   */
  open: {
    [k: string]: unknown;
  };
  /**
   * The cards of each deck, sorted.
   */
  mixed: {
    [k: string]: string[];
  };
  /**
   * The Bushido deck, sorted, but for its top card, which lies open and stands last.
   */
  bushido: string[];
  /**
   * What guard counts now.
   */
  guard: number;
  /**
   * The most Qi that one may have now.
   */
  qi_most: number;
  /**
   * Whom one fights.
   */
  enemies: EnemyView[];
  /**
   * What is still to happen, what comes last first, each as its name and fields.
   */
  pending: unknown[];
  /**
   * How many decisions there have been so far.
   */
  asked: number;
  /**
   * What is open.
   */
  decision: DuelDecision | null;
  /**
   * How it ended, once it has.
   */
  result: {
    [k: string]: unknown;
  } | null;
}
/**
 * One enemy.
 */
export interface EnemyView {
  /**
   * His key.
   */
  opponent: string;
  /**
   * What is left of it.
   */
  life: number;
  /**
   * What is left of it.
   */
  qi: number;
  /**
   * His Qi at the beginning.
   */
  start_qi: number;
  /**
   * His armour.
   */
  armour: number;
}
/**
 * The open question.
 */
export interface DuelDecision {
  /**
   * Its place among the decisions of the duel.
   */
  number: number;
  /**
   * Always 0.
   */
  seat: number;
  /**
   * What is asked.
   */
  kind: string;
  /**
   * The legal answers.
   */
  options: DuelOption[];
}
/**
 * One legal answer.
 */
export interface DuelOption {
  /**
   * The act in notation.
   */
  text: string;
  /**
   * What is done.
   */
  verb: string;
  /**
   * The card or die it is about, where it is about one.
   */
  key: string | null;
  /**
   * Which enemy, where it is about one.
   */
  enemy: number | null;
}
/**
 * What follows for the player; all of it follows from the view.
 */
export interface DuelInsight {
  /**
   * The question.
   */
  asked: Message;
  /**
   * What strength must reach; null while the defence card lies face down.
   */
  strength: number | null;
  /**
   * Likewise technique.
   */
  technique: number | null;
  /**
   * How the player stands.
   */
  now: Standing;
  /**
   * By option.
   */
  options: DuelOutcome[];
}
/**
 * The player's figures, and what follows from them.
 */
export interface Standing {
  /**
   * Its value.
   */
  strength: number;
  /**
   * Its value.
   */
  technique: number;
  /**
   * What it counts.
   */
  guard: number;
  /**
   * What is left of it.
   */
  life: number;
  /**
   * Likewise.
   */
  qi: number;
  /**
   * Points that are left of it.
   */
  armour: number;
  /**
   * What it shows; 0: it has left the game.
   */
  red_die: number;
  /**
   * What is added to the next counterattack.
   */
  counter: number;
  /**
   * Cards of this attack that fit a normal combo.
   */
  normal: number;
  /**
   * Likewise a special one.
   */
  special: number;
  /**
   * What would hit now; empty while the defence card lies face down, and once the hit is checked.
   */
  hits: Striking[];
  /**
   * Null once it lies open.
   */
  reached: Reached | null;
}
/**
 * A value that reaches the open defence card, and what its hit does.
 */
export interface Striking {
  /**
   * Which of the two.
   */
  value: "strength" | "technique";
  /**
   * By how much it reaches the defence.
   */
  margin: number;
  /**
   * Life, Qi, or the level of a wound, by name.
   */
  effects: {
    [k: string]: number;
  };
}
/**
 * While the defence card lies face down: how many of those that may be turned are reached.
 */
export interface Reached {
  /**
   * By strength.
   */
  strength: number;
  /**
   * By technique.
   */
  technique: number;
  /**
   * By one of them at least.
   */
  either: number;
  /**
   * How many may be turned.
   */
  cards: number;
}
/**
 * What follows from an option at once.
 */
export interface DuelOutcome {
  /**
   * The option in words.
   */
  said: Message;
  /**
   * What is paid: Qi or life.
   */
  price: {
    [k: string]: number;
  };
  /**
   * How the player stands then; null where chance decides, or nothing changes.
   */
  after: Standing | null;
  /**
   * By how many points a value rises, where that is what one pays for.
   */
  amount: number;
}
/**
 * The answer to AskOdds.
 */
export interface Odds {
  /**
   * Tells this kind from the others.
   */
  type: "odds";
  /**
   * The decision that was open.
   */
  decision: number;
  /**
   * By option.
   */
  options: OptionOdds[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * Two probabilities that follow from an option of a duel, by what its player sees.
 */
export interface OptionOdds {
  /**
   * This attack hits.
   */
  hit: number;
  /**
   * The next counterattack hits the player: it costs life or brings a wound.
   */
  wounded: number;
}
/**
 * The body of every refusal of a route.
 */
export interface Problem {
  /**
   * Why, for a program.
   */
  code:
    | "closed"
    | "foreign"
    | "full"
    | "impossible"
    | "malformed"
    | "not_over"
    | "started"
    | "taken"
    | "too_fast"
    | "too_long"
    | "unknown_lesson"
    | "unknown_puzzle"
    | "unknown_saga"
    | "unknown_table"
    | "unknown_token";
  /**
   * Why, in a sentence.
   */
  message: string;
}
/**
 * Nothing is computed yet.
 */
export interface Waiting {
  /**
   * Tells this kind from the others.
   */
  line: "waiting";
  /**
   * How bots think is still being compiled, or the analysis of other games comes first.
   */
  reason: "compiling" | "others";
}
/**
 * There is no analysis of this game: it can only be stepped through. It is the only line.
 */
export interface Unsupported {
  /**
   * Tells this kind from the others.
   */
  line: "unsupported";
  /**
   * It is a duel, its rules or cards are not those that are judged, or it began in the middle.
   */
  reason: "duel" | "edition" | "middle";
}
/**
 * The first line: what follows, and how the lists in it are ordered.
 */
export interface Began {
  /**
   * Tells this kind from the others.
   */
  line: "began";
  /**
   * In this order stand the probabilities of every seat.
   */
  roles: string[];
  /**
   * How many lines of beliefs follow: one for each turn, and one before the first.
   */
  turns: number;
  /**
   * How many decisions had several options: for each of them a line follows after the beliefs, unless only one of the options came to mind.
   */
  plays: number;
  /**
   * How many games are played in thought to find the planner's choice; in as many worlds it is then tried beside what was chosen.
   */
  rollouts: number;
  /**
   * With the same seed every figure is the same again.
   */
  seed: string;
}
/**
 * What everybody could have believed right after a turn, by what his own seat saw.
 */
export interface Believed {
  /**
   * Tells this kind from the others.
   */
  line: "believed";
  /**
   * 0 is before the first.
   */
  turn: number;
  /**
   * When: the first frame of the next turn, or the last of all.
   */
  frame: number;
  /**
   * Whose turn it was.
   */
  active: number | null;
  /**
   * Every seat in order, then a spectator.
   */
  beliefs: Belief[];
}
/**
 * What one observer could have known and believed right after a turn.
 */
export interface Belief {
  /**
   * Who; null is a spectator.
   */
  seat: number | null;
  /**
   * How likely each seat has each role.
   */
  odds: number[][];
  /**
   * Of each seat, the role card that he knows for certain.
   */
  roles: (string | null)[];
  /**
   * Of each other seat, the cards that he knows to be in hand; of his own seat all.
   */
  known: string[][];
  /**
   * Null where no deed of others in this turn says anything.
   */
  moved: Moved | null;
}
/**
 * The deed of a turn that moved a belief most.
 */
export interface Moved {
  /**
   * The number of the event.
   */
  event: number;
  /**
   * The first frame after it.
   */
  frame: number;
  /**
   * Who did it.
   */
  seat: number;
  /**
   * The card he played.
   */
  card: string;
  /**
   * At whom.
   */
  target: number;
  /**
   * The same in words, as everybody saw it.
   */
  said: Message;
  /**
   * How much it moved: without it so much probability would lie on other roles of one seat.
   */
  by: number;
}
/**
 * One play: what was chosen, what a planner in that seat would rather choose, and the difference.
 */
export interface Swing {
  /**
   * Tells this kind from the others.
   */
  line: "swing";
  /**
   * The frame at which it was chosen.
   */
  frame: number;
  /**
   * In which turn.
   */
  turn: number;
  /**
   * Who chose.
   */
  seat: number;
  /**
   * What was asked.
   */
  asked: string;
  /**
   * What was chosen.
   */
  chosen: Tried;
  /**
   * The same as what was chosen where nothing else fared better.
   */
  best: Tried;
  /**
   * By how much the chance to win would have been higher, from 0 to 1.
   */
  swing: number;
  /**
   * The standard error of that difference: what is not clearly above it may be luck.
   */
  error: number;
}
/**
 * An option, and how it fares in worlds that may be so for who chooses.
 */
export interface Tried {
  /**
   * Its place among those that were offered, from 0.
   */
  option: number;
  /**
   * The option itself.
   */
  act: OptionView;
  /**
   * The same in words.
   */
  said: Message;
  /**
   * To win: estimated where the game is not over when the look ahead stops.
   */
  chance: number;
}
/**
 * The last line: everything was computed.
 */
export interface Done {
  /**
   * Tells this kind from the others.
   */
  line: "done";
}
/**
 * The last line where it could not be completed; another visit tries again.
 */
export interface Failed {
  /**
   * Tells this kind from the others.
   */
  line: "failed";
}
/**
 * POST /api/tables: a new table, and a seat at it.
 */
export interface Create {
  /**
   * What you are called.
   */
  name: string;
  /**
   * What is played, and how.
   */
  options: TableOptions;
  /**
   * Who wants this game to count for his name says who he is.
   */
  player?: string | null;
}
/**
 * The seat, and the token that proves it: keep it, and share it with nobody.
 */
export interface Seated {
  /**
   * The code of the table.
   */
  code: string;
  /**
   * Your seat.
   */
  seat: number;
  /**
   * What proves it.
   */
  token: string;
}
/**
 * GET /api/tables: the public tables.
 */
export interface Tables {
  /**
   * One entry a table.
   */
  tables: Listed[];
}
/**
 * One public table in the list.
 */
export interface Listed {
  /**
   * What invites to it.
   */
  code: string;
  /**
   * `sword` or `duel`.
   */
  game: "duel" | "sword";
  /**
   * How many seats it has.
   */
  players: number;
  /**
   * How many of them are free.
   */
  free: number;
  /**
   * As in TableInfo.
   */
  status: "lobby" | "running";
  /**
   * What the host is called.
   */
  host: string;
  /**
   * Which rulebook is followed; null for a duel.
   */
  book: ("english" | "german" | "italian" | "ours") | null;
  /**
   * Rulings that differ from those of the book, by name.
   */
  rulings: {
    [k: string]: boolean | number | string;
  };
}
/**
 * POST /api/tables/CODE/seats: take a free seat.
 */
export interface Join {
  /**
   * What you are called.
   */
  name: string;
  /**
   * Which seat; null: any that is free.
   */
  seat?: number | null;
  /**
   * As for a new table.
   */
  player?: string | null;
}
/**
 * GET /api/cards, /api/cards/base, or /api/tables/CODE/cards for a table with its house rules.
 */
export interface Cards {
  /**
   * Each kind of playing card.
   */
  cards: CardInfo[];
  /**
   * Everybody that can be dealt.
   */
  characters: CharacterInfo[];
  /**
   * Each kind of role card.
   */
  roles: RoleInfo[];
  /**
   * By number, as the rules page has them.
   */
  paragraphs: Paragraphs;
  /**
   * Which rulebook is followed: some names differ from book to book.
   */
  book: "english" | "german" | "italian" | "ours";
}
/**
 * What is printed on one kind of playing card of Samurai Sword.
 */
export interface CardInfo {
  /**
   * By which records and messages call it.
   */
  key: string;
  /**
   * Weapon, action or property.
   */
  kind: "action" | "property" | "weapon";
  /**
   * The symbol in its corner.
   */
  suit: "fuji" | "koi" | "origami" | "torii";
  /**
   * How many there are.
   */
  copies: number;
  /**
   * The paragraph that describes it.
   */
  rule: string;
  /**
   * The greatest Difficulty that a weapon reaches.
   */
  reach: number | null;
  /**
   * How many wounds a weapon deals; null where that depends on whom it hits.
   */
  wounds: number | null;
  /**
   * Whether it can parry.
   */
  parry: boolean;
  /**
   * Whether it came with the expansion.
   */
  rising_sun: boolean;
}
/**
 * What is printed on one character.
 */
export interface CharacterInfo {
  /**
   * By which records and messages call it.
   */
  key: string;
  /**
   * How much it has when unhurt.
   */
  resilience: number;
  /**
   * The chapter that describes it.
   */
  rule: string;
  /**
   * Whether it came with the expansion.
   */
  rising_sun: boolean;
}
/**
 * What is printed on one kind of role card.
 */
export interface RoleInfo {
  /**
   * By which records and messages call it.
   */
  key: string;
  /**
   * What it makes of its player.
   */
  role: "ninja" | "ronin" | "samurai" | "shogun";
  /**
   * How many it shows.
   */
  stars: number;
}
/**
 * Where the rules speak of what is printed on no card.
 */
export interface Paragraphs {
  /**
   * Who is Harmless.
   */
  harmless: string;
}
/**
 * What is printed in the duel, and what things do in words.
 */
export interface DuelBook {
  /**
   * The action cards, the special ones among them.
   */
  cards: DuelCard[];
  /**
   * By key.
   */
  defences: {
    [k: string]: DuelDefence;
  };
  /**
   * In Qi; of Gisei in life.
   */
  prices: {
    [k: string]: number;
  };
  /**
   * Cards that make one.
   */
  combo: number;
  /**
   * On which the marker takes the Bushido card.
   */
  kanji: number;
  /**
   * The most one may have.
   */
  qi: number;
  /**
   * Points of a whole one.
   */
  armour: number;
  /**
   * Of cards of one's own, by key: they have no words.
   */
  names: {
    [k: string]: string;
  };
  /**
   * What things do: by kind and key, such as `weapon-yari`, `blood-arm_and_rib-1`.
   */
  does: {
    [k: string]: string;
  };
}
/**
 * What is printed on an action card.
 */
export interface DuelCard {
  /**
   * Its name in records and in the words.
   */
  key: string;
  /**
   * What it adds.
   */
  strength: number;
  /**
   * Likewise.
   */
  technique: number;
  /**
   * Likewise.
   */
  guard: number;
  /**
   * What combos are made of; wild counts as either.
   */
  icon: "normal" | "special" | "wild";
  /**
   * Regained when it is played.
   */
  qi: number;
  /**
   * Whether it is one of the special cards.
   */
  special: boolean;
}
/**
 * What is printed on a defence card.
 */
export interface DuelDefence {
  /**
   * What strength must reach.
   */
  strength: number;
  /**
   * Likewise technique.
   */
  technique: number;
}
/**
 * GET /health.
 */
export interface Health {
  /**
   * Whether it takes new games.
   */
  status: "ok" | "stopping";
  /**
   * The version of chanbara.
   */
  version: string;
  /**
   * How many tables there are.
   */
  tables: number;
  /**
   * At how many of them a game is going on.
   */
  running: number;
  /**
   * How many sockets are open.
   */
  connections: number;
  /**
   * Whether bots think compiled; before that they play more simply.
   */
  bots_ready: boolean;
}
/**
 * GET /api/choices: what a table can be made of.
 */
export interface Choices {
  /**
   * Who may sit at Samurai Sword, from the weakest to the strongest.
   */
  bots: BotInfo[];
  /**
   * False while the server still compiles how they think: until then they play more simply.
   */
  bots_ready: boolean;
  /**
   * Which of them plays where nobody chose another.
   */
  stand_in: string;
  /**
   * Which rulebooks a table may follow, our reading first.
   */
  books: BookInfo[];
  /**
   * Where the printed rules are silent.
   */
  rulings: RulingInfo[];
}
/**
 * A bot that may sit at Samurai Sword.
 */
export interface BotInfo {
  /**
   * By which messages call it.
   */
  name: string;
  /**
   * Its place on the ladder, from 1 for the weakest.
   */
  level: number;
  /**
   * How many of a hundred games it wins at a mixed table of five; null where nobody has measured it.
   */
  wins: number | null;
  /**
   * What it is given to, where it is like another bot but for that.
   */
  manner: ("aggressive" | "sly" | "trusting") | null;
}
/**
 * A rulebook that a table may follow.
 */
export interface BookInfo {
  /**
   * What it is called among the options of a table.
   */
  name: "english" | "german" | "italian" | "ours";
  /**
   * What it decides otherwise than our reading, by the name of the ruling.
   */
  rulings: {
    [k: string]: boolean | number;
  };
}
/**
 * A ruling that a table may choose otherwise.
 */
export interface RulingInfo {
  /**
   * What it is called among the options of a table.
   */
  name: string;
  /**
   * What can be chosen.
   */
  values: (boolean | number)[];
  /**
   * What holds by our reading where nothing is chosen.
   */
  usual: boolean | number;
  /**
   * The paragraph that it is about.
   */
  rule: string;
  /**
   * Whether it changes something only where the expansion is in the game.
   */
  rising_sun: boolean;
}
/**
 * GET /api/duels/choices: what a duel, a campaign and a clan can be made of.
 */
export interface DuelChoices {
  /**
   * Of each of these one thing is chosen.
   */
  groups: DuelGroup[];
  /**
   * Of these several may be chosen.
   */
  modules: DuelThing[];
  /**
   * The modules that the publisher advises to use always.
   */
  advised: string[];
  /**
   * How many of a hundred duels the solver wins with nothing chosen; null with other rulings or numbers.
   */
  plain: number | null;
  /**
   * What may be decided otherwise.
   */
  rulings: DuelRuling[];
  /**
   * What is official and what is ours.
   */
  origin: string;
  /**
   * Whom a campaign and a clan meet, the last of them if one likes.
   */
  ladder: LadderRung[];
  /**
   * The weapons of the clan.
   */
  clan: DuelThing[];
}
/**
 * Things of which one is chosen.
 */
export interface DuelGroup {
  /**
   * The field of a draft that they are for.
   */
  what: "difficulty" | "environment" | "module" | "opponent" | "weapon" | "weather";
  /**
   * What there is, in the order of the rules.
   */
  things: DuelThing[];
}
/**
 * Something that may be chosen for a duel, in the asker's language.
 */
export interface DuelThing {
  /**
   * How a draft names it; null: nothing is chosen.
   */
  key: string | null;
  /**
   * What it is called.
   */
  name: string;
  /**
   * What it does.
   */
  does: string;
  /**
   * Whether it is official, official in part, or our reconstruction; or has numbers of the player's own.
   */
  origin: "official" | "ours" | "own" | "partly";
  /**
   * The paragraph of the rules of the duel that describes it.
   */
  rule: string;
  /**
   * How many of a hundred plain duels with it alone the solver wins; null where nobody has measured it, as with other rulings or numbers.
   */
  wins: number | null;
}
/**
 * A ruling that a duel may decide otherwise, in the asker's language.
 */
export interface DuelRuling {
  /**
   * How a draft names it.
   */
  name: string;
  /**
   * What it decides.
   */
  question: string;
  /**
   * The usual answer first.
   */
  answers: DuelAnswer[];
  /**
   * The paragraph that it is about.
   */
  rule: string;
}
/**
 * One way to decide a ruling.
 */
export interface DuelAnswer {
  /**
   * How a draft names it.
   */
  value: boolean;
  /**
   * The answer in words.
   */
  said: string;
}
/**
 * An opponent of campaign and clan.
 */
export interface LadderRung {
  /**
   * What he is called.
   */
  name: string;
  /**
   * What he has in a campaign.
   */
  life: number;
}
/**
 * POST /api/duels/check: what was chosen so far.
 */
export interface DuelDraft {
  /**
   * A duel alone, or the first of a campaign or of a clan.
   */
  way?: "campaign" | "clan" | "single";
  /**
   * What was chosen; campaign and clan choose no opponent, a clan no weapon.
   */
  game?: DuelGame;
  /**
   * In a campaign: something happens between the duels.
   */
  events?: boolean;
}
/**
 * What may be changed about a draft: everything that is not barred.
 */
export interface DuelChecked {
  /**
   * In the order of the choices.
   */
  barred: Barred[];
  /**
   * The enemies who may wear the enemy's armour; where there are several, one is chosen.
   */
  armoured: number[];
  /**
   * What became of the draft's own numbers; null: it has none.
   */
  numbers?: NumbersChecked | null;
  /**
   * The choices as the draft's rulings and numbers make them; null where both are the usual ones.
   */
  choices?: DuelChoices | null;
}
/**
 * A single change that cannot be made, and why.
 */
export interface Barred {
  /**
   * What would be chosen otherwise; a module would be added or taken away.
   */
  what: "difficulty" | "environment" | "module" | "opponent" | "weapon" | "weather";
  /**
   * Which thing.
   */
  key: string | null;
  /**
   * The paragraph that forbids it.
   */
  rule: string;
  /**
   * Why, in the asker's language.
   */
  reason: string;
}
/**
 * What became of numbers of one's own.
 */
export interface NumbersChecked {
  /**
   * The short hash by which records name them; null where they cannot be played.
   */
  digest: string | null;
  /**
   * What is wrong with them; nobody can play them while there is something.
   */
  faults: NumberFault[];
  /**
   * What differs from ours, in the order of the file: at most 200 of them.
   */
  changes: NumberChange[];
  /**
   * How many differ.
   */
  changed: number;
}
/**
 * Something that is wrong with numbers of one's own.
 */
export interface NumberFault {
  /**
   * Where, such as `opponents.arima.life`; empty: the text as a whole.
   */
  place: string;
  /**
   * What, in the asker's language.
   */
  said: string;
}
/**
 * A number that is not ours.
 */
export interface NumberChange {
  /**
   * Where, such as `opponents.arima.life`.
   */
  place: string;
  /**
   * What we have there; null: nothing.
   */
  ours: string | null;
  /**
   * What the text has there; null: nothing.
   */
  own: string | null;
}
/**
 * POST /api/duels/any: let chance choose.
 */
export interface AnyDuel {
  /**
   * For what.
   */
  way?: "campaign" | "clan" | "single";
}
/**
 * POST /api/sagas: begin a campaign or lead a clan.
 */
export interface BeginSaga {
  /**
   * Who fights.
   */
  name: string;
  /**
   * What was chosen.
   */
  draft: DuelDraft;
  /**
   * The token of a claimed name, so that its duels count for it.
   */
  player?: string | null;
}
/**
 * The token that opens a campaign or clan, and the seat at each of its tables: share it with nobody.
 */
export interface SagaKey {
  /**
   * The code of the campaign or clan.
   */
  code: string;
  /**
   * It is told this once; send it as `Authorization: Bearer TOKEN`.
   */
  token: string;
}
/**
 * GET /api/sagas/CODE: how a campaign or clan stands, in the asker's language.
 */
export interface SagaInfo {
  /**
   * Its code.
   */
  code: string;
  /**
   * Who fights it.
   */
  name: string;
  /**
   * What was chosen at the beginning.
   */
  draft: DuelDraft;
  /**
   * The same in words.
   */
  chosen: string[];
  /**
   * Rulings and numbers that are not the usual ones, a sentence each.
   */
  rules: string[];
  /**
   * Whether it goes on, or how it ended.
   */
  status: "lost" | "open" | "won";
  /**
   * How it stands, in a sentence.
   */
  told: string;
  /**
   * Duels won.
   */
  won: number;
  /**
   * The way, opponent by opponent.
   */
  rungs: SagaRung[];
  /**
   * The duels so far; with a clan there may be several against the same opponent.
   */
  fought: SagaFought[];
  /**
   * Who fights.
   */
  members: SagaMember[];
  /**
   * What goes along into the next duel, a sentence each.
   */
  carried: string[];
  /**
   * What happened since the last duel of a campaign.
   */
  event: string | null;
  /**
   * Whether the last duel may be declined now.
   */
  may_retire: boolean;
  /**
   * The table of the duel that is open: it is resumed, not dealt anew.
   */
  table: string | null;
  /**
   * The hash of the key from which the events follow.
   */
  commitment: string;
  /**
   * That key, once it is over.
   */
  key: string | null;
}
/**
 * One opponent on the way.
 */
export interface SagaRung {
  /**
   * How the rules' data call him.
   */
  key: string;
  /**
   * His name.
   */
  name: string;
  /**
   * What he has, or will have when he is met.
   */
  life: number;
  /**
   * What became of him, or whether he is still to come; the last may be declined.
   */
  state: "ahead" | "declined" | "lost" | "next" | "optional" | "unmet" | "won";
}
/**
 * A duel that is over.
 */
export interface SagaFought {
  /**
   * Whom it was fought against, by his key.
   */
  opponent: string;
  /**
   * The weapon, by its key.
   */
  weapon: string;
  /**
   * How it ended.
   */
  won: boolean;
  /**
   * How it ended, in words.
   */
  told: string;
}
/**
 * A samurai: the one of a campaign, or one of the clan.
 */
export interface SagaMember {
  /**
   * His weapon, by its key.
   */
  weapon: string;
  /**
   * What it is called: so he is, too.
   */
  name: string;
  /**
   * What it does.
   */
  does: string;
  /**
   * What he has; 0: he fell.
   */
  life: number;
  /**
   * What he may have.
   */
  most: number;
  /**
   * Those that last, in words.
   */
  wounds: string[];
  /**
   * Whether he fights next.
   */
  fights: boolean;
  /**
   * Whether he may be sent next.
   */
  may_fight: boolean;
}
/**
 * POST /api/sagas/CODE/choices: what is decided between two duels.
 */
export interface SagaChoice {
  /**
   * Send another samurai of the clan, or close it before the last duel, which is optional.
   */
  choice: "retire" | "send";
  /**
   * Whom to send.
   */
  weapon?: string | null;
}
/**
 * POST /api/players: claim a name.
 */
export interface NewPlayer {
  /**
   * What one wants to be called on the ladder.
   */
  name: string;
}
/**
 * The name, and the token that proves it: keep it, and share it with nobody.
 */
export interface Claimed {
  /**
   * As it was claimed, without spaces around it.
   */
  name: string;
  /**
   * What proves the player.
   */
  token: string;
}
/**
 * GET /api/players: who wants to be seen, and the bots, the strongest first.
 */
export interface Ladder {
  /**
   * Those who are sure to be strong come first.
   */
  rungs: Rung[];
}
/**
 * One place on the ladder.
 */
export interface Rung {
  /**
   * Of a player; empty for a bot.
   */
  name: string;
  /**
   * Which bot, or null.
   */
  bot: string | null;
  /**
   * The rating.
   */
  standing: PlayerRating;
}
/**
 * A rating, in points.
 */
export interface PlayerRating {
  /**
   * Everybody begins with 1000, and bots where they were measured.
   */
  points: number;
  /**
   * How far off it may be, 19 of 20 times.
   */
  doubt: number;
  /**
   * How many rated games say so.
   */
  games: number;
}
/**
 * GET /api/players/me: all that is kept of a player.
 */
export interface OwnStats {
  /**
   * The claimed name.
   */
  name: string;
  /**
   * Whether it stands on the ladder.
   */
  listed: boolean;
  /**
   * Seconds since 1970.
   */
  created: number;
  /**
   * Null before the first rated game.
   */
  standing: PlayerRating | null;
  /**
   * All games, put together by what they have in common.
   */
  heaps: Heap[];
  /**
   * The oldest first.
   */
  games: PastGame[];
}
/**
 * Games that have something in common, and how they went.
 */
export interface Heap {
  /**
   * Which game.
   */
  game: "duel" | "sword";
  /**
   * In what they are alike.
   */
  by:
    | "all"
    | "character"
    | "difficulty"
    | "module"
    | "opponent"
    | "players"
    | "role"
    | "set"
    | "team"
    | "weapon";
  /**
   * What they have in common, such as a role; a set is `base` or `rising_sun`, no module `none`.
   */
  key: string;
  /**
   * How they went.
   */
  tally: Tally;
  /**
   * At the end, on average; null for duels.
   */
  honor: number | null;
  /**
   * Defeats of others in a game, on average.
   */
  dealt: number | null;
  /**
   * Own defeats in a game, on average.
   */
  suffered: number | null;
}
/**
 * How often somebody won.
 */
export interface Tally {
  /**
   * How many games.
   */
  played: number;
  /**
   * How many of them.
   */
  won: number;
  /**
   * Where the true share of games won may lie, 19 of 20 times: not below this.
   */
  low: number;
  /**
   * And not above this.
   */
  high: number;
}
/**
 * A game that counts.
 */
export interface PastGame {
  /**
   * Of the table.
   */
  code: string;
  /**
   * Seconds since 1970.
   */
  ended: number;
  /**
   * Which game.
   */
  game: "duel" | "sword";
  /**
   * Whether it was won.
   */
  won: boolean;
  /**
   * How many sat at the table.
   */
  players: number;
  /**
   * Whether it was played with the expansion.
   */
  rising_sun: boolean;
  /**
   * "" in a duel, like what else only the one or the other game has.
   */
  role: string;
  /**
   * The side.
   */
  team: string;
  /**
   * As whom.
   */
  character: string;
  /**
   * At the end.
   */
  honor: number;
  /**
   * At the end.
   */
  points: number;
  /**
   * Defeats of others.
   */
  dealt: number;
  /**
   * Own defeats.
   */
  suffered: number;
  /**
   * In a duel: whom one fought.
   */
  opponents: string[];
  /**
   * In a duel: with what.
   */
  weapon: string;
  /**
   * In a duel: how hard.
   */
  difficulty: string;
  /**
   * In a duel: what was added.
   */
  modules: string[];
  /**
   * In points, after the game; null where it was not rated.
   */
  rating: number | null;
  /**
   * Of the rating.
   */
  doubt: number | null;
  /**
   * Whether its table is still there, so that it can be looked back at.
   */
  kept: boolean;
}
/**
 * POST /api/players/me: what a player wants otherwise.
 */
export interface PlayerChange {
  /**
   * Whether he stands on the ladder.
   */
  listed: boolean;
}
/**
 * GET /api/tables/CODE/statistics: a table and its rematches, those that were played to the end.
 */
export interface TableStats {
  /**
   * How many there were.
   */
  games: number;
  /**
   * Who won most comes first.
   */
  sitters: SitterTally[];
}
/**
 * How one who sat at a table fared.
 */
export interface SitterTally {
  /**
   * Empty for a bot, and for who has deleted his name.
   */
  name: string;
  /**
   * Which bot, or null.
   */
  bot: string | null;
  /**
   * How often it won.
   */
  tally: Tally;
  /**
   * By role; none for a duel.
   */
  roles: AsTally[];
  /**
   * By character; none for a duel.
   */
  characters: AsTally[];
}
/**
 * How often somebody won as something.
 */
export interface AsTally {
  /**
   * Which role or character.
   */
  key: string;
  /**
   * How many games.
   */
  played: number;
  /**
   * How many of them.
   */
  won: number;
}
/**
 * GET /api/reviews/CODE: what can be looked back at. Nothing of how it ended is in it, and no role.
 */
export interface Review {
  /**
   * Of the table or the file.
   */
  code: string;
  /**
   * Which game it is.
   */
  game: "duel" | "sword";
  /**
   * What tells the cards and rulings of this game from those of others; empty for a duel.
   */
  edition: string;
  /**
   * What was chosen for the game.
   */
  options: SwordGame | DuelGame;
  /**
   * Whether it was played at a table of this server, or came as a record file.
   */
  source: "file" | "table";
  /**
   * When the table was opened, or the file came: seconds since 1970.
   */
  created: number;
  /**
   * Who sat where.
   */
  seats: ReviewSeat[];
  /**
   * Where each turn begins, for jumping.
   */
  turns: ReviewTurn[];
  /**
   * How many frames there are: one for each decision, and one for the end.
   */
  frames: number;
  /**
   * False where the game was broken off: then the last frame is as far as it went.
   */
  finished: boolean;
  /**
   * Whether there is analysis: beliefs, and what a planner thinks of each play.
   */
  judged: boolean;
}
/**
 * Who sat where, as everybody knew it from the beginning.
 */
export interface ReviewSeat {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * Who sat there; empty where the record came as a file, for names are not in it.
   */
  name: string;
  /**
   * The bot that owned the seat at the end.
   */
  bot: string | null;
  /**
   * The key of the character; null in a duel.
   */
  character: string | null;
}
/**
 * Where a turn begins; in a duel, a round.
 */
export interface ReviewTurn {
  /**
   * Its number, from 1.
   */
  turn: number;
  /**
   * Whose turn it is.
   */
  seat: number;
  /**
   * Its first frame.
   */
  frame: number;
}
/**
 * GET /api/reviews/CODE/frames?as=WHO&from=A&to=B: the frames from A to before B.
 */
export interface ReviewFrames {
  /**
   * In order.
   */
  frames: (SwordFrame | DuelFrame)[];
  /**
   * The next frame that was asked for and is not here, for one answer holds only so many; null: all are.
   */
  more: number | null;
}
/**
 * Samurai Sword after so many choices, as somebody saw it.
 */
export interface SwordFrame {
  /**
   * Tells this kind from the others.
   */
  game: "sword";
  /**
   * How many choices were made before.
   */
  number: number;
  /**
   * Which turn it is.
   */
  turn: number;
  /**
   * What happened since the frame before.
   */
  events: ToldEvent[];
  /**
   * With all cards open it is a spectator's, with every role, with all options, and with the whole hand of each seat in `known`.
   */
  view: View;
  /**
   * Which option was chosen then, from 0; null where the options are not seen, and in the last frame.
   */
  chosen: number | null;
  /**
   * What follows from the options, for a seat that is asked.
   */
  insight: Insight | null;
  /**
   * How the points came about, in the last frame of a game that was played to its end.
   */
  scoresheet: ScoreSheet | null;
}
/**
 * A duel after so many choices; nothing in it is hidden from anybody.
 */
export interface DuelFrame {
  /**
   * Tells this kind from the others.
   */
  game: "duel";
  /**
   * How many choices were made before.
   */
  number: number;
  /**
   * The round.
   */
  turn: number;
  /**
   * What happened since the frame before.
   */
  events: ToldEvent[];
  /**
   * As its player saw it.
   */
  view: DuelView;
  /**
   * Which option was chosen then, from 0; null in the last frame.
   */
  chosen: number | null;
  /**
   * What follows from the options; null once the duel is over.
   */
  insight: DuelInsight | null;
  /**
   * By option.
   */
  odds: OptionOdds[];
  /**
   * Which option the solver would choose, from 0.
   */
  solver: number | null;
}
/**
 * GET /api/reviews/CODE/groups: who had the same deal, fifty groups at most, the first group first.
 */
export interface Groups {
  /**
   * By when they began.
   */
  groups: Group[];
}
/**
 * One group that plays or played the same deal.
 */
export interface Group {
  /**
   * Of its table or file; null where it still plays, and its table is not in the public list.
   */
  code: string | null;
  /**
   * `void`: it was broken off.
   */
  status: "lobby" | "over" | "running" | "void";
  /**
   * When its table was opened, or its file came: seconds since 1970.
   */
  created: number;
  /**
   * Empty unless it was played to its end.
   */
  seats: GroupSeat[];
  /**
   * The team that won.
   */
  winner: string | null;
  /**
   * Points by team.
   */
  totals: {
    [k: string]: number;
  };
}
/**
 * How one seat of a group fared with the same cards.
 */
export interface GroupSeat {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * Who sat there; empty where the record came as a file.
   */
  name: string;
  /**
   * The bot that owned the seat at the end.
   */
  bot: string | null;
  /**
   * The key of the character.
   */
  character: string;
  /**
   * The key of the role card.
   */
  role: string;
  /**
   * Honor points at the end.
   */
  honor: number;
  /**
   * What they and the cards in hand counted (8.3).
   */
  points: number;
  /**
   * Whether the team of this seat won.
   */
  won: boolean;
}
/**
 * POST /api/reviews/CODE/play-on: a game of your own that begins where another once stood.
 */
export interface PlayOn {
  /**
   * What you are called.
   */
  name: string;
  /**
   * From which frame on.
   */
  frame: number;
  /**
   * Where you sit.
   */
  seat: number;
  /**
   * Who sits in all other seats; null: who usually stands in.
   */
  bot?: string | null;
}
/**
 * POST /api/reviews/CODE/again: a new table with the same deal, for another group.
 */
export interface Again {
  /**
   * What the host is called.
   */
  name: string;
  /**
   * What is chosen for the table.
   */
  options?: AgainOptions;
}
/**
 * What is chosen for a table whose deal is known already: all but the game.
 */
export interface AgainOptions {
  /**
   * How long one may think.
   */
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * How long bots wait before they answer.
   */
  pauses?: Pauses;
  /**
   * Whether the table stands in the list that everybody sees.
   */
  public?: boolean;
  /**
   * Whether somebody may watch.
   */
  spectators?: boolean;
  /**
   * Whether players may ask who may be who; null: who plays with bots alone may.
   */
  aid?: boolean | null;
  /**
   * By seat: the bot that sits there, or null for a person.
   */
  bots?: (string | null)[];
}
/**
 * GET /api/examples: the worked examples of the rulebooks.
 */
export interface Examples {
  /**
   * Book by book, in the order of their paragraphs.
   */
  examples: ExampleInfo[];
}
/**
 * One worked example of the rulebooks in the list.
 */
export interface ExampleInfo {
  /**
   * Its name in addresses.
   */
  key: string;
  /**
   * The key of its lesson: an example is walked like one.
   */
  lesson: string;
  /**
   * Which game it is about.
   */
  game: "duel" | "sword";
  /**
   * The rulebook it is in; with base all three of them.
   */
  book: "base" | "blood_and_bushido" | "rising_sun";
  /**
   * Whether it is played with the expansion.
   */
  rising_sun: boolean;
  /**
   * The message that is its title, and whose text says what it shows.
   */
  title: string;
  /**
   * The paragraphs it shows, the first one before all.
   */
  rules: string[];
}
/**
 * POST /api/lessons/KEY: what the learner has chosen so far, from the beginning.
 */
export interface LessonAct {
  /**
   * In the notation of the options. None: the lesson begins.
   */
  choices?: string[];
  /**
   * Whether the last choice is made although the coach waits for another.
   */
  insist?: boolean;
  /**
   * Whether the learner comes back: then all that has happened is told at once.
   */
  resume?: boolean;
}
/**
 * How a lesson stands after the learner's choices.
 */
export interface LessonState {
  /**
   * The learner's.
   */
  seat: number;
  /**
   * Who sits in all other seats.
   */
  bot: string;
  /**
   * Those that were made: all that were sent, or all but the last where the coach helps.
   */
  choices: string[];
  /**
   * What has happened since, step by step, each with the table after it; empty where nothing was done.
   */
  sword: Sword[];
  /**
   * The same in a duel.
   */
  duel: Duel[];
  /**
   * What the coach says now.
   */
  coach: CoachLine[];
  /**
   * The acts that he waits for, in their notation; empty: the learner is free.
   */
  awaited: string[];
  /**
   * What he says to another act than that: it was not done, unless the learner insists.
   */
  instead: string | null;
  /**
   * How far the steps that wait for an act have come.
   */
  step: number;
  /**
   * How many of them there are.
   */
  steps: number;
  /**
   * Whether the game has ended, and the lesson with it.
   */
  is_over: boolean;
}
/**
 * Something that the coach says, in the learner's language.
 */
export interface CoachLine {
  /**
   * A sentence or three.
   */
  text: string;
  /**
   * What it is about, to be marked on the table: `hand:CARD`, `seat:NUMBER`, `own` for the learner's place, `leave` for ending the turn or passing, `deck`, `stat:NAME` for a number at all seats; in a duel a part of its screen.
   */
  marks: string[];
}
/**
 * POST /api/lessons/KEY/why, or /api/puzzles/KEY/why: why something cannot be done now.
 */
export interface LessonQuestion {
  /**
   * What was chosen so far, from the beginning, in the notation of the options.
   */
  choices: string[];
  /**
   * In the notation of the options.
   */
  act: string;
}
/**
 * GET /api/puzzles: all puzzles, from easy to hard.
 */
export interface Puzzles {
  /**
   * In the order in which they are best solved.
   */
  puzzles: PuzzleInfo[];
}
/**
 * One puzzle in the list.
 */
export interface PuzzleInfo {
  /**
   * Its name in addresses.
   */
  key: string;
  /**
   * What is to be found: the way to the goal this turn, the safest defence, the best choice in a duel, or who is the Ronin.
   */
  kind: "defence" | "duel" | "ronin" | "win";
  /**
   * Which game it is about.
   */
  game: "duel" | "sword";
  /**
   * 1 is easy, 3 is hard.
   */
  difficulty: number;
  /**
   * The message that is its title, in every language.
   */
  title: string;
}
/**
 * POST /api/puzzles/KEY: what the solver has chosen so far, from the beginning.
 */
export interface Attempt {
  /**
   * In the notation of the options; for a Ronin puzzle one `seat 3`. None: look at the position.
   */
  choices?: string[];
}
/**
 * How a puzzle stands after the solver's choices.
 */
export interface PuzzleState {
  /**
   * Which puzzle it is.
   */
  puzzle: PuzzleInfo;
  /**
   * The seat of the solver.
   */
  solver: number;
  /**
   * What is to be reached.
   */
  goal: PuzzleGoal;
  /**
   * What he has chosen so far.
   */
  choices: string[];
  /**
   * Open: choose on. Solved: the goal is reached, or the best choice was found. Failed: see `refuted`.
   */
  verdict: "failed" | "open" | "solved";
  /**
   * The table; null in a duel.
   */
  sword: PuzzleSword | null;
  /**
   * The duel; null in Samurai Sword.
   */
  duel: PuzzleDuel | null;
  /**
   * The cards of Samurai Sword that lie nowhere in the solver's sight, and how many: others hold them, or they are in the deck.
   */
  unseen: {
    [k: string]: number;
  };
  /**
   * Who may be named, in a Ronin puzzle.
   */
  seats: number[];
  /**
   * The message that says what is to be learnt; null until the puzzle is solved.
   */
  lesson: string | null;
  /**
   * Why it failed, where a world shows it.
   */
  refuted: Refuted | null;
  /**
   * In a duel, how likely the goal is after each option of the last question, the best first. Who failed is told of his own choice alone; empty while the puzzle is open.
   */
  chances: OptionChance[];
  /**
   * Who may be who, in a Ronin puzzle; empty while it is open.
   */
  suspects: Suspect[];
  /**
   * The deeds that tell, the strongest first; empty while it is open.
   */
  clues: Clue[];
}
/**
 * What is to be reached.
 */
export interface PuzzleGoal {
  /**
   * The message that says it.
   */
  text: string;
  /**
   * True: it must be reached whatever is hidden and whatever others do. False: the best chance counts.
   */
  sure: boolean;
}
/**
 * Samurai Sword as the solver sees it.
 */
export interface PuzzleSword {
  /**
   * The table.
   */
  view: View;
  /**
   * What has happened since the position was set, also before the solver was asked; in a Ronin puzzle since the deal.
   */
  events: ToldEvent[];
  /**
   * What follows from what he may do; null where he is not asked.
   */
  insight: Insight | null;
  /**
   * How the points came about, once the game is over.
   */
  scoresheet: ScoreSheet | null;
}
/**
 * A duel as the solver sees it.
 */
export interface PuzzleDuel {
  /**
   * The table.
   */
  view: DuelView;
  /**
   * What has happened since the position was set.
   */
  events: ToldEvent[];
  /**
   * What follows from what he may do; null once the duel is over.
   */
  insight: DuelInsight | null;
}
/**
 * A world that the solver could not rule out, and how his choice fails in it.
 */
export interface Refuted {
  /**
   * How many worlds were looked at.
   */
  worlds: number;
  /**
   * In how many of them the choice fails, however well one plays on.
   */
  fails: number;
  /**
   * What the others hold in this one.
   */
  hands: Shown[];
  /**
   * By deck: the cards that come from it in this line, the first one first.
   */
  draws: {
    [k: string]: string[];
  };
  /**
   * Everything that is done, the solver's own choices too.
   */
  line: ShownMove[];
  /**
   * How it looks to the solver afterwards.
   */
  sword: PuzzleSword | null;
  /**
   * The same in a duel.
   */
  duel: PuzzleDuel | null;
}
/**
 * What a seat holds in the world that breaks a choice.
 */
export interface Shown {
  /**
   * Whose.
   */
  seat: number;
  /**
   * The role card, where it was unknown to the solver and decides.
   */
  role: string | null;
  /**
   * The cards in hand when the puzzle began.
   */
  hand: string[];
}
/**
 * One act of the line that breaks a choice.
 */
export interface ShownMove {
  /**
   * Who did it; in a duel 0.
   */
  seat: number;
  /**
   * In the notation of the options.
   */
  text: string;
}
/**
 * How likely the goal is reached after a choice, played on as well as can be.
 */
export interface OptionChance {
  /**
   * In its notation.
   */
  option: string;
  /**
   * In words.
   */
  said: string | Message;
  /**
   * Exact.
   */
  chance: number;
}
/**
 * GET /api/puzzles/KEY/history: what the solver of a Ronin puzzle has seen, deed by deed.
 */
export interface PuzzleHistory {
  /**
   * Whenever somebody could play a card, and last the moment at which the solver is asked.
   */
  frames: PuzzleFrame[];
}
/**
 * One moment of a story: what has happened since the last one, and the table after it.
 */
export interface PuzzleFrame {
  /**
   * In the order in which they happened; in the first frame all up to then.
   */
  events: ToldEvent[];
  /**
   * As the solver saw it.
   */
  view: View;
}
/**
 * POST /api/puzzles/KEY/solution: how it is solved.
 */
export interface PuzzleSolution {
  /**
   * What the solver chooses, against the others as they play here.
   */
  choices: string[];
  /**
   * The same in words.
   */
  said: (string | Message)[];
  /**
   * The message that says what is to be learnt.
   */
  lesson: string;
  /**
   * In how many worlds it was proved; where chance decides, and in a Ronin puzzle, 1.
   */
  worlds: number;
  /**
   * Whether these are all there are; otherwise they were drawn at random.
   */
  every: boolean;
  /**
   * The other first choices.
   */
  others: OtherChoice[];
}
/**
 * A first choice that does not work.
 */
export interface OtherChoice {
  /**
   * In its notation.
   */
  option: string;
  /**
   * In words.
   */
  said: string | Message;
  /**
   * In how many worlds it fails.
   */
  fails: number;
}

export const PROTOCOL = 3 as const;

export const LIMITS = {"name": 24, "players": {"least": 3, "most": 8, "base": 7}, "house": 8000, "numbers": 40000} as const;
