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
  | ShowEmote
  | BotTalk
  | Mute
  | Report
  | Dismiss
  | Pause
  | Replace
  | PassHost
  | End
  | Resign
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
  | MailState
  | Over
  | Reason
  | Scenario
  | Reported
  | Refused
  | Pong
  | Outage
  | Bye
  | Sword
  | Suspects
  | Advice
  | Duel
  | Odds;
/**
 * Any line of the analysis of a review.
 */
export type ReviewLine = Waiting | Unsupported | Began | Believed | Story | Swing | Weighed | Done | Failed;
/**
 * Any line of a measurement in the workshop.
 */
export type LabLine = LabWaits | LabBegan | LabJudged | LabDone | LabFailed;

/**
 * Everything on the wire: messages, bodies of routes and of refusals, and lines of streams.
 */
export interface Wire {
  client: ClientMessage;
  server: ServerMessage;
  problem: Problem;
  line: ReviewLine | LabLine;
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
    "POST /api/house": {
      request: HouseDraft;
      response: HouseForm;
    };
    "GET /api/workshop": {
      request: null;
      response: Workshop;
    };
    "POST /api/workshop/check": {
      request: DesignDraft;
      response: DesignForm;
    };
    "POST /api/workshop/lab": {
      request: LabWanted;
      response: string;
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
    "GET /livez": {
      request: null;
      response: string;
    };
    "GET /readyz": {
      request: null;
      response: string;
    };
    "GET /health": {
      request: null;
      response: Health;
    };
    "POST /api/quick": {
      request: QuickPlay;
      response: QuickSeated;
    };
    "GET /api/players/me/company": {
      request: null;
      response: Company;
    };
    "GET /api/players/me/invitations": {
      request: null;
      response: Invitations;
    };
    "POST /api/players/me/invitations": {
      request: Invite;
      response: Invited;
    };
    "POST /api/players/me/invitations/decline": {
      request: Decline;
      response: string;
    };
    "POST /api/players/me/mute": {
      request: MutePlayer;
      response: string;
    };
    "POST /mail/confirm/{code}/{token}": {
      request: null;
      response: MailConfirmed;
    };
    "POST /mail/stop/{token}": {
      request: null;
      response: string;
    };
    "POST /mail/never/{token}": {
      request: null;
      response: string;
    };
    "POST /mail/allow/{token}": {
      request: null;
      response: string;
    };
    "GET /api/push": {
      request: null;
      response: PushKey;
    };
    "POST /api/push": {
      request: NewDevice;
      response: string;
    };
    "POST /api/push/off": {
      request: PushDevice;
      response: string;
    };
    "POST /api/data": {
      request: OwnTokens;
      response: OwnData;
    };
    "POST /api/data/delete": {
      request: OwnTokens;
      response: DataDeleted;
    };
    "GET /metrics": {
      request: null;
      response: string;
    };
    "GET /api/admin/reports": {
      request: null;
      response: Reports;
    };
    "GET /api/admin/reports/{number}": {
      request: null;
      response: ReportInfo;
    };
    "POST /api/admin/reports/{number}/close": {
      request: CloseReport;
      response: ReportInfo;
    };
    "GET /api/admin/bans": {
      request: null;
      response: Bans;
    };
    "POST /api/admin/bans": {
      request: NewBan;
      response: Bans;
    };
    "POST /api/admin/bans/{number}/lift": {
      request: Act;
      response: BanInfo;
    };
    "POST /api/admin/tables/{code}/close": {
      request: Act;
      response: AuditEntry;
    };
    "POST /api/admin/clubs/{code}/remove": {
      request: Act;
      response: AuditEntry;
    };
    "POST /api/admin/names/remove": {
      request: RemoveName;
      response: AuditEntry;
    };
    "GET /api/admin/audit": {
      request: null;
      response: Audit;
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
    "POST /api/evenings": {
      request: NewEvening;
      response: Joined;
    };
    "GET /api/evenings/{code}": {
      request: null;
      response: EveningInfo;
    };
    "POST /api/evenings/{code}/people": {
      request: JoinEvening;
      response: Joined;
    };
    "POST /api/evenings/{code}": {
      request: EveningAct;
      response: EveningInfo;
    };
    "POST /api/clubs": {
      request: NewClub;
      response: ClubInfo;
    };
    "GET /api/clubs/{code}": {
      request: null;
      response: ClubInfo;
    };
    "POST /api/clubs/{code}": {
      request: ClubAct;
      response: ClubInfo;
    };
    "GET /api/clubs/{code}/games": {
      request: null;
      response: ClubGames;
    };
    "GET /api/players/me/clubs": {
      request: null;
      response: OwnClubs;
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
    "POST /api/puzzles/{key}/hint": {
      request: HintRequest;
      response: PuzzleHint;
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
    "GET /api/daily": {
      request: null;
      response: Daily;
    };
    "POST /api/runs": {
      request: null;
      response: Run;
    };
    "GET /api/players/me/practice": {
      request: null;
      response: Practice;
    };
    "GET /api/players/me/progress": {
      request: null;
      response: Progress;
    };
  };
}
/**
 * The first message on a socket. Without a token the client is a spectator.
 */
export interface Hello {
  /**
   * Tells this kind from the others.
   */
  type: "hello";
  /**
   * The seat token. Null: a spectator.
   */
  token?: string | null;
  /**
   * A spectator's name in the chat. If someone at the table has it, or another player has claimed it, you watch without a name, and the refusal of your first line says why.
   */
  name?: string | null;
  /**
   * The token of a spectator's claimed name.
   */
  player?: string | null;
  /**
   * The crest that a spectator has composed; empty: that of their claimed name, or one that follows from the name.
   */
  avatar?: string;
  /**
   * A spectator's secret, which nobody else sees: with it they can delete what they have said.
   */
  watcher?: string | null;
  /**
   * The language of refusals and reasons.
   */
  language?: "de" | "en" | "it";
  /**
   * The language in which your decisions are also sent as text, for a language model; null: none.
   */
  text?: ("de" | "en" | "it") | null;
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * The index of the option in its list, from 0.
   */
  option: number;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Ready to start; the salt is the player's contribution to the deal.
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
   * Any unguessable text.
   */
  salt?: string;
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * How to answer windows in advance: for this attack, or for the turn.
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
   * How long it applies.
   */
  until?: "attack" | "turn";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The player takes the seat back from the bot: at once, or with the next decision (see `stood_in`).
 */
export interface Reclaim {
  /**
   * Tells this kind from the others.
   */
  type: "reclaim";
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * The line.
   */
  text: string;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * A quick claim, about oneself or another player.
 */
export interface MakeClaim {
  /**
   * Tells this kind from the others.
   */
  type: "claim";
  /**
   * The claim. A role stays at your seat until the next one or `withdraw`, while the game runs.
   */
  claim:
    | "attack"
    | "hurry"
    | "ninja"
    | "ronin"
    | "samurai"
    | "sorry"
    | "suspect"
    | "thanks"
    | "trust"
    | "well"
    | "withdraw";
  /**
   * The seat it is about, if any.
   */
  about?: number | null;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * A drawing instead of words: a line of chat like any other.
 */
export interface ShowEmote {
  /**
   * Tells this kind from the others.
   */
  type: "emote";
  /**
   * Which.
   */
  emote: "anger" | "blade" | "bow" | "cheer" | "fear" | "laugh" | "sake" | "think";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host lets bots talk, or not.
 */
export interface BotTalk {
  /**
   * Tells this kind from the others.
   */
  type: "bot_talk";
  /**
   * Whether they may.
   */
  talk: boolean;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Mute or unmute the chat of a seat; without a seat, of all spectators.
 */
export interface Mute {
  /**
   * Tells this kind from the others.
   */
  type: "mute";
  /**
   * The seat.
   */
  seat?: number | null;
  /**
   * False: unmute.
   */
  muted?: boolean;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Report a line of chat, or the name of a seat or spectator, to the operators of the server.
 */
export interface Report {
  /**
   * Tells this kind from the others.
   */
  type: "report";
  /**
   * What is wrong with it.
   */
  category: "hate" | "insult" | "other" | "sexual" | "spam";
  /**
   * The number of a line of chat.
   */
  line?: number | null;
  /**
   * A seat, for the name of its player.
   */
  seat?: number | null;
  /**
   * The number of a spectator, for their name.
   */
  spectator?: number | null;
  /**
   * What you want to add.
   */
  words?: string;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host removes a spectator, who cannot come back to this table.
 */
export interface Dismiss {
  /**
   * Tells this kind from the others.
   */
  type: "dismiss";
  /**
   * The number of the spectator.
   */
  spectator: number;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host stops or resumes the clock.
 */
export interface Pause {
  /**
   * Tells this kind from the others.
   */
  type: "pause";
  /**
   * False: resume.
   */
  paused?: boolean;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host puts a bot into a seat, or frees it before the start.
 */
export interface Replace {
  /**
   * Tells this kind from the others.
   */
  type: "replace";
  /**
   * The seat.
   */
  seat: number;
  /**
   * The name of the bot; null frees the seat.
   */
  bot?: string | null;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host makes another player host.
 */
export interface PassHost {
  /**
   * Tells this kind from the others.
   */
  type: "host";
  /**
   * The new host.
   */
  seat: number;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * The host ends the game without a result; not if it is rated.
 */
export interface End {
  /**
   * Tells this kind from the others.
   */
  type: "end";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Leave the game for good; a bot plays on. A loss of your side counts for you, a win for the bot.
 */
export interface Resign {
  /**
   * Tells this kind from the others.
   */
  type: "resign";
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Remind me by mail when it is my turn, once the address is confirmed; an empty one turns it off.
 */
export interface MailMe {
  /**
   * Tells this kind from the others.
   */
  type: "mail";
  /**
   * The address.
   */
  address?: string;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Ask why an act is not allowed now.
 */
export interface Why {
  /**
   * Tells this kind from the others.
   */
  type: "why";
  /**
   * The act in notation, such as `play kiseru>3`.
   */
  act: string;
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Ask for suspects, as deduced from what this seat saw; only if the table has the aid.
 */
export interface Who {
  /**
   * Tells this kind from the others.
   */
  type: "who";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Ask what the strongest bot would do in this seat; on your decision, if the table has the aid.
 */
export interface Hint {
  /**
   * Tells this kind from the others.
   */
  type: "hint";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Ask for the odds of each option of a duel: to hit, and to be hit.
 */
export interface AskOdds {
  /**
   * Tells this kind from the others.
   */
  type: "odds";
  /**
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Report a position that looks wrong; the answer is a scenario file.
 */
export interface ReportPosition {
  /**
   * Tells this kind from the others.
   */
  type: "report_position";
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * A number of the client's choice; it is returned in the answer.
   */
  re?: number | null;
}
/**
 * Still there. The table passes on to the others that you are late, or that nobody looks.
 */
export interface Ping {
  /**
   * Tells this kind from the others.
   */
  type: "ping";
  /**
   * Seconds within which you will be heard from again, with any message; null: no promise.
   */
  within?: number | null;
  /**
   * Whether nobody looks at the page.
   */
  hidden?: boolean;
  /**
   * A number of the client's choice; it is returned in the answer.
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
   * How many lines of chat follow that were said before you came.
   */
  lines?: number;
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
  /**
   * Who is watching; `watching` of the table counts them.
   */
  spectators: Spectator[];
}
/**
 * A table as everyone at it sees it.
 */
export interface TableInfo {
  /**
   * Its code, for invitations.
   */
  code: string;
  /**
   * The invitation link; it names the table and grants no seat.
   */
  link: string;
  /**
   * Its status; `void`: ended without result, `frozen`: started under other rules.
   */
  status: "frozen" | "lobby" | "over" | "running" | "void";
  /**
   * Its options.
   */
  options: TableOptions;
  /**
   * Its seats.
   */
  seats: SeatInfo[];
  /**
   * The seat of the host.
   */
  host: number;
  /**
   * The default stand-in, for a player who has left or an empty seat.
   */
  stand_in: string;
  /**
   * Whether the host has paused the game.
   */
  paused: boolean;
  /**
   * Number of spectators.
   */
  watching: number;
  /**
   * The hash of the server's key, shown before the deal; empty if the deal has an origin.
   */
  commitment: string;
  /**
   * The source of the deal; null: it is made for this table, and can be verified.
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
   * Whether this player may ask for suspects and hints.
   */
  aid: boolean;
  /**
   * Whether the game is rated, as far as is known: then it cannot be ended with no result.
   */
  rated: boolean;
  /**
   * The code of the campaign or clan of this duel.
   */
  saga?: string | null;
  /**
   * The rules change since this game was dealt, such as `lady-chacha`: the game can no longer be shown, and was ended without a result if it had none.
   */
  change?: string | null;
  /**
   * The seat that must answer now.
   */
  asked?: number | null;
  /**
   * The code of the evening that this table belongs to.
   */
  evening?: string | null;
  /**
   * The code of the club that this table is for. It opens nothing to whoever is no member.
   */
  club?: string | null;
  /**
   * Whether others still play this deal: until then there is no record and no review of it.
   */
  sealed?: boolean;
  /**
   * Files of custom cards that the server does not have, or not as they were: the table waits for them.
   */
  missing?: string[];
  /**
   * Why it is not rated; empty if it is.
   */
  unrated?: (
    | ("book" | "cards" | "characters" | "game" | "house" | "rulings")
    | ("helped" | "known_deal" | "nobody" | "void")
  )[];
  /**
   * The file of custom cards that failed: the game is frozen.
   */
  fault?: string | null;
  /**
   * Null: its host starts it.
   */
  quick?: QuickInfo | null;
}
/**
 * All options of a table.
 */
export interface TableOptions {
  /**
   * The game and its options.
   */
  game: SwordGame | DuelGame;
  /**
   * The clock.
   */
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * The pause before automatic answers.
   */
  pauses?: Pauses;
  /**
   * Whether the table is in the public list.
   */
  public?: boolean;
  /**
   * Whether others may watch.
   */
  spectators?: boolean;
  /**
   * Whether players may ask for suspects; null: only if a single person plays with bots.
   */
  aid?: boolean | null;
  /**
   * Whether bots talk: they claim, and react to what happens. The host can change it.
   */
  bot_talk?: boolean;
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
   * Number of players.
   */
  players?: number;
  /**
   * Whether the expansion is used.
   */
  rising_sun?: boolean;
  /**
   * The characters to deal from: `base`, `rising_sun` or `mixed`.
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
   * The rulebook; `ours` is our reading of all three.
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
  /**
   * Files of custom cards that the server has: the hash of each, by its name; empty: as it is now.
   */
  cards?: {
    [k: string]: string;
  };
  /**
   * The text of a file of cards as data, which travels with the table.
   */
  design?: string;
  /**
   * Whether the first seat begins with some of these cards in hand, to try them.
   */
  tryout?: boolean;
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
   * The opponent. Null: `arima`, or the three enemies of 1vs3.
   */
  opponent?: string | null;
  /**
   * The weapon.
   */
  weapon?: string;
  /**
   * The environment. Null: none.
   */
  environment?: string | null;
  /**
   * The weather. Null: `clear`.
   */
  weather?: string | null;
  /**
   * The difficulty.
   */
  difficulty?: string;
  /**
   * The modules of Blood and Bushido.
   */
  modules?: string[];
  /**
   * Which of three enemies wears the armor.
   */
  armoured?: number | null;
  /**
   * Rulings that differ from the defaults, by name (B8.40).
   */
  rulings?: {
    [k: string]: boolean;
  };
  /**
   * The text of a file of custom numbers (B11); "": ours.
   */
  numbers?: string;
}
/**
 * No time limit.
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
   * In one's own turn.
   */
  decision?: number;
  /**
   * In another player's turn.
   */
  window?: number;
  /**
   * Each player's additional time for the whole game.
   */
  reserve?: number;
  /**
   * After this a bot plays for a player who has left.
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
 * The range in seconds of the random pause before an automatic answer; it does not depend on cards.
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
 * A seat and its player; nothing about the game.
 */
export interface SeatInfo {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * The player's name; empty if there is none.
   */
  name: string;
  /**
   * The bot that owns the seat.
   */
  bot: string | null;
  /**
   * Whether the player is ready to start.
   */
  ready: boolean;
  /**
   * Whether the player is connected.
   */
  here: boolean;
  /**
   * Whether a bot is playing for them.
   */
  stand_in: boolean;
  /**
   * Seconds left of the reserve, if the clock has one.
   */
  reserve: number | null;
  /**
   * Whether the seat can be taken. A player who has deleted their name still sits, without one.
   */
  free: boolean;
  /**
   * Whether the player has claimed this name and proved it.
   */
  verified: boolean;
  /**
   * Whether the player has left the game for good; a bot plays on.
   */
  resigned: boolean;
  /**
   * `away`: not connected, or nobody looks at the page. `slow`: connected, but not heard from in the time that `ping` promised. Null: neither, or no person sits here.
   */
  mark: ("away" | "slow") | null;
  /**
   * Why a bot plays for them, if one does.
   */
  stood_in: StoodIn | null;
  /**
   * What they last said they are, true or not; null if they have said nothing, or taken it back.
   */
  claim: ("ninja" | "ronin" | "samurai") | null;
  /**
   * The crest of the player or bot, such as `ring-wave-blue`; empty if there is no name.
   */
  avatar: string;
  /**
   * The rating of a player who shows it on the ladder, as it was when they sat down.
   */
  rating?: SeatRating | null;
}
/**
 * Why a bot plays for somebody.
 */
export interface StoodIn {
  /**
   * Their time ran out, they were gone, or they have left the game for good.
   */
  why: "resigned" | "takeover" | "timeout";
  /**
   * Since when, in seconds since 1970 (UTC).
   */
  at: number;
  /**
   * Whether they take the seat back at their next decision.
   */
  back: boolean;
}
/**
 * A rating with its uncertainty.
 */
export interface SeatRating {
  /**
   * In points.
   */
  points: number;
  /**
   * The margin of error at 95% confidence.
   */
  doubt: number;
}
/**
 * The source of a deal that was not made for this table; players may know it from there.
 */
export interface Origin {
  /**
   * The same deal as in another game, a continuation of that game from a frame, or the deal of a round of an evening, which other tables play, too.
   */
  kind: "again" | "evening" | "play_on";
  /**
   * The code of that game; null while it would reveal hidden information to the players.
   */
  review: string | null;
  /**
   * The first frame of the continuation.
   */
  frame: number | null;
}
/**
 * Who won at a table.
 */
export interface TableResult {
  /**
   * The team; in a duel `player` or `enemy`.
   */
  winner: string;
  /**
   * Its seats.
   */
  winners: number[];
}
/**
 * A table of quick play starts by itself, as soon as all its seats are taken.
 */
export interface QuickInfo {
  /**
   * Seconds until bots take the free seats; null: they never do.
   */
  fill_in: number | null;
}
/**
 * Somebody who only watches.
 */
export interface Spectator {
  /**
   * Their number at this table.
   */
  number: number;
  /**
   * Their name in the chat; empty if they have none.
   */
  name: string;
  /**
   * Whether they have claimed this name and proved it.
   */
  verified: boolean;
  /**
   * Their crest, such as `ring-wave-blue`; empty if they have no name.
   */
  avatar: string;
}
/**
 * A game that the page knows nothing about, in sentences: its events and options.
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
   * Time left for the open decision.
   */
  timer: Timer | null;
  /**
   * All of it as text, if it is your decision and `hello` asked for text.
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
   * Its index among the events of the game, from 0.
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
 * Time left for the open decision, in seconds; null: unlimited.
 */
export interface Timer {
  /**
   * Seconds for this decision.
   */
  left: number | null;
  /**
   * Seconds of the deciding player's reserve.
   */
  reserve: number | null;
}
/**
 * A log entry that is not a choice.
 */
export interface Notice {
  /**
   * Tells this kind from the others.
   */
  type: "notice";
  /**
   * What has happened.
   */
  kind:
    | "closed"
    | "ended"
    | "host"
    | "pause"
    | "replaced"
    | "resigned"
    | "resume"
    | "return"
    | "takeover"
    | "timeout";
  /**
   * The seat it concerns.
   */
  seat: number;
}
/**
 * A line of chat, a claim or an emote; a spectator has no seat.
 */
export interface Said {
  /**
   * Tells this kind from the others.
   */
  type: "said";
  /**
   * Its number at this table, to report it by.
   */
  number: number;
  /**
   * Their seat.
   */
  seat: number | null;
  /**
   * Their number, if they only watch.
   */
  spectator: number | null;
  /**
   * Their name.
   */
  name: string;
  /**
   * Whether they have claimed this name and proved it.
   */
  verified: boolean;
  /**
   * The line; null for a claim or an emote.
   */
  text: string | null;
  /**
   * The claim; null for anything else.
   */
  claim:
    | (
        | "attack"
        | "hurry"
        | "ninja"
        | "ronin"
        | "samurai"
        | "sorry"
        | "suspect"
        | "thanks"
        | "trust"
        | "well"
        | "withdraw"
      )
    | null;
  /**
   * The seat that the claim is about, if any.
   */
  about: number | null;
  /**
   * The emote; null for anything else.
   */
  emote?: ("anger" | "blade" | "bow" | "cheer" | "fear" | "laugh" | "sake" | "think") | null;
  /**
   * The bot that says it; null for a person.
   */
  bot?: string | null;
}
/**
 * Your own email address for reminders, sent to your seat alone; only where reminders are possible.
 */
export interface MailState {
  /**
   * Tells this kind from the others.
   */
  type: "mail_state";
  /**
   * The address; empty if there is none.
   */
  address: string;
  /**
   * Whether its owner has confirmed it; before that, nothing else is sent to it.
   */
  confirmed: boolean;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
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
   * The record, from which the game can be replayed.
   */
  record: string;
  /**
   * The proof; null if the deal has an origin, because there was nothing to commit to.
   */
  fair: Fair | null;
}
/**
 * The proof that the deal was not manipulated.
 */
export interface Fair {
  /**
   * The SHA-256 of the key, as shown before the deal.
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
 * The answer to Why: the number of a rule, empty if the act is legal.
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
   * The reason in a sentence.
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
   * Whether it is complete, or only what the seat knows.
   */
  complete: boolean;
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The answer to Report: it is stored, and the operators can see it.
 */
export interface Reported {
  /**
   * Tells this kind from the others.
   */
  type: "reported";
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The request is refused; nothing has changed.
 */
export interface Refused {
  /**
   * Tells this kind from the others.
   */
  type: "refused";
  /**
   * The reason, for programs.
   */
  code:
    | "banned"
    | "claimed"
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
    | "taken"
    | "too_fast"
    | "unknown_option"
    | "unknown_token";
  /**
   * The reason, in a sentence.
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
 * Nothing can be stored at the moment, so nothing can be done; or something can be again.
 */
export interface Outage {
  /**
   * Tells this kind from the others.
   */
  type: "outage";
  /**
   * Whether the game goes on. While it waits, no clock runs.
   */
  over: boolean;
}
/**
 * The server is shutting down, the table is gone, or you may not stay here.
 */
export interface Bye {
  /**
   * Tells this kind from the others.
   */
  type: "bye";
  /**
   * Why the socket is closed. A table that has moved to another process is there again at once.
   */
  reason: "banned" | "closed" | "dismissed" | "moved" | "removed" | "replaced" | "shutdown" | "trouble";
  /**
   * The reason in a sentence, if you are banned or an operator has closed the table.
   */
  message?: string;
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
   * Everything your seat may know.
   */
  view: View;
  /**
   * The clock of the open decision; null if no person has to decide.
   */
  timer: Timer | null;
  /**
   * Your premove.
   */
  premove: ("ask" | "parry" | "take") | null;
  /**
   * The effects of your options; null if it is not your decision.
   */
  insight: Insight | null;
  /**
   * How the points were scored, once the game is over.
   */
  scoresheet: ScoreSheet | null;
  /**
   * All of it as text, if it is your decision and `hello` asked for text.
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
   * All players, in seat order.
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
   * The card being resolved.
   */
  playing: string | null;
  /**
   * The active player.
   */
  active: number;
  /**
   * Number of turns begun.
   */
  turn: number;
  /**
   * The phase of the turn.
   */
  phase: string;
  /**
   * Number of weapons played this turn.
   */
  weapons_played: number;
  /**
   * Additional weapons allowed by cards this turn.
   */
  weapons_added: number;
  /**
   * The weapon limit of this turn.
   */
  weapon_limit: number;
  /**
   * Once-per-turn abilities used this turn.
   */
  used: string[];
  /**
   * Who has chosen a card to show; the card itself only for the observer's own choice.
   */
  sealed: [number, string | null][];
  /**
   * A key of the cards and rulings of this game.
   */
  edition: string;
  /**
   * The open decision, if any.
   */
  decision: DecisionView | null;
  /**
   * The pending steps, last first; all of them are announced acts.
   */
  pending: StepView[];
  /**
   * The result, once the game is over.
   */
  result: ResultView | null;
  /**
   * What was put off, in that order: only cards of designers do that.
   */
  later?: WaitingView[];
  /**
   * Honor that cards of designers have taken from the supply; there is a limit to it in a game.
   */
  from_box?: number;
  /**
   * Programs of designers' cards started this turn; there is a limit to them, too.
   */
  started?: number;
}
/**
 * One player as the observer sees them.
 */
export interface SeatView {
  /**
   * Their seat.
   */
  seat: number;
  /**
   * The key of their character.
   */
  character: string;
  /**
   * Remaining resilience.
   */
  resilience: number;
  /**
   * Resilience of the character when unhurt.
   */
  full: number;
  /**
   * Their honor points.
   */
  honor: number;
  /**
   * The number of cards in hand.
   */
  hand: number;
  /**
   * Their cards on the table.
   */
  in_play: string[];
  /**
   * Whether they are Harmless (4.1).
   */
  harmless: boolean;
  /**
   * The role card, if the observer may know it: their own, the Shogun's, one looked at, all at the end.
   */
  role: string | null;
  /**
   * Cards in this hand that the observer saw go in and not yet leave (12.1).
   */
  known: string[];
  /**
   * Cards in this hand that are public knowledge.
   */
  exposed: string[];
  /**
   * The Difficulty of attacking them from the observer's seat.
   */
  difficulty: number | null;
  /**
   * Seats that have looked at their role: only cards of designers let them.
   */
  seen_by?: number[];
  /**
   * Their properties that bear counters, and how many: only cards of designers put them there.
   */
  counters?: [string, number][];
  /**
   * Abilities they have used that may be used once in a game.
   */
  spent?: string[];
}
/**
 * The open decision: its player and kind are public; only its player sees the options.
 */
export interface DecisionView {
  /**
   * Its number among the decisions of the game.
   */
  number: number;
  /**
   * The player who must decide.
   */
  seat: number;
  /**
   * The kind of the decision.
   */
  kind: string;
  /**
   * The player who caused it, if any.
   */
  by: number | null;
  /**
   * The card that caused it, if any.
   */
  source: string | null;
  /**
   * The legal options; null for all other players.
   */
  options: OptionView[] | null;
}
/**
 * One option of the open decision.
 */
export interface OptionView {
  /**
   * The act in notation.
   */
  text: string;
  /**
   * Its verb.
   */
  verb: string;
  /**
   * The cards involved, by key.
   */
  cards: string[];
  /**
   * The seats involved.
   */
  seats: number[];
}
/**
 * A pending step: its kind, and its fields by name (which may contain other steps).
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
   * The cause of the end.
   */
  cause: string;
  /**
   * The number of the rule.
   */
  rule: string;
  /**
   * The player it happened to, if any.
   */
  victim: number | null;
  /**
   * The player who caused it, if any.
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
   * The team that pays for a Deadly Strike, if there was one (8.5).
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
   * The multiplier of their role.
   */
  multiplier: number;
  /**
   * Points of cards in hand, never multiplied.
   */
  in_hand: number;
  /**
   * The sum.
   */
  points: number;
}
/**
 * An effect of a designer's card that was put off.
 */
export interface WaitingView {
  /**
   * When it happens: at the seat's next turn, or at the end of this one.
   */
  moment: string;
  /**
   * Whose effect it is.
   */
  seat: number;
  /**
   * The turn in which it was put off.
   */
  turn: number;
  /**
   * The card that caused it, or null for an ability.
   */
  card: string | null;
  /**
   * The step that happens then.
   */
  step: StepView;
}
/**
 * The effects for the deciding player; everything follows from the view and the cards.
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
   * Whether those wounds would defeat you.
   */
  is_defeat: boolean;
  /**
   * By option.
   */
  options: InsightOption[];
}
/**
 * The effects of choosing an option.
 */
export interface InsightOption {
  /**
   * The option in words.
   */
  said: Message;
  /**
   * A warning: it targets yourself, it costs your last honor, or it ends a game that you probably lose. There is none if every option would end the game.
   */
  danger: ("end" | "honor" | "self") | null;
}
/**
 * How the points were scored, and why the winners won.
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
   * The team.
   */
  team: string;
  /**
   * The lines of its sum.
   */
  lines: SumLine[];
  /**
   * The sum.
   */
  total: number;
}
/**
 * One line of a team's sum: a player's points, or the cost of a Deadly Strike.
 */
export interface SumLine {
  /**
   * The player; null for the Deadly Strike.
   */
  seat: number | null;
  /**
   * How their points were scored; null for the Deadly Strike.
   */
  score: ScoreView | null;
  /**
   * The stars of their role, if they determine the value of honor (8.3).
   */
  stars: number | null;
  /**
   * The points it adds to the sum.
   */
  points: number;
  /**
   * The number of the rule.
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
   * The evidence, strongest first.
   */
  clues: Clue[];
  /**
   * The calibration of these probabilities, from the lowest to the highest.
   */
  trust: Reliable[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The probability of each role of a seat, from the point of view of one seat.
 */
export interface Suspect {
  /**
   * Which seat.
   */
  seat: number;
  /**
   * The prior, by role: before the first event.
   */
  before: {
    [k: string]: number;
  };
  /**
   * The posterior, by role: after everything seen.
   */
  now: {
    [k: string]: number;
  };
}
/**
 * The evidence of one event about its actor.
 */
export interface Clue {
  /**
   * The index of the event.
   */
  event: number;
  /**
   * The actor.
   */
  seat: number;
  /**
   * The likelihood ratio by role, from this event alone.
   */
  factors: {
    [k: string]: number;
  };
}
/**
 * Calibration: how often statements with about the same probability were true.
 */
export interface Reliable {
  /**
   * The stated probability, on average, from 0 to 1.
   */
  said: number;
  /**
   * How often they were true, from 0 to 1.
   */
  was: number;
  /**
   * Number of statements.
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
   * Number of worlds in which each option was played out.
   */
  worlds: number;
  /**
   * The best options: first what the strongest bot would choose, then the others, best first.
   */
  options: Advised[];
  /**
   * How likely the others hold a Parry, the likeliest first; empty where nothing guesses that.
   */
  parries: Held[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * The value of an option in worlds that fit what the player has seen.
 */
export interface Advised {
  /**
   * Its index among the options, from 0.
   */
  option: number;
  /**
   * The probability of winning; estimated if the rollout ends before the game does.
   */
  chance: number;
  /**
   * Roles in the worlds in which it does much better or worse, most telling first.
   */
  assumed: Assumption[];
}
/**
 * The value of an option if a seat has a role.
 */
export interface Assumption {
  /**
   * The seat.
   */
  seat: number;
  /**
   * The role.
   */
  role: string;
  /**
   * The probability of winning in that case.
   */
  chance: number;
}
/**
 * How likely another player holds a card, by what the chooser knows.
 */
export interface Held {
  /**
   * Who it is.
   */
  seat: number;
  /**
   * The probability, from 0 to 1.
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
   * The duel now.
   */
  view: DuelView;
  /**
   * The clock of the open decision; null if no person has to decide.
   */
  timer: Timer | null;
  /**
   * The effects of the player's options; null once the duel is over.
   */
  insight: DuelInsight | null;
  /**
   * All of it as text, if it is your decision and `hello` asked for text.
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
   * The options: opponent, weapon, environment, weather, difficulty, modules.
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
   * The text of custom numbers, or None for ours (B11).
   */
  numbers: string | null;
  /**
   * All visible fields, by name.
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
   * The Bushido deck, sorted, but for its top card, which is visible and comes last.
   */
  bushido: string[];
  /**
   * The effective guard.
   */
  guard: number;
  /**
   * The current maximum Qi.
   */
  qi_most: number;
  /**
   * The enemies.
   */
  enemies: EnemyView[];
  /**
   * The pending steps, last first, each as its name and fields.
   */
  pending: unknown[];
  /**
   * Number of decisions so far.
   */
  asked: number;
  /**
   * The open decision, if any.
   */
  decision: DuelDecision | null;
  /**
   * The result, once the duel is over.
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
   * Their key.
   */
  opponent: string;
  /**
   * Remaining life.
   */
  life: number;
  /**
   * Remaining Qi.
   */
  qi: number;
  /**
   * Their Qi at the start.
   */
  start_qi: number;
  /**
   * Their armor.
   */
  armour: number;
}
/**
 * The open decision.
 */
export interface DuelDecision {
  /**
   * Its number among the decisions of the duel.
   */
  number: number;
  /**
   * Always 0.
   */
  seat: number;
  /**
   * The kind of the decision.
   */
  kind: string;
  /**
   * The legal options.
   */
  options: DuelOption[];
}
/**
 * One legal option.
 */
export interface DuelOption {
  /**
   * The act in notation.
   */
  text: string;
  /**
   * Its verb.
   */
  verb: string;
  /**
   * The card or die it is about, if any.
   */
  key: string | null;
  /**
   * The enemy it is about, if any.
   */
  enemy: number | null;
}
/**
 * The effects for the player; everything follows from the view.
 */
export interface DuelInsight {
  /**
   * The question.
   */
  asked: Message;
  /**
   * What strength must reach; null while the defense card is face down.
   */
  strength: number | null;
  /**
   * Likewise technique.
   */
  technique: number | null;
  /**
   * The player's stats.
   */
  now: Standing;
  /**
   * By option.
   */
  options: DuelOutcome[];
}
/**
 * The player's stats, and what follows from them.
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
   * Its value.
   */
  guard: number;
  /**
   * The remaining life.
   */
  life: number;
  /**
   * The remaining Qi.
   */
  qi: number;
  /**
   * The remaining points.
   */
  armour: number;
  /**
   * Its value; 0: it is out of the game.
   */
  red_die: number;
  /**
   * The bonus to the next counterattack.
   */
  counter: number;
  /**
   * Cards of this attack that fit a normal combo.
   */
  normal: number;
  /**
   * Cards of this attack that fit a special combo.
   */
  special: number;
  /**
   * What would hit now; empty while the defense card is face down, and once the hit is checked.
   */
  hits: Striking[];
  /**
   * Null once the defense card is face up.
   */
  reached: Reached | null;
}
/**
 * A value that reaches the open defense card, and the effects of its hit.
 */
export interface Striking {
  /**
   * Strength or technique.
   */
  value: "strength" | "technique";
  /**
   * By how much it reaches the defense.
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
 * While the defense card is face down: how many of the possible cards are reached.
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
   * By at least one of them.
   */
  either: number;
  /**
   * Number of possible cards.
   */
  cards: number;
}
/**
 * The immediate effects of an option.
 */
export interface DuelOutcome {
  /**
   * The option in words.
   */
  said: Message;
  /**
   * The cost: Qi or life.
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
 * An answer to AskOdds. More exact ones follow it until the decision is made or `done` is true.
 */
export interface Odds {
  /**
   * Tells this kind from the others.
   */
  type: "odds";
  /**
   * The decision that is open.
   */
  decision: number;
  /**
   * In how many sampled worlds each option was tried so far.
   */
  worlds: number;
  /**
   * Whether this is the last answer.
   */
  done: boolean;
  /**
   * By option.
   */
  options: OptionChances[];
  /**
   * The `re` of the message that this answers.
   */
  re?: number | null;
}
/**
 * What to expect of an option of a duel if the solver plays on, from what its player sees.
 */
export interface OptionChances {
  /**
   * The probability of winning the duel.
   */
  win: number;
  /**
   * The lower end of its 95% interval.
   */
  low: number;
  /**
   * The upper end.
   */
  high: number;
  /**
   * The probability that this attack hits.
   */
  hit: number;
  /**
   * The probability that the next counterattack hits: it costs life or brings a wound.
   */
  wounded: number;
  /**
   * Life that the enemies lose in this attack, on average.
   */
  dealt: number;
  /**
   * Life that the player loses in this attack, on average, to counterattacks or as a price.
   */
  taken: number;
  /**
   * Life that the enemies lose until the round ends.
   */
  round_dealt: number;
  /**
   * Life that the player loses until then.
   */
  round_taken: number;
}
/**
 * The body of every refusal of a route.
 */
export interface Problem {
  /**
   * The reason, for programs.
   */
  code:
    | "banned"
    | "claimed"
    | "closed"
    | "foreign"
    | "full"
    | "impossible"
    | "malformed"
    | "not_host"
    | "not_over"
    | "not_ready"
    | "started"
    | "taken"
    | "too_fast"
    | "too_long"
    | "unknown_club"
    | "unknown_evening"
    | "unknown_lesson"
    | "unknown_puzzle"
    | "unknown_saga"
    | "unknown_table"
    | "unknown_token";
  /**
   * The reason, in a sentence.
   */
  message: string;
}
/**
 * The computation has not started yet.
 */
export interface Waiting {
  /**
   * Tells this kind from the others.
   */
  line: "waiting";
  /**
   * The bots are still being compiled, other games are analyzed first, or the bots at the tables need the whole machine.
   */
  reason: "busy" | "compiling" | "others";
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
   * Its rules, cards or numbers are not supported, it began in the middle, or nothing here can search.
   */
  reason: "edition" | "middle" | "search";
}
/**
 * The first line: what follows, and the order of its lists.
 */
export interface Began {
  /**
   * Tells this kind from the others.
   */
  line: "began";
  /**
   * The order of the probabilities of every seat.
   */
  roles: string[];
  /**
   * Number of belief lines that follow: one per turn, and one before the first.
   */
  turns: number;
  /**
   * Number of decisions with several options: each has a line after the beliefs, unless only one option was a candidate.
   */
  plays: number;
  /**
   * Number of rollouts to find the best choice; it is then compared with the actual choice in as many worlds.
   */
  rollouts: number;
  /**
   * The same seed gives the same analysis.
   */
  seed: string;
}
/**
 * What every observer could believe right after a turn, from what their own seat saw.
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
   * The first frame of the next turn, or the last of all.
   */
  frame: number;
  /**
   * The player whose turn it was.
   */
  active: number | null;
  /**
   * Every seat in order, then a spectator.
   */
  beliefs: Belief[];
}
/**
 * What one observer could know and believe right after a turn.
 */
export interface Belief {
  /**
   * The observer; null is a spectator.
   */
  seat: number | null;
  /**
   * The probability of each role, by seat.
   */
  odds: number[][];
  /**
   * By seat, the role card the observer knows for certain.
   */
  roles: (string | null)[];
  /**
   * By seat, the cards in hand the observer knows; all of their own.
   */
  known: string[][];
  /**
   * Null if no action of others in this turn is informative.
   */
  moved: Moved | null;
}
/**
 * The action of a turn that shifted a belief most.
 */
export interface Moved {
  /**
   * The index of the event.
   */
  event: number;
  /**
   * The first frame after it.
   */
  frame: number;
  /**
   * The actor.
   */
  seat: number;
  /**
   * The card played.
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
   * The size of the shift: the probability that would be on other roles of one seat without it.
   */
  by: number;
}
/**
 * What to remember of a finished game; it comes after the beliefs.
 */
export interface Story {
  /**
   * Tells this kind from the others.
   */
  line: "story";
  /**
   * Null if no moment stands out, or the game was not finished.
   */
  deciding: Deciding | null;
  /**
   * Null if nobody misled the others.
   */
  bluff: Bluff | null;
}
/**
 * The moment after which the winners' chance had risen most, with all roles and hands open.
 */
export interface Deciding {
  /**
   * Its turn.
   */
  turn: number;
  /**
   * The frame right before it.
   */
  frame: number;
  /**
   * Who played the card, if it was one.
   */
  seat: number | null;
  /**
   * The card.
   */
  card: string | null;
  /**
   * What happened, as everybody saw it: the act, and what came of it.
   */
  said: Message[];
  /**
   * The chance of the winning team right before.
   */
  before: number;
  /**
   * And after.
   */
  after: number;
}
/**
 * The act that misled the others most about whose side its player was on.
 */
export interface Bluff {
  /**
   * Its turn.
   */
  turn: number;
  /**
   * The frame right before it.
   */
  frame: number;
  /**
   * Who bluffed.
   */
  seat: number;
  /**
   * Their true role.
   */
  role: string;
  /**
   * The card played.
   */
  card: string;
  /**
   * The act in words, as everybody saw it.
   */
  said: Message;
  /**
   * What the others gave the true side of this player on average, without this act.
   */
  before: number;
  /**
   * And with it.
   */
  after: number;
  /**
   * The turn after which they gave as much as before again; null if they never did.
   */
  until: number | null;
}
/**
 * One play: the choice, what the strongest bot would choose there, and the difference.
 */
export interface Swing {
  /**
   * Tells this kind from the others.
   */
  line: "swing";
  /**
   * The frame of the choice.
   */
  frame: number;
  /**
   * Its turn.
   */
  turn: number;
  /**
   * Who chose.
   */
  seat: number;
  /**
   * The kind of the decision.
   */
  asked: string;
  /**
   * The choice.
   */
  chosen: Tried;
  /**
   * The same as the choice if no other option was better.
   */
  best: Tried;
  /**
   * The loss in win probability against the best option, from 0 to 1.
   */
  swing: number;
  /**
   * The standard error of that difference: a swing not clearly above it may be noise.
   */
  error: number;
  /**
   * `mistake`: the choice clearly cost something. `unsure`: it may have. `good`: it did not.
   */
  verdict: "good" | "mistake" | "unsure";
  /**
   * `chance`: the difference may be chance. `hiding`: the choice hid the player's role better, and what that is worth the rollouts do not show.
   */
  doubt?: ("chance" | "hiding") | null;
  /**
   * The next best choice, if there were others; null unless the choice was examined.
   */
  second?: Tried | null;
  /**
   * How it did against the best in these worlds; `equal`: within a percentage point.
   */
  standing?: ("ahead" | "behind" | "equal") | null;
  /**
   * Why the best is better, in one sentence; null unless it is a mistake.
   */
  why?: Message | null;
  /**
   * What happens more or less often, what goes with most of the swing first.
   */
  differences?: Difference[];
  /**
   * How likely the others held a Parry, the likeliest first; empty unless it is a mistake, and where there is no guess of that.
   */
  parries?: Held[];
}
/**
 * An option, and its value in worlds that fit what the chooser has seen.
 */
export interface Tried {
  /**
   * Its index among the options, from 0.
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
   * The probability of winning; estimated if the rollout ends before the game does.
   */
  chance: number;
  /**
   * If it is an attack: the probability that it wounds; null where that was not counted.
   */
  lands?: number | null;
  /**
   * What its player most often does next in the same turn.
   */
  then?: Then | null;
}
/**
 * The most frequent next act of a player in the rollouts after an option.
 */
export interface Then {
  /**
   * The act in words.
   */
  said: Message;
  /**
   * How often it is the next one.
   */
  share: number;
}
/**
 * Something that happens before the player's next turn, more or less often after the better choice.
 */
export interface Difference {
  /**
   * The game is won or lost, or a seat is defeated: probabilities. Or a mean: resilience that a seat loses, and what it has at the next turn.
   */
  what: "cards" | "defeated" | "honor" | "lost" | "properties" | "won" | "wounds";
  /**
   * Whom it happens to; null if the game ends.
   */
  seat: number | null;
  /**
   * After the choice.
   */
  chosen: number;
  /**
   * After the better one.
   */
  best: number;
  /**
   * The part of the swing that goes with it: by a linear regression of the outcomes of all rollouts.
   */
  part: number;
  /**
   * What it is, in words.
   */
  said: Message;
}
/**
 * One choice in a duel: the chance to win by each option if the solver plays on.
 */
export interface Weighed {
  /**
   * Tells this kind from the others.
   */
  line: "weighed";
  /**
   * The frame of the choice.
   */
  frame: number;
  /**
   * Its round.
   */
  turn: number;
  /**
   * The choice, from 0.
   */
  chosen: number;
  /**
   * The best option; the same as the choice if no other was better.
   */
  best: number;
  /**
   * The probability of winning, by option.
   */
  chances: number[];
  /**
   * The lower end of the 95% interval of the choice's chance.
   */
  low: number;
  /**
   * The upper end.
   */
  high: number;
  /**
   * The loss in win probability against the best option, from 0 to 1.
   */
  swing: number;
  /**
   * The standard error of that difference: a swing not clearly above it may be noise.
   */
  error: number;
  /**
   * As of a play at a table.
   */
  verdict: "good" | "mistake" | "unsure";
  /**
   * The choice in words.
   */
  said: Message;
  /**
   * The best option in words.
   */
  better: Message;
  /**
   * What would have followed the best option until the end of the round, with the cards as they lay and the solver playing on; empty unless it is a mistake.
   */
  follows: Message[];
}
/**
 * The last line: the analysis is complete.
 */
export interface Done {
  /**
   * Tells this kind from the others.
   */
  line: "done";
}
/**
 * The last line if it could not be completed; another request tries again.
 */
export interface Failed {
  /**
   * Tells this kind from the others.
   */
  line: "failed";
}
/**
 * Nothing is played at the moment.
 */
export interface LabWaits {
  /**
   * Tells this kind from the others.
   */
  line: "labwaits";
  /**
   * The bots are still being compiled, another measurement comes first, or the bots at the tables need the whole machine.
   */
  reason: "busy" | "compiling" | "others";
}
/**
 * What is going to be played.
 */
export interface LabBegan {
  /**
   * Tells this kind from the others.
   */
  line: "labbegan";
  /**
   * Number of deals, at most, each played with what is new and with something printed in its place.
   */
  deals: number;
  /**
   * Time after which it ends, if they are not played by then.
   */
  seconds: number;
  /**
   * Players at each table.
   */
  players: number;
  /**
   * Whether these cards are played by the fast engine.
   */
  fast: boolean;
}
/**
 * The verdict so far; each line replaces the one before.
 */
export interface LabJudged {
  /**
   * Tells this kind from the others.
   */
  line: "labjudged";
  /**
   * Number of deals played for it.
   */
  deals: number;
  /**
   * Number of all games played.
   */
  games: number;
  /**
   * Everything that is new, the clearest verdict first.
   */
  judgments: LabJudgment[];
  /**
   * What it changes for everybody.
   */
  changes: LabChange[];
}
/**
 * What is said of a card or character of the file.
 */
export interface LabJudgment {
  /**
   * Its key in the file.
   */
  key: string;
  /**
   * What it is compared with: the printed ones of this kind.
   */
  kind: "action" | "character" | "property" | "weapon";
  /**
   * Stronger than every printed one, weaker than every one, within their range, or too few games to say.
   */
  verdict: "strong" | "undecided" | "weak" | "within";
  /**
   * How much more often its holder's team wins than with the average printed one; null: not known yet.
   */
  worth: LabEstimate | null;
  /**
   * How much more honor its holder ends with.
   */
  honor: LabEstimate | null;
  /**
   * Of how many printed ones its estimate is above.
   */
  stronger_than: number;
  /**
   * How many of them there are.
   */
  printed: number;
  /**
   * About how many more games would decide it; 0: it is decided.
   */
  more_games: number;
  /**
   * All of its kind, the strongest first.
   */
  beside: LabBeside[];
}
/**
 * A difference between two shares, with its interval.
 */
export interface LabEstimate {
  /**
   * The estimate; 0.01 is one game of a hundred.
   */
  value: number;
  /**
   * The lower end of the interval.
   */
  low: number;
  /**
   * The upper end.
   */
  high: number;
}
/**
 * Something of the same kind, beside the average printed one.
 */
export interface LabBeside {
  /**
   * Its key.
   */
  key: string;
  /**
   * Whether it is from the file.
   */
  own: boolean;
  /**
   * How much more often its holder's team wins.
   */
  worth: LabEstimate;
}
/**
 * A difference that the file makes to games as a whole, certain in spite of the number of comparisons.
 */
export interface LabChange {
  /**
   * What it is about: how often a team wins or games end in some way, or how long they are.
   */
  kind: "decisions" | "ending" | "team" | "turns";
  /**
   * The team or ending.
   */
  key: string;
  /**
   * As printed.
   */
  usual: number;
  /**
   * With the file.
   */
  other: number;
}
/**
 * The last line: the verdict stays as it is.
 */
export interface LabDone {
  /**
   * Tells this kind from the others.
   */
  line: "labdone";
  /**
   * All deals were played, or the time was over.
   */
  reason: "deals" | "time";
}
/**
 * The measurement failed. It is the last line.
 */
export interface LabFailed {
  /**
   * Tells this kind from the others.
   */
  line: "labfailed";
}
/**
 * POST /api/tables: create a table and take a seat at it.
 */
export interface Create {
  /**
   * Your name.
   */
  name: string;
  /**
   * The game and its options.
   */
  options: TableOptions;
  /**
   * The token of your claimed name: without it nobody can use that name, and the game counts for nobody.
   */
  player?: string | null;
  /**
   * Your crest; empty: that of your claimed name, or one that follows from the name.
   */
  avatar?: string;
  /**
   * The code of your club that the table is for; empty: none.
   */
  club?: string;
}
/**
 * Your seat, and the token that proves it: store it, and share it with nobody.
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
   * Its token.
   */
  token: string;
}
/**
 * GET /api/tables: the public tables.
 */
export interface Tables {
  /**
   * One entry per table.
   */
  tables: Listed[];
  /**
   * The clock of the server, in seconds since 1970: all times here are by it.
   */
  now: number;
}
/**
 * One public table in the list.
 */
export interface Listed {
  /**
   * Its code.
   */
  code: string;
  /**
   * `sword` or `duel`.
   */
  game: "duel" | "sword";
  /**
   * Number of seats.
   */
  players: number;
  /**
   * Number of free seats.
   */
  free: number;
  /**
   * As in TableInfo.
   */
  status: "lobby" | "running";
  /**
   * The name of the host.
   */
  host: string;
  /**
   * Whether the host has claimed this name and proved it.
   */
  verified: boolean;
  /**
   * The rulebook; null for a duel.
   */
  book: ("english" | "german" | "italian" | "ours") | null;
  /**
   * Rulings that differ from those of the book, by name.
   */
  rulings: {
    [k: string]: boolean | number | string;
  };
  /**
   * Whether it has house rules.
   */
  house?: boolean;
  /**
   * The files of custom cards it uses, by name.
   */
  cards?: string[];
  /**
   * Whether it has cards of its own from the workshop.
   */
  design?: boolean;
  /**
   * Whether the expansion is used.
   */
  rising_sun?: boolean;
  /**
   * The clock.
   */
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * When it was opened, in seconds since 1970.
   */
  since?: number;
  /**
   * Whether it starts by itself, as tables of quick play do.
   */
  quick?: boolean;
  /**
   * The crest of the host.
   */
  avatar?: string;
  /**
   * When bots take the free seats, in seconds since 1970; null: they never do.
   */
  fill_at?: number | null;
}
/**
 * POST /api/tables/CODE/seats: take a free seat.
 */
export interface Join {
  /**
   * Your name.
   */
  name: string;
  /**
   * The seat; null: any free seat.
   */
  seat?: number | null;
  /**
   * As for a new table.
   */
  player?: string | null;
  /**
   * As for a new table.
   */
  avatar?: string;
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
   * Every character that can be dealt.
   */
  characters: CharacterInfo[];
  /**
   * Each kind of role card.
   */
  roles: RoleInfo[];
  /**
   * By number, as on the rules page.
   */
  paragraphs: Paragraphs;
  /**
   * The rulebook: some names differ between books.
   */
  book: "english" | "german" | "italian" | "ours";
  /**
   * The summary card for each number of players; for a table only its own.
   */
  summaries: SummaryCard[];
  /**
   * The files of custom cards that a table uses; they are among its cards and characters.
   */
  own: OwnFile[];
}
/**
 * What is printed on one kind of playing card of Samurai Sword.
 */
export interface CardInfo {
  /**
   * Its key in records and messages.
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
   * Number of copies.
   */
  copies: number;
  /**
   * The paragraph that describes it.
   */
  rule: string;
  /**
   * The greatest Difficulty a weapon reaches.
   */
  reach: number | null;
  /**
   * How many wounds a weapon deals; null if that depends on its target.
   */
  wounds: number | null;
  /**
   * Whether it can parry.
   */
  parry: boolean;
  /**
   * Whether it is from the expansion.
   */
  rising_sun: boolean;
}
/**
 * What is printed on one character.
 */
export interface CharacterInfo {
  /**
   * Its key in records and messages.
   */
  key: string;
  /**
   * Its Resilience when unhurt.
   */
  resilience: number;
  /**
   * The chapter that describes it.
   */
  rule: string;
  /**
   * Whether it is from the expansion.
   */
  rising_sun: boolean;
}
/**
 * What is printed on one kind of role card.
 */
export interface RoleInfo {
  /**
   * Its key in records and messages.
   */
  key: string;
  /**
   * The role.
   */
  role: "ninja" | "ronin" | "samurai" | "shogun";
  /**
   * Number of stars.
   */
  stars: number;
}
/**
 * Rule paragraphs about things that are printed on no card.
 */
export interface Paragraphs {
  /**
   * The paragraph on Harmless players.
   */
  harmless: string;
}
/**
 * The summary card for one number of players.
 */
export interface SummaryCard {
  /**
   * The number of players.
   */
  players: number;
  /**
   * The phases of a turn, in order.
   */
  phases: ("discard" | "draw" | "play" | "recover")[];
  /**
   * The hand limit in the Discard phase.
   */
  hand_limit: number;
  /**
   * Cards dealt, clockwise from the Shogun.
   */
  hands: number[];
  /**
   * The roles at the table.
   */
  roles: RoleSummary[];
  /**
   * Groups of roles in which the player with the most stars counts double.
   */
  by_stars: ("ninja" | "ronin" | "samurai" | "shogun")[][];
  /**
   * Cards that are worth points in hand at the end.
   */
  worth: WorthSummary[];
  /**
   * Points for ending the game by defeating a teammate.
   */
  deadly_strike: number;
  /**
   * Who wins a tie, first to last.
   */
  ties: ("ninja" | "ronin" | "shogun")[];
  /**
   * Whether a Victory of the Swordmaster is possible.
   */
  has_swordmaster: boolean;
  /**
   * Whether it is refused after a defeat by any teammate, or only by the one who is left.
   */
  any_team_mate_refuses: boolean;
  /**
   * Where each part is explained.
   */
  rules: SummaryRules;
  /**
   * The symbols, most frequent first; empty if symbols do not matter.
   */
  suits: SuitSummary[];
}
/**
 * One role at a table of this size.
 */
export interface RoleSummary {
  /**
   * The role.
   */
  role: "ninja" | "ronin" | "samurai" | "shogun";
  /**
   * The side it is on.
   */
  team: "ninja" | "ronin" | "shogun";
  /**
   * How many players have it.
   */
  players: number;
  /**
   * Their starting honor.
   */
  honor: number;
  /**
   * The multiplier of their honor; two if stars decide, the one for fewer stars first.
   */
  multipliers: number[];
  /**
   * The stars on the cards of this role, fewest first; empty if it has none.
   */
  stars: number[];
  /**
   * Cards in the Draw phase.
   */
  drawn: number;
  /**
   * Weapons per turn.
   */
  weapons: number;
}
/**
 * A card that is worth points in hand at the end, to everyone but a Ronin.
 */
export interface WorthSummary {
  /**
   * The card.
   */
  card: string;
  /**
   * The points.
   */
  points: number;
}
/**
 * The rules behind each part of the card, by their paragraphs.
 */
export interface SummaryRules {
  /**
   * The order of a turn.
   */
  turn: string;
  /**
   * Honor and multipliers of each role.
   */
  roles: string;
  /**
   * How the game ends.
   */
  end: string;
  /**
   * Who wins a tie.
   */
  ties: string;
  /**
   * Cards that are worth points in hand.
   */
  worth: string;
  /**
   * What symbols are for.
   */
  symbols: string;
  /**
   * How many cards each player is dealt.
   */
  dealt: string;
}
/**
 * How many cards have a symbol.
 */
export interface SuitSummary {
  /**
   * The symbol.
   */
  suit: "fuji" | "koi" | "origami" | "torii";
  /**
   * The number of cards with it.
   */
  copies: number;
  /**
   * The number of all cards.
   */
  cards: number;
  /**
   * About one card in this many has it.
   */
  one_in: number;
}
/**
 * A file of custom cards that the server has.
 */
export interface OwnFile {
  /**
   * Its name in the table options: the keys of its cards and characters begin with it and `-`.
   */
  name: string;
  /**
   * Its hash in the table options and in records.
   */
  digest: string;
  /**
   * Its playing cards.
   */
  cards: CardInfo[];
  /**
   * Its characters.
   */
  characters: CharacterInfo[];
  /**
   * Its names and texts as Fluent messages, by language: `cards-NAME-title` is its title.
   */
  words: {
    [k: string]: string;
  };
}
/**
 * What is printed in the duel, and texts of what things do.
 */
export interface DuelBook {
  /**
   * The action cards, including the special ones.
   */
  cards: DuelCard[];
  /**
   * By key.
   */
  defences: {
    [k: string]: DuelDefence;
  };
  /**
   * The printed value of each counterattack card, by key; null if it is no attack.
   */
  counters: {
    [k: string]: number | null;
  };
  /**
   * In Qi; for Gisei in life.
   */
  prices: {
    [k: string]: number;
  };
  /**
   * Cards in a combo.
   */
  combo: number;
  /**
   * The spaces on which the marker takes the Bushido card.
   */
  kanji: number;
  /**
   * The maximum.
   */
  qi: number;
  /**
   * Points of an intact armor.
   */
  armour: number;
  /**
   * The names of custom cards, by key: they have no translations.
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
   * Its key in records and texts.
   */
  key: string;
  /**
   * The strength it adds.
   */
  strength: number;
  /**
   * The technique it adds.
   */
  technique: number;
  /**
   * The guard it adds.
   */
  guard: number;
  /**
   * Its icon for combos; wild counts as either.
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
 * What is printed on a defense card.
 */
export interface DuelDefence {
  /**
   * What strength must reach.
   */
  strength: number;
  /**
   * What technique must reach.
   */
  technique: number;
}
/**
 * GET /api/choices: the options for a table.
 */
export interface Choices {
  /**
   * The bots for Samurai Sword, weakest first.
   */
  bots: BotInfo[];
  /**
   * False while the server is still compiling the bots: until then they play more simply.
   */
  bots_ready: boolean;
  /**
   * The default stand-in.
   */
  stand_in: string;
  /**
   * The rulebooks a table may follow, our reading first.
   */
  books: BookInfo[];
  /**
   * Rulings for questions that the printed rules leave open.
   */
  rulings: RulingInfo[];
  /**
   * The files of custom cards that a table may use.
   */
  own: OwnFile[];
}
/**
 * A bot for Samurai Sword.
 */
export interface BotInfo {
  /**
   * Its name in messages.
   */
  name: string;
  /**
   * Its rank, from 1 for the weakest.
   */
  level: number;
  /**
   * Its win rate in percent in one of five seats, among detectives; null if it was not measured.
   */
  wins: number | null;
  /**
   * Its style, if it is a variant of another bot.
   */
  manner: ("aggressive" | "sly" | "trusting") | null;
  /**
   * If it is a network that the operator added; its name begins with `net:`.
   */
  trained?: Trained | null;
  /**
   * Whether it is as strong as the people at the table: its level is then no rank.
   */
  follows?: boolean;
}
/**
 * What a network was trained for: elsewhere the detective plays in its place.
 */
export interface Trained {
  /**
   * Numbers of players.
   */
  players: number[];
  /**
   * With or without the expansion.
   */
  sets: ("base" | "rising_sun")[];
}
/**
 * A rulebook that a table may follow.
 */
export interface BookInfo {
  /**
   * Its name in the table options.
   */
  name: "english" | "german" | "italian" | "ours";
  /**
   * Rulings in which it differs from our reading, by name.
   */
  rulings: {
    [k: string]: boolean | number;
  };
}
/**
 * A ruling that a table may change.
 */
export interface RulingInfo {
  /**
   * Its name in the table options.
   */
  name: string;
  /**
   * The possible values.
   */
  values: (boolean | number)[];
  /**
   * The default, by our reading.
   */
  usual: boolean | number;
  /**
   * The paragraph it is about.
   */
  rule: string;
  /**
   * Whether it matters only with the expansion.
   */
  rising_sun: boolean;
}
/**
 * POST /api/house: house rules, and numbers that are to be changed in them.
 */
export interface HouseDraft {
  /**
   * The game, with the text so far.
   */
  game: SwordGame;
  /**
   * New values, by path; a printed value is removed from the text.
   */
  changes?: {
    [k: string]: number;
  };
}
/**
 * House rules as text and as fields.
 */
export interface HouseForm {
  /**
   * The text, with the changes; otherwise as it was.
   */
  house: string;
  /**
   * Every number that can be changed.
   */
  fields: HouseField[];
  /**
   * Why it cannot be played.
   */
  problem: HouseProblem | null;
  /**
   * Whether the text can be changed by fields; if not, it has to be corrected first.
   */
  is_readable: boolean;
}
/**
 * A number that house rules may change.
 */
export interface HouseField {
  /**
   * Its place in the text.
   */
  path: string;
  /**
   * What it is about.
   */
  group:
    | "characters"
    | "copies"
    | "difficulty"
    | "hands"
    | "honor"
    | "multipliers"
    | "resilience"
    | "ties"
    | "wounds";
  /**
   * The card, character or role; empty: none.
   */
  key: string;
  /**
   * The number of players, or the place at the table from 1 for the Shogun; 0: none.
   */
  place: number;
  /**
   * The printed value; null: stars decide.
   */
  printed: number | null;
  /**
   * The present value; null: not a number, or stars decide.
   */
  value: number | null;
  /**
   * The smallest possible value.
   */
  least: number;
  /**
   * The greatest.
   */
  most: number;
  /**
   * For ties: the teams in the order that each value stands for, from 0; else empty.
   */
  orders: string[][];
}
/**
 * What is wrong with house rules.
 */
export interface HouseProblem {
  /**
   * In a sentence.
   */
  message: string;
  /**
   * The field, if it is one.
   */
  path: string | null;
}
/**
 * GET /api/workshop: what a page needs to write cards.
 */
export interface Workshop {
  /**
   * What can be written.
   */
  vocabulary: DesignVocabulary;
  /**
   * Examples.
   */
  examples: DesignExample[];
  /**
   * What can be measured here; null: nothing.
   */
  lab: LabOffer | null;
}
/**
 * Everything that can be written in a file of cards.
 */
export interface DesignVocabulary {
  /**
   * The fields of a card.
   */
  card: DesignField[];
  /**
   * The fields of a character.
   */
  character: DesignField[];
  /**
   * The fields of an ability.
   */
  ability: DesignField[];
  /**
   * What properties and characters change.
   */
  changes: DesignField[];
  /**
   * How cards are described that are meant.
   */
  cards: DesignField[];
  /**
   * The parts of effects.
   */
  parts: DesignPart[];
  /**
   * The moments.
   */
  moments: DesignMoment[];
  /**
   * What can be counted.
   */
  counts: string[];
  /**
   * What conditions can compare.
   */
  compared: string[];
  /**
   * What of these belongs to a property, and can be counted on properties only.
   */
  of_property: string[];
  /**
   * Which aims name a player, and which a property: `player`, `property`.
   */
  named: {
    [k: string]: string[];
  };
  /**
   * The roles with multipliers.
   */
  roles: string[];
  /**
   * The keys of printed cards, by the set they come from.
   */
  printed: {
    [k: string]: string[];
  };
  /**
   * How many levels of effects there may be within effects.
   */
  depth: number;
  /**
   * How many moments an entry may have.
   */
  programs: number;
  /**
   * How many cards, and how many characters, a file may have.
   */
  entries: number;
  /**
   * The smallest and the greatest number of players.
   */
  players: number[];
}
/**
 * Something that can be written in a file of cards.
 */
export interface DesignField {
  /**
   * Its name.
   */
  name: string;
  /**
   * What may be written there.
   */
  value:
    | "abilities"
    | "amount"
    | "cards"
    | "changes"
    | "choice"
    | "condition"
    | "effects"
    | "flag"
    | "moments"
    | "nothing"
    | "number"
    | "words";
  /**
   * The smallest possible number.
   */
  least: number;
  /**
   * The greatest, or the greatest number of letters.
   */
  most: number;
  /**
   * The possible words.
   */
  choices: string[];
  /**
   * Whether it has to be written.
   */
  required: boolean;
  /**
   * On what it may be written.
   */
  entries: ("action" | "answer" | "character" | "property" | "weapon")[];
  /**
   * What holds if it is left out, where that needs to be said.
   */
  default: string;
}
/**
 * A part of an effect.
 */
export interface DesignPart {
  /**
   * Its name.
   */
  name: string;
  /**
   * What is written beside its name.
   */
  value: DesignField;
  /**
   * To whom it can be done; the first one by default. Empty: nobody is named.
   */
  who: string[];
  /**
   * Where that is written.
   */
  who_field: string;
  /**
   * What else it has.
   */
  fields: DesignField[];
  /**
   * On what it may stand.
   */
  entries: ("action" | "answer" | "character" | "property" | "weapon")[];
  /**
   * At which moments, if only at some.
   */
  moments: string[];
}
/**
 * A moment at which something happens.
 */
export interface DesignMoment {
  /**
   * Its name.
   */
  name: string;
  /**
   * On what it may stand.
   */
  entries: ("action" | "answer" | "character" | "property" | "weapon")[];
  /**
   * Whether there is another player whom it concerns.
   */
  other: boolean;
  /**
   * Whether conditions can ask about a card.
   */
  card: boolean;
  /**
   * Whether the lost points can be counted.
   */
  number: boolean;
}
/**
 * An example that works.
 */
export interface DesignExample {
  /**
   * Its name.
   */
  name: string;
  /**
   * The file.
   */
  form: DesignForm;
}
/**
 * A file of cards, checked.
 */
export interface DesignForm {
  /**
   * The text.
   */
  text: string;
  /**
   * The same as objects; null if the text cannot be read as YAML.
   */
  file: {
    [k: string]: unknown;
  } | null;
  /**
   * The hash that names the file.
   */
  digest: string;
  /**
   * What the file is called, by language; empty if it has no title.
   */
  titles: {
    [k: string]: string;
  };
  /**
   * Everything that is wrong; empty: it can be played.
   */
  problems: DesignProblem[];
  /**
   * What it defines, if nothing is wrong.
   */
  entries: DesignEntry[];
  /**
   * What should be known.
   */
  warnings: DesignWarning[];
}
/**
 * What is wrong with a file of cards.
 */
export interface DesignProblem {
  /**
   * In a sentence.
   */
  message: string;
  /**
   * On which line, from 1; 0: nowhere in particular.
   */
  line: number;
  /**
   * The way to it: section, key, field and so on.
   */
  path: string[];
}
/**
 * A card or character of a file, as it is shown.
 */
export interface DesignEntry {
  /**
   * Its key in the file.
   */
  key: string;
  /**
   * Its key at a table.
   */
  dealt: string;
  /**
   * What is printed on it, if it is a card.
   */
  card: CardInfo | null;
  /**
   * What is printed on it, if it is a character.
   */
  character: CharacterInfo | null;
  /**
   * What it is called, by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * What it does, by language.
   */
  texts: {
    [k: string]: string;
  };
}
/**
 * What is allowed and should be known: a message `workshop-warning-KIND` of the page.
 */
export interface DesignWarning {
  /**
   * What it is about.
   */
  kind: "deck" | "language" | "likest" | "multipliers" | "reference";
  /**
   * The key it concerns; empty: the whole file.
   */
  entry?: string;
  /**
   * A number, where one is said.
   */
  count?: number;
  /**
   * The number as it usually is.
   */
  usual?: number;
}
/**
 * How large a measurement of this server's lab is.
 */
export interface LabOffer {
  /**
   * Number of deals, at most, each played with what is new and with something printed in its place.
   */
  deals: number;
  /**
   * Time after which it ends in any case.
   */
  seconds: number;
}
/**
 * POST /api/workshop/check: a file of cards, as text or as the form has it.
 */
export interface DesignDraft {
  /**
   * The text.
   */
  text?: string;
  /**
   * The same as objects, lists, texts, numbers and flags; it is then written as text.
   */
  file?: {
    [k: string]: unknown;
  } | null;
}
/**
 * POST /api/workshop/lab: a file of cards whose strength is to be measured.
 */
export interface LabWanted {
  /**
   * The text of the file.
   */
  text: string;
  /**
   * At a table of so many.
   */
  players?: number;
}
/**
 * GET /api/duels/choices: the options for a duel, a campaign and a clan.
 */
export interface DuelChoices {
  /**
   * Groups of which one option each is chosen.
   */
  groups: DuelGroup[];
  /**
   * Modules, of which several may be chosen.
   */
  modules: DuelThing[];
  /**
   * The modules the publisher recommends always to use.
   */
  advised: string[];
  /**
   * The solver's win rate in percent in plain duels; null with other rulings or numbers.
   */
  plain: number | null;
  /**
   * The rulings that can be changed.
   */
  rulings: DuelRuling[];
  /**
   * What is official and what is ours.
   */
  origin: string;
  /**
   * The opponents of a campaign and a clan; the last one is optional.
   */
  ladder: LadderRung[];
  /**
   * The weapons of the clan.
   */
  clan: DuelThing[];
  /**
   * What is regained between the duels of a campaign and of a clan.
   */
  regains: Regains;
}
/**
 * Options of which one is chosen.
 */
export interface DuelGroup {
  /**
   * The field of a draft they are for.
   */
  what: "difficulty" | "environment" | "module" | "opponent" | "weapon" | "weather";
  /**
   * The options, in the order of the rules.
   */
  things: DuelThing[];
}
/**
 * An option of a duel, in the client's language.
 */
export interface DuelThing {
  /**
   * Its key in a draft; null: none.
   */
  key: string | null;
  /**
   * Its name.
   */
  name: string;
  /**
   * What it does.
   */
  does: string;
  /**
   * Whether it is official, partly official, or our reconstruction; or has custom numbers.
   */
  origin: "official" | "ours" | "own" | "partly";
  /**
   * The paragraph of the duel rules that describes it.
   */
  rule: string;
  /**
   * The solver's win rate in percent in plain duels with it alone; null if it was not measured, as with other rulings or numbers.
   */
  wins: number | null;
  /**
   * The key of the lesson that introduces it; null: there is none.
   */
  lesson?: string | null;
}
/**
 * A ruling that a duel may change, in the client's language.
 */
export interface DuelRuling {
  /**
   * Its name in a draft.
   */
  name: string;
  /**
   * What it decides.
   */
  question: string;
  /**
   * The default answer first.
   */
  answers: DuelAnswer[];
  /**
   * The paragraph it is about.
   */
  rule: string;
}
/**
 * One answer to a ruling.
 */
export interface DuelAnswer {
  /**
   * Its value in a draft.
   */
  value: boolean;
  /**
   * The answer in words.
   */
  said: string;
}
/**
 * An opponent of a campaign or clan.
 */
export interface LadderRung {
  /**
   * Their name.
   */
  name: string;
  /**
   * Their life in a campaign.
   */
  life: number;
}
/**
 * What is regained between two duels, in a sentence each.
 */
export interface Regains {
  /**
   * In a campaign.
   */
  campaign: string;
  /**
   * In a clan.
   */
  clan: string;
}
/**
 * POST /api/duels/check: the options chosen so far.
 */
export interface DuelDraft {
  /**
   * A single duel, or the first of a campaign or of a clan.
   */
  way?: "campaign" | "clan" | "single";
  /**
   * The options; campaign and clan choose no opponent, a clan no weapon.
   */
  game?: DuelGame;
  /**
   * In a campaign: whether there are events between the duels.
   */
  events?: boolean;
}
/**
 * The possible changes of a draft: all that are not barred.
 */
export interface DuelChecked {
  /**
   * In the order of the choices.
   */
  barred: Barred[];
  /**
   * The enemies who may wear the enemy's armor; if there are several, one is chosen.
   */
  armoured: number[];
  /**
   * The check of the draft's custom numbers; null: it has none.
   */
  numbers?: NumbersChecked | null;
  /**
   * The choices under the draft's rulings and numbers; null if both are the defaults.
   */
  choices?: DuelChoices | null;
  /**
   * How hard it is; null if nothing is known of it, as with custom numbers.
   */
  solver?: Difficulty | null;
}
/**
 * A single change that is not allowed, and why.
 */
export interface Barred {
  /**
   * The field that would change; a module would be added or removed.
   */
  what: "difficulty" | "environment" | "module" | "opponent" | "weapon" | "weather";
  /**
   * The option.
   */
  key: string | null;
  /**
   * The paragraph that forbids it.
   */
  rule: string;
  /**
   * The reason, in the client's language.
   */
  reason: string;
}
/**
 * The result of checking custom numbers.
 */
export interface NumbersChecked {
  /**
   * The short hash that identifies them in records; null if they cannot be played.
   */
  digest: string | null;
  /**
   * Their errors; they cannot be played while there are any.
   */
  faults: NumberFault[];
  /**
   * The differences from ours, in file order: at most 200 of them.
   */
  changes: NumberChange[];
  /**
   * Total number of differences.
   */
  changed: number;
}
/**
 * An error in custom numbers.
 */
export interface NumberFault {
  /**
   * Its location, such as `opponents.arima.life`; empty: the text as a whole.
   */
  place: string;
  /**
   * The error, in the client's language.
   */
  said: string;
}
/**
 * A number that differs from ours.
 */
export interface NumberChange {
  /**
   * Its location, such as `opponents.arima.life`.
   */
  place: string;
  /**
   * Our value; null: none.
   */
  ours: string | null;
  /**
   * The custom value; null: none.
   */
  own: string | null;
}
/**
 * How often the solver wins, in percent: a duel, or all duels of a campaign or clan.
 */
export interface Difficulty {
  /**
   * How often.
   */
  win: number;
  /**
   * The lower end of the 95% interval.
   */
  low: number;
  /**
   * The upper end.
   */
  high: number;
  /**
   * Whether it was measured with exactly these options; otherwise it is estimated from others.
   */
  measured?: boolean;
}
/**
 * POST /api/duels/any: a random duel.
 */
export interface AnyDuel {
  /**
   * A single duel, a campaign or a clan.
   */
  way?: "campaign" | "clan" | "single";
}
/**
 * POST /api/sagas: begin a campaign or a clan.
 */
export interface BeginSaga {
  /**
   * The player's name.
   */
  name: string;
  /**
   * The options.
   */
  draft: DuelDraft;
  /**
   * The token of a claimed name, so that its duels count for it.
   */
  player?: string | null;
}
/**
 * The token for a campaign or clan, and for the seat at each of its tables: share it with nobody.
 */
export interface SagaKey {
  /**
   * The code of the campaign or clan.
   */
  code: string;
  /**
   * It is sent only this once; use it as `Authorization: Bearer TOKEN`.
   */
  token: string;
}
/**
 * GET /api/sagas/CODE: the state of a campaign or clan, in the client's language.
 */
export interface SagaInfo {
  /**
   * Its code.
   */
  code: string;
  /**
   * The player's name.
   */
  name: string;
  /**
   * The options at the start.
   */
  draft: DuelDraft;
  /**
   * The same in words.
   */
  chosen: string[];
  /**
   * Rulings and numbers that differ from the defaults, one sentence each.
   */
  rules: string[];
  /**
   * Whether it is running, or how it ended.
   */
  status: "lost" | "open" | "won";
  /**
   * Its state, in a sentence.
   */
  told: string;
  /**
   * Number of duels won.
   */
  won: number;
  /**
   * The ladder, opponent by opponent.
   */
  rungs: SagaRung[];
  /**
   * The duels so far; a clan may need several against the same opponent.
   */
  fought: SagaFought[];
  /**
   * The player's samurai.
   */
  members: SagaMember[];
  /**
   * What is carried into the next duel, one sentence each.
   */
  carried: string[];
  /**
   * The event since the last duel of a campaign.
   */
  event: string | null;
  /**
   * With how much life the last duel of a campaign ended, and with how much the next begins.
   */
  regained: string | null;
  /**
   * Whether the last duel may be declined now.
   */
  may_retire: boolean;
  /**
   * The table of the open duel: it is resumed, not dealt again.
   */
  table: string | null;
  /**
   * The hash of the key that determines the events.
   */
  commitment: string;
  /**
   * That key, once the saga is over.
   */
  key: string | null;
}
/**
 * One opponent of the ladder.
 */
export interface SagaRung {
  /**
   * Its key in the rules data.
   */
  key: string;
  /**
   * Their name.
   */
  name: string;
  /**
   * Their life, now or when they are met.
   */
  life: number;
  /**
   * Defeated, current, or still to come; the last may be declined.
   */
  state: "ahead" | "declined" | "lost" | "next" | "optional" | "unmet" | "won";
}
/**
 * A finished duel.
 */
export interface SagaFought {
  /**
   * The key of the opponent.
   */
  opponent: string;
  /**
   * The weapon, by its key.
   */
  weapon: string;
  /**
   * Whether it was won.
   */
  won: boolean;
  /**
   * The result, in words.
   */
  told: string;
}
/**
 * A samurai: the one of a campaign, or one of the clan.
 */
export interface SagaMember {
  /**
   * Their weapon, by its key.
   */
  weapon: string;
  /**
   * The name of the weapon, and so of its samurai.
   */
  name: string;
  /**
   * What it does.
   */
  does: string;
  /**
   * Their life; 0: fallen.
   */
  life: number;
  /**
   * Their maximum life.
   */
  most: number;
  /**
   * Permanent wounds, in words.
   */
  wounds: string[];
  /**
   * Whether they fight next.
   */
  fights: boolean;
  /**
   * Whether they may be sent next.
   */
  may_fight: boolean;
}
/**
 * POST /api/sagas/CODE/choices: a decision between two duels.
 */
export interface SagaChoice {
  /**
   * Send another samurai of the clan, or stop before the last duel, which is optional.
   */
  choice: "retire" | "send";
  /**
   * The weapon of that samurai.
   */
  weapon?: string | null;
}
/**
 * GET /health.
 */
export interface Health {
  /**
   * Whether it works, cannot store anything at the moment, or is shutting down.
   */
  status: "ok" | "stopping" | "trouble";
  /**
   * The version of chanbara.
   */
  version: string;
  /**
   * Number of tables in memory whose game is not over.
   */
  tables: number;
  /**
   * Number of running games.
   */
  running: number;
  /**
   * Number of open sockets.
   */
  connections: number;
  /**
   * Whether the bots are compiled; until then they play more simply.
   */
  bots_ready: boolean;
}
/**
 * POST /api/quick: take a seat at the next table that fits; if there is none, open one.
 */
export interface QuickPlay {
  /**
   * Your name. If it is one of those that the page gives to guests and somebody there has it, you get another one of them.
   */
  name: string;
  /**
   * The game and its options; only what is rated can be found like this.
   */
  game: SwordGame | DuelGame;
  /**
   * The clock, with its usual times.
   */
  clock?: "days" | "live" | "none";
  /**
   * Seconds after which bots take the free seats; null: only people play. At the table the shortest wish of all counts.
   */
  fill?: number | null;
  /**
   * Your contribution to the deal: you are ready as soon as you sit.
   */
  salt?: string;
  /**
   * As for a new table.
   */
  player?: string | null;
  /**
   * Your crest; empty: that of your claimed name, or one that follows from the name.
   */
  avatar?: string;
}
/**
 * Your seat, and the token that proves it.
 */
export interface QuickSeated {
  /**
   * The code of the table.
   */
  code: string;
  /**
   * Your seat.
   */
  seat: number;
  /**
   * Its token.
   */
  token: string;
  /**
   * The name you have there.
   */
  name: string;
}
/**
 * GET /api/players/me/company: with whom you played your last games.
 */
export interface Company {
  /**
   * Those of the most recent games first; only people with a claimed name.
   */
  people: Companion[];
}
/**
 * Somebody with a claimed name who sat at the same tables.
 */
export interface Companion {
  /**
   * Their name.
   */
  name: string;
  /**
   * Their crest.
   */
  avatar: string;
  /**
   * How many of your last games they played in.
   */
  games: number;
  /**
   * When the last of them ended, in seconds since 1970.
   */
  last: number;
  /**
   * Whether you want no invitations from them.
   */
  muted: boolean;
}
/**
 * GET /api/players/me/invitations: the tables that wait for you.
 */
export interface Invitations {
  /**
   * The newest first.
   */
  invitations: Invitation[];
}
/**
 * A table that waits for you.
 */
export interface Invitation {
  /**
   * The table.
   */
  code: string;
  /**
   * Who invites you.
   */
  host: string;
  /**
   * Their crest.
   */
  avatar: string;
  /**
   * When, in seconds since 1970.
   */
  made: number;
  /**
   * Number of seats.
   */
  players: number;
  /**
   * Number of free seats.
   */
  free: number;
  /**
   * Whether the expansion is used.
   */
  rising_sun: boolean;
  /**
   * The clock.
   */
  clock: NoClock | LiveClock | DaysClock;
}
/**
 * POST /api/players/me/invitations: invite people to a table where you sit.
 */
export interface Invite {
  /**
   * The table; its game must not have begun.
   */
  code: string;
  /**
   * Whom: people you have played with.
   *
   * @minItems 1
   */
  names: string[];
}
/**
 * The invitations are stored; each guest sees theirs on their home page.
 */
export interface Invited {
  /**
   * Who is invited.
   */
  names: string[];
}
/**
 * POST /api/players/me/invitations/decline: an invitation disappears; its host is not told.
 */
export interface Decline {
  /**
   * The table.
   */
  code: string;
}
/**
 * POST /api/players/me/mute: see no invitations from somebody; they are not told.
 */
export interface MutePlayer {
  /**
   * Whom.
   */
  name: string;
  /**
   * False: see them again.
   */
  muted?: boolean;
}
/**
 * POST /mail/confirm/CODE/TOKEN: the address is confirmed.
 */
export interface MailConfirmed {
  /**
   * The table whose turns are announced.
   */
  code: string;
}
/**
 * GET /api/push: whether there are push messages here.
 */
export interface PushKey {
  /**
   * The public key of the server, for `PushManager.subscribe`; null: it sends none.
   */
  key: string | null;
}
/**
 * POST /api/push: a device that gets messages from now on, and whose.
 */
export interface NewDevice {
  /**
   * The endpoint of its subscription: https, at a public address.
   */
  endpoint: string;
  /**
   * The key `p256dh` of its subscription.
   */
  public: string;
  /**
   * The key `auth` of its subscription.
   */
  secret: string;
  /**
   * Tokens of seats, and of a claimed name; unknown ones are ignored, but one must be known.
   *
   * @minItems 1
   */
  tokens: string[];
}
/**
 * POST /api/push/off: the device that gets no more messages.
 */
export interface PushDevice {
  /**
   * The endpoint of its subscription.
   */
  endpoint: string;
  /**
   * The key `auth` of its subscription: it proves that it is yours.
   */
  secret: string;
}
/**
 * POST /api/data and /api/data/delete: whose data it is.
 */
export interface OwnTokens {
  /**
   * Tokens of seats, evenings, campaigns and clans, of a claimed name (for its devices and its practice), and the secret of a spectator; unknown ones are ignored.
   */
  tokens: string[];
}
/**
 * POST /api/data: what is stored about the owner of some tokens.
 */
export interface OwnData {
  /**
   * Your seats.
   */
  seats: OwnSeat[];
  /**
   * Your campaigns and clans.
   */
  sagas: OwnSaga[];
  /**
   * The evenings in which you take part. Your seats at their tables are among your seats.
   */
  evenings: OwnEvening[];
  /**
   * What you have said at tables that are still open. It is not stored, only in memory.
   */
  chat: OwnLine[];
  /**
   * Devices that get push messages for you.
   */
  devices: OwnDevice[];
  /**
   * The puzzles, runs and best campaigns of your claimed name.
   */
  practice: OwnPractice[];
}
/**
 * What is stored about one of your seats.
 */
export interface OwnSeat {
  /**
   * The table.
   */
  code: string;
  /**
   * Your seat.
   */
  seat: number;
  /**
   * `sword`, `duel` or another game.
   */
  game: string;
  /**
   * The status of the table.
   */
  status: string;
  /**
   * When the table was opened, in seconds since 1970.
   */
  created: number;
  /**
   * When it last changed.
   */
  changed: number;
  /**
   * The name you typed.
   */
  name: string;
  /**
   * The crest you composed; empty if you did not.
   */
  avatar: string;
  /**
   * Whether you were ready to start.
   */
  ready: boolean;
  /**
   * Your contribution to the deal.
   */
  salt: string;
  /**
   * The language of emails to you.
   */
  language: string;
  /**
   * Your email address; empty if you gave none.
   */
  mail: string;
  /**
   * Whether it is confirmed.
   */
  mail_confirmed: boolean;
  /**
   * Until when it can be confirmed; null if it need not be.
   */
  mail_until: number | null;
  /**
   * Whether the seat belongs to a claimed name.
   */
  player: boolean;
  /**
   * Your choices, and what else was logged for your seat.
   */
  entries: OwnEntry[];
  /**
   * How you did, once the game has been counted.
   */
  result: OwnResult | null;
}
/**
 * An entry in the log of a table that concerns your seat.
 */
export interface OwnEntry {
  /**
   * Its number in the log.
   */
  number: number;
  /**
   * What it is, such as `choice`, `timeout` or `mailed`, which stands for a push message too.
   */
  kind: string;
  /**
   * What was chosen, in notation.
   */
  text: string;
  /**
   * When it was written, in seconds since 1970.
   */
  at: number;
  /**
   * Further facts, as JSON; may be empty.
   */
  detail: string;
}
/**
 * How your seat did in a finished game.
 */
export interface OwnResult {
  /**
   * Your role.
   */
  role: string;
  /**
   * Your team.
   */
  team: string;
  /**
   * Your character.
   */
  character: string;
  /**
   * Whether you won.
   */
  won: boolean;
  /**
   * Your honor at the end.
   */
  honor: number;
  /**
   * Your points.
   */
  points: number;
  /**
   * Defeats of others.
   */
  dealt: number;
  /**
   * Your own defeats.
   */
  suffered: number;
  /**
   * The bot that played for you most of the time; empty if none did.
   */
  bot: string;
}
/**
 * What is stored about one of your campaigns or clans.
 */
export interface OwnSaga {
  /**
   * Its code.
   */
  code: string;
  /**
   * The name you typed.
   */
  name: string;
  /**
   * When it began, in seconds since 1970.
   */
  created: number;
  /**
   * When it last changed.
   */
  changed: number;
  /**
   * Whether it is over.
   */
  is_over: boolean;
  /**
   * The table of its open duel; empty between duels.
   */
  duel: string;
  /**
   * Everything in it; null until it is over, because it contains the key of events to come.
   */
  story: string | null;
}
/**
 * What is stored about you in an evening.
 */
export interface OwnEvening {
  /**
   * Its code.
   */
  code: string;
  /**
   * What it is called.
   */
  title: string;
  /**
   * When it was opened, in seconds since 1970.
   */
  created: number;
  /**
   * `open`, `running` or `over`.
   */
  status: string;
  /**
   * Your number in it.
   */
  person: number;
  /**
   * The name you typed.
   */
  name: string;
  /**
   * Whether you have left.
   */
  gone: boolean;
}
/**
 * A line of chat, a claim or an emote.
 */
export interface OwnLine {
  /**
   * The table.
   */
  code: string;
  /**
   * Your seat; null if you were a spectator.
   */
  seat: number | null;
  /**
   * The name you had.
   */
  name: string;
  /**
   * The line; null for a claim or an emote.
   */
  text: string | null;
  /**
   * The claim; null for anything else.
   */
  claim:
    | (
        | "attack"
        | "hurry"
        | "ninja"
        | "ronin"
        | "samurai"
        | "sorry"
        | "suspect"
        | "thanks"
        | "trust"
        | "well"
        | "withdraw"
      )
    | null;
  /**
   * The seat that the claim is about, if any.
   */
  about: number | null;
  /**
   * The emote; null for anything else.
   */
  emote: ("anger" | "blade" | "bow" | "cheer" | "fear" | "laugh" | "sake" | "think") | null;
}
/**
 * A device that gets push messages for you.
 */
export interface OwnDevice {
  /**
   * Where the push service of its browser takes messages for it.
   */
  endpoint: string;
  /**
   * The language of messages to it.
   */
  language: string;
  /**
   * When it first asked for messages, in seconds since 1970.
   */
  made: number;
  /**
   * When it last did.
   */
  seen: number;
}
/**
 * What is stored about the practice of a claimed name.
 */
export interface OwnPractice {
  /**
   * The puzzle rating; null before the first rated puzzle.
   */
  standing: PuzzleStanding | null;
  /**
   * All puzzles tried.
   */
  attempts: OwnAttempt[];
  /**
   * The days whose puzzle was solved on the day.
   */
  days: string[];
  /**
   * The last run, and the best.
   */
  run: OwnRun | null;
  /**
   * The best campaigns and clans.
   */
  sagas: OwnSagaBest[];
}
/**
 * A puzzle rating.
 */
export interface PuzzleStanding {
  /**
   * On the scale of the puzzles' own ratings; everybody starts with 1500.
   */
  points: number;
  /**
   * The margin of error at 95% confidence.
   */
  doubt: number;
  /**
   * Number of rated puzzles.
   */
  games: number;
}
/**
 * A puzzle that you have tried, or got help for.
 */
export interface OwnAttempt {
  /**
   * Its name.
   */
  puzzle: string;
  /**
   * The last step of the hints that you saw before your first verdict.
   */
  hints: number;
  /**
   * When the solution was last shown, in seconds since 1970.
   */
  shown: number | null;
  /**
   * When your first attempt was decided; null if it is still to come.
   */
  tried: number | null;
  /**
   * Whether that attempt solved it.
   */
  solved: boolean;
  /**
   * When you first solved it, at whichever attempt.
   */
  solved_at: number | null;
  /**
   * Your rating after the first attempt; null if that was not rated.
   */
  points: number | null;
  /**
   * Its margin of error.
   */
  doubt: number | null;
  /**
   * By how much the rating changed.
   */
  change: number;
}
/**
 * Your last run, and your best.
 */
export interface OwnRun {
  /**
   * Of the last one.
   */
  code: string;
  /**
   * Its puzzles.
   */
  puzzles: string[];
  /**
   * How many of them are solved.
   */
  solved: number;
  /**
   * Whether it has ended.
   */
  over: boolean;
  /**
   * The most puzzles solved in a run.
   */
  best: number;
  /**
   * When that was.
   */
  best_at: number | null;
}
/**
 * How far you came in a campaign or with a clan.
 */
export interface OwnSagaBest {
  /**
   * Which of them.
   */
  way: "campaign" | "clan";
  /**
   * By difficulty.
   */
  difficulty: string;
  /**
   * Opponents beaten.
   */
  won: number;
  /**
   * Whether it was won.
   */
  whole: boolean;
  /**
   * When that was, in seconds since 1970.
   */
  at: number;
}
/**
 * POST /api/data/delete: your data is deleted.
 */
export interface DataDeleted {
  /**
   * Seats at tables that are not over: they are still yours, without a name.
   */
  kept: OwnPlace[];
}
/**
 * A seat that is still yours.
 */
export interface OwnPlace {
  /**
   * The table.
   */
  code: string;
  /**
   * Your seat.
   */
  seat: number;
}
/**
 * GET /api/admin/reports: at most 200, newest first.
 */
export interface Reports {
  /**
   * How many are open in all.
   */
  open: number;
  /**
   * The reports.
   */
  reports: ReportInfo[];
}
/**
 * A report by a player.
 */
export interface ReportInfo {
  /**
   * Its number.
   */
  number: number;
  /**
   * When it was made, in seconds since 1970.
   */
  at: number;
  /**
   * The code of the table.
   */
  table: string;
  /**
   * Whether a line of chat or a name was reported.
   */
  kind: "line" | "name";
  /**
   * What is wrong with it, says the reporter.
   */
  category: "hate" | "insult" | "other" | "sexual" | "spam";
  /**
   * The seat of the reported person; null for a spectator.
   */
  seat: number | null;
  /**
   * Their name.
   */
  name: string;
  /**
   * Whether they play under a claimed name.
   */
  claimed: boolean;
  /**
   * The line; empty for a name.
   */
  text: string;
  /**
   * The lines around it, with it.
   */
  context: ContextLine[];
  /**
   * What the reporter adds.
   */
  words: string;
  /**
   * The seat of the reporter; null for a spectator.
   */
  reporter: number | null;
  /**
   * Whether the server still knows the address of the reported person, so that `ban` can use it.
   */
  has_address: boolean;
  /**
   * Whether it waits for an operator.
   */
  open: boolean;
  /**
   * Who closed it.
   */
  closed_by: string;
  /**
   * What they noted.
   */
  note: string;
}
/**
 * A line of chat around a reported one.
 */
export interface ContextLine {
  /**
   * Who said it.
   */
  name: string;
  /**
   * The line; a claim or an emote is in parentheses.
   */
  text: string;
  /**
   * Whether this is the reported line.
   */
  reported: boolean;
}
/**
 * POST /api/admin/reports/NUMBER/close.
 */
export interface CloseReport {
  /**
   * Who closes it.
   */
  by: string;
  /**
   * What was done about it.
   */
  note?: string;
}
/**
 * GET or POST /api/admin/bans: all bans, or those just made.
 */
export interface Bans {
  /**
   * Oldest first.
   */
  bans: BanInfo[];
}
/**
 * A ban.
 */
export interface BanInfo {
  /**
   * Its number, which is also that of its entry in the audit.
   */
  number: number;
  /**
   * What is banned.
   */
  kind: "name" | "network" | "player" | "seat";
  /**
   * The name, the table and seat, or the network.
   */
  whom: string;
  /**
   * Whether only the chat is forbidden.
   */
  chat_only: boolean;
  /**
   * Why.
   */
  reason: string;
  /**
   * Whether the banned person can read the reason.
   */
  public: boolean;
  /**
   * When it was made, in seconds since 1970.
   */
  made: number;
  /**
   * When it ends.
   */
  until: number;
  /**
   * Who made it.
   */
  by: string;
}
/**
 * POST /api/admin/bans: a name, a network, whoever was reported, or whoever has a seat; exactly one.
 */
export interface NewBan {
  /**
   * Who bans.
   */
  by: string;
  /**
   * How long.
   */
  seconds: number;
  /**
   * Why.
   */
  reason: string;
  /**
   * Whether the banned person can read the reason.
   */
  public?: boolean;
  /**
   * Whether they may still play, and only not speak.
   */
  chat_only?: boolean;
  /**
   * A claimed name bans its player; any other name cannot be used by anybody.
   */
  name?: string | null;
  /**
   * An IP address or a network such as `203.0.113.0/24`; of an IPv6 address, its /64 network.
   */
  network?: string | null;
  /**
   * The number of a report.
   */
  report?: number | null;
  /**
   * The code of a table, with `seat`.
   */
  table?: string | null;
  /**
   * A seat at it.
   */
  seat?: number | null;
}
/**
 * POST /api/admin/bans/NUMBER/lift or /api/admin/tables/CODE/close.
 */
export interface Act {
  /**
   * Who does it.
   */
  by: string;
  /**
   * Why. Everyone at a table that is closed can read it.
   */
  reason?: string;
}
/**
 * Something an operator has done.
 */
export interface AuditEntry {
  /**
   * Its number.
   */
  number: number;
  /**
   * When, in seconds since 1970.
   */
  at: number;
  /**
   * Who, as they call themselves.
   */
  by: string;
  /**
   * What.
   */
  act: string;
  /**
   * To what; never an address.
   */
  about: string;
  /**
   * Why.
   */
  reason: string;
}
/**
 * POST /api/admin/names/remove: a claimed name, or the name at a seat.
 */
export interface RemoveName {
  /**
   * Who does it.
   */
  by: string;
  /**
   * Why.
   */
  reason?: string;
  /**
   * A claimed name: its player gets another one and keeps everything else.
   */
  name?: string | null;
  /**
   * The code of a table, with `seat`.
   */
  table?: string | null;
  /**
   * A seat at it.
   */
  seat?: number | null;
}
/**
 * GET /api/admin/audit: at most 200, newest first.
 */
export interface Audit {
  /**
   * The entries.
   */
  entries: AuditEntry[];
}
/**
 * POST /api/players: claim a name.
 */
export interface NewPlayer {
  /**
   * The name for the ladder.
   */
  name: string;
  /**
   * Your crest.
   */
  avatar?: string;
}
/**
 * The name, and the token that proves it: store it, and share it with nobody.
 */
export interface Claimed {
  /**
   * As claimed, without surrounding spaces.
   */
  name: string;
  /**
   * Its token.
   */
  token: string;
}
/**
 * GET /api/players: the listed players and the bots, strongest first, 25 at a time.
 */
export interface Ladder {
  /**
   * By the lower bound of their rating.
   */
  rungs: Rung[];
  /**
   * Ask with `?after=` and this text for the entries after them; null at the end.
   */
  next: string | null;
  /**
   * You, two entries before you and two after you, if you are on the ladder; with the first page only.
   */
  own: Rung[];
}
/**
 * One entry of the ladder.
 */
export interface Rung {
  /**
   * 1 is the strongest.
   */
  place: number;
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
  /**
   * The crest.
   */
  avatar: string;
}
/**
 * A rating, in points.
 */
export interface PlayerRating {
  /**
   * Everyone starts with 1000, and bots with their measured rating.
   */
  points: number;
  /**
   * The margin of error at 95% confidence.
   */
  doubt: number;
  /**
   * Number of rated games.
   */
  games: number;
}
/**
 * GET /api/players/me: what is stored about a player.
 */
export interface OwnStats {
  /**
   * The claimed name.
   */
  name: string;
  /**
   * Whether the player is listed on the ladder.
   */
  listed: boolean;
  /**
   * Your crest; empty if you have composed none.
   */
  avatar: string;
  /**
   * Seconds since 1970.
   */
  created: number;
  /**
   * Null before the first rated game.
   */
  standing: PlayerRating | null;
  /**
   * All games, grouped by what they have in common.
   */
  heaps: Heap[];
  /**
   * The last 200, or the last before a game; oldest first.
   */
  games: PastGame[];
  /**
   * Ask with `?before=` and this number for the games before them; null if there are none.
   */
  earlier: number | null;
  /**
   * Those of the last day that you have made or got.
   */
  invitations: OwnInvitation[];
  /**
   * From whom you want no invitations.
   */
  muted: string[];
  /**
   * The clubs that you are a member of, or were.
   */
  clubs: OwnClub[];
}
/**
 * Results of a group of games with something in common.
 */
export interface Heap {
  /**
   * Which game.
   */
  game: "duel" | "sword";
  /**
   * The grouping attribute.
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
   * Its value, such as a role; a set is `base` or `rising_sun`, no module `none`.
   */
  key: string;
  /**
   * Their results.
   */
  tally: Tally;
  /**
   * At the end, on average; null for duels.
   */
  honor: number | null;
  /**
   * Defeats of others per game, on average.
   */
  dealt: number | null;
  /**
   * Own defeats per game, on average.
   */
  suffered: number | null;
}
/**
 * How often somebody won.
 */
export interface Tally {
  /**
   * Number of games.
   */
  played: number;
  /**
   * Number of wins.
   */
  won: number;
  /**
   * The lower end of the 95% confidence interval of the win rate.
   */
  low: number;
  /**
   * Its upper end.
   */
  high: number;
}
/**
 * A counted game.
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
   * "" in a duel; likewise for all fields that only one game has.
   */
  role: string;
  /**
   * The side.
   */
  team: string;
  /**
   * The character.
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
   * In a duel: the opponents.
   */
  opponents: string[];
  /**
   * In a duel: the weapon.
   */
  weapon: string;
  /**
   * In a duel: the difficulty.
   */
  difficulty: string;
  /**
   * In a duel: the modules.
   */
  modules: string[];
  /**
   * In points, after the game; null if it was not rated.
   */
  rating: number | null;
  /**
   * The margin of error of the rating.
   */
  doubt: number | null;
  /**
   * Whether its table still exists, so that it can be reviewed.
   */
  kept: boolean;
}
/**
 * What is stored about an invitation of the last day.
 */
export interface OwnInvitation {
  /**
   * The table.
   */
  code: string;
  /**
   * Whom you invited, or who invited you.
   */
  name: string;
  /**
   * When, in seconds since 1970.
   */
  made: number;
  /**
   * Who made it.
   */
  by: "them" | "you";
}
/**
 * A club that you are a member of, or were.
 */
export interface OwnClub {
  /**
   * Its code.
   */
  code: string;
  /**
   * What it is called; empty if you have left.
   */
  name: string;
  /**
   * Its crest; empty if you have left.
   */
  avatar: string;
  /**
   * Whether you lead it.
   */
  founder: boolean;
  /**
   * When you first joined, in seconds since 1970.
   */
  joined: number;
  /**
   * When you left; null: you are a member.
   */
  left: number | null;
  /**
   * Your rating there.
   */
  rating: PlayerRating | null;
}
/**
 * POST /api/players/me: a change of a player's settings.
 */
export interface PlayerChange {
  /**
   * Whether the player is listed on the ladder; null: as before.
   */
  listed?: boolean | null;
  /**
   * Your crest; null: as before.
   */
  avatar?: string | null;
}
/**
 * GET /api/tables/CODE/statistics: the finished games of a table and its rematches.
 */
export interface TableStats {
  /**
   * Number of games.
   */
  games: number;
  /**
   * Most wins first.
   */
  sitters: SitterTally[];
}
/**
 * The results of one player at a table.
 */
export interface SitterTally {
  /**
   * Empty for a bot, and for a player who has deleted their name.
   */
  name: string;
  /**
   * Which bot, or null.
   */
  bot: string | null;
  /**
   * Overall.
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
  /**
   * Whether the player has claimed this name and proved it.
   */
  verified: boolean;
}
/**
 * How often a player won in a role or with a character.
 */
export interface AsTally {
  /**
   * The role or character.
   */
  key: string;
  /**
   * Number of games.
   */
  played: number;
  /**
   * Number of wins.
   */
  won: number;
}
/**
 * POST /api/evenings: open an evening and take part in it.
 */
export interface NewEvening {
  /**
   * What it is called.
   */
  title: string;
  /**
   * Your name.
   */
  name: string;
  /**
   * Its options.
   */
  options: EveningOptions;
  /**
   * The token of your claimed name; an evening counts for no ladder.
   */
  player?: string | null;
}
/**
 * The options of an evening: those of its tables, and how many rounds it has.
 */
export interface EveningOptions {
  /**
   * The game at every table.
   */
  game: SwordGame | DuelGame;
  /**
   * The clock: there always is one, so that no table keeps all others waiting.
   */
  clock?: LiveClock;
  /**
   * The pause before automatic answers.
   */
  pauses?: Pauses;
  /**
   * Whether players may ask for suspects, at all tables or at none.
   */
  aid?: boolean;
  /**
   * The bot in empty seats; null: the default stand-in.
   */
  bot?: string | null;
  /**
   * Number of rounds, and of deals.
   */
  rounds?: number;
  /**
   * `together`: all tables of a round play the same deal, and people change tables. `moving`: people stay at their table, and deals move: a table plays in one round what another one plays in a later one.
   */
  deals?: "moving" | "together";
  /**
   * Seconds between two rounds; then the next one begins by itself.
   */
  between?: number;
}
/**
 * You take part. The token proves it, here and at your seat of every table: share it with nobody.
 */
export interface Joined {
  /**
   * The code of the evening.
   */
  code: string;
  /**
   * Your number.
   */
  person: number;
  /**
   * Your token.
   */
  token: string;
}
/**
 * GET /api/evenings/CODE: an evening as everybody sees it who has its link.
 */
export interface EveningInfo {
  /**
   * Its code.
   */
  code: string;
  /**
   * The invitation link.
   */
  link: string;
  /**
   * What it is called.
   */
  title: string;
  /**
   * `open`: it has not begun.
   */
  status: "open" | "over" | "running";
  /**
   * Its options.
   */
  options: EveningOptions;
  /**
   * Whether somebody can join: in an evening that has begun they play from the next round on.
   */
  joinable: boolean;
  /**
   * How many people can take part.
   */
  most: number;
  /**
   * Who takes part.
   */
  people: EveningPerson[];
  /**
   * Who leads it.
   */
  host: number;
  /**
   * Your number; null: you do not take part.
   */
  you: number | null;
  /**
   * Whether you can start, go on and send somebody away now.
   */
  leads: boolean;
  /**
   * The present or last round; 0 before the start.
   */
  round: number;
  /**
   * Seconds until the next round; null if none is awaited.
   */
  due: number | null;
  /**
   * Number of tables in this round.
   */
  tables: number;
  /**
   * How many of them have ended.
   */
  ended: number;
  /**
   * Your seat in the present round.
   */
  seat: EveningSeat | null;
  /**
   * Each deal whose last table has ended, in order.
   */
  deals: CountedDeal[];
  /**
   * Each deal that has begun and does not count yet, in order.
   */
  waiting: WaitingDeal[];
  /**
   * After these deals, best first.
   */
  standings: EveningStanding[];
  /**
   * Changes when anything of this does: ask with `after` to wait for it.
   */
  version: number;
}
/**
 * Somebody who takes part.
 */
export interface EveningPerson {
  /**
   * Their number.
   */
  person: number;
  /**
   * Their name; empty if it was deleted.
   */
  name: string;
  /**
   * Whether they have claimed this name and proved it.
   */
  verified: boolean;
  /**
   * Whether they have left.
   */
  gone: boolean;
}
/**
 * Your seat in the present round.
 */
export interface EveningSeat {
  /**
   * The code of the table.
   */
  code: string;
  /**
   * Your seat; your token opens it.
   */
  seat: number;
  /**
   * The number of the deal that is played there.
   */
  deal: number;
  /**
   * Whether its game has ended.
   */
  over: boolean;
}
/**
 * A deal whose last table has ended.
 */
export interface CountedDeal {
  /**
   * Its number, from 1.
   */
  deal: number;
  /**
   * All tables that played it.
   */
  tables: DealTable[];
}
/**
 * A table of a deal that is counted.
 */
export interface DealTable {
  /**
   * Its code, under which its game can be reviewed.
   */
  code: string;
  /**
   * The round in which it played, from 1.
   */
  round: number;
  /**
   * Its number in that round, from 1.
   */
  number: number;
  /**
   * By seat; empty if there was no result.
   */
  seats: SeatScore[];
  /**
   * Who sat there, by seat.
   */
  people: (number | null)[];
}
/**
 * How one seat of a table did in a deal.
 */
export interface SeatScore {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * Who sat there; null: a bot.
   */
  person: number | null;
  /**
   * The key of the role card.
   */
  role: string;
  /**
   * The key of the character.
   */
  character: string;
  /**
   * Whether its team won.
   */
  won: boolean;
  /**
   * The score from honor points and cards in hand (8.3).
   */
  points: number;
  /**
   * Whether a bot played for this person most of the time: then the deal brings them nothing.
   */
  gone: boolean;
  /**
   * Points against the field, from 0 to 100; null for a bot.
   */
  share: number | null;
}
/**
 * A deal that has begun and does not count yet. Nothing says how it went anywhere.
 */
export interface WaitingDeal {
  /**
   * Its number, from 1.
   */
  deal: number;
  /**
   * How many tables played it in rounds that are over.
   */
  played: number;
  /**
   * How many tables play it in all.
   */
  tables: number;
  /**
   * The round after which it counts.
   */
  until: number;
}
/**
 * Where somebody stands after the deals that are counted.
 */
export interface EveningStanding {
  /**
   * Their number.
   */
  person: number;
  /**
   * Their place, from 1; several share it if they have the same points.
   */
  place: number;
  /**
   * The sum of their points against the field.
   */
  total: number;
  /**
   * Number of deals that are in it.
   */
  deals: number;
}
/**
 * POST /api/evenings/CODE/people: take part.
 */
export interface JoinEvening {
  /**
   * Your name.
   */
  name: string;
  /**
   * As for a new evening.
   */
  player?: string | null;
}
/**
 * POST /api/evenings/CODE: do something; the header `Authorization: Bearer TOKEN` says who you are.
 */
export interface EveningAct {
  /**
   * `start`: begin the first round. `next`: do not wait for the next one. `leave`: a bot has your seat from the next round on; if you have not played yet, your place is free again. `return`: it is yours again. `remove`: send somebody away who has not played yet. `start`, `next` and `remove` are for whoever leads the evening; if they have not looked at it for two minutes, everybody leads.
   */
  act: "leave" | "next" | "remove" | "return" | "start";
  /**
   * Whom to send away.
   */
  person?: number | null;
}
/**
 * POST /api/clubs: found a club; the header `Authorization: Bearer TOKEN` has your claimed name's.
 */
export interface NewClub {
  /**
   * What it is called.
   */
  name: string;
  /**
   * A sentence about it.
   */
  about?: string;
  /**
   * Its crest; empty: one that follows from its name.
   */
  avatar?: string;
}
/**
 * GET /api/clubs/CODE: a club, for whoever has its link or is a member.
 */
export interface ClubInfo {
  /**
   * What it is called.
   */
  name: string;
  /**
   * A sentence about it; may be empty.
   */
  about: string;
  /**
   * Its crest.
   */
  avatar: string;
  /**
   * The name of whoever leads it.
   */
  founder: string;
  /**
   * Number of members.
   */
  people: number;
  /**
   * What you are there.
   */
  you: ("founder" | "member") | null;
  /**
   * Null unless you are a member.
   */
  inside: ClubInside | null;
}
/**
 * What only members see of a club.
 */
export interface ClubInside {
  /**
   * Its code, which never changes.
   */
  code: string;
  /**
   * The code of the invitation link.
   */
  invite: string;
  /**
   * The invitation link.
   */
  link: string;
  /**
   * All members, by the lower bound of their ratings.
   */
  members: ClubMember[];
  /**
   * Its tables that can be joined or watched, the newest first.
   */
  tables: Listed[];
  /**
   * The clock of the server, in seconds since 1970.
   */
  now: number;
}
/**
 * A member on the ladder of the club.
 */
export interface ClubMember {
  /**
   * Their claimed name.
   */
  name: string;
  /**
   * Their crest.
   */
  avatar: string;
  /**
   * Their place, from 1; null before their first game that counts here.
   */
  place: number | null;
  /**
   * By games at the tables of this club alone; null before the first of them.
   */
  rating: PlayerRating | null;
  /**
   * Whether they lead the club.
   */
  founder: boolean;
  /**
   * Whether that is you.
   */
  you: boolean;
}
/**
 * POST /api/clubs/CODE: do something; the header `Authorization: Bearer TOKEN` says who you are.
 */
export interface ClubAct {
  /**
   * `join`: become a member, with the code of the invitation link. `leave`: stop being one; whoever joined first leads after the founder, and the last member ends the club. All others are for the founder. `change`: its name, sentence and crest. `renew`: a new link; the old one stops working. `remove`: end somebody's membership. `hand_over`: let another member lead. `dissolve`: end the club.
   */
  act: "change" | "dissolve" | "hand_over" | "join" | "leave" | "remove" | "renew";
  /**
   * Whom to remove, or who leads from now on.
   */
  member?: string | null;
  /**
   * The new name; null: as before.
   */
  name?: string | null;
  /**
   * The new sentence; null: as before.
   */
  about?: string | null;
  /**
   * The new crest; null: as before.
   */
  avatar?: string | null;
}
/**
 * GET /api/clubs/CODE/games: the history of a club.
 */
export interface ClubGames {
  /**
   * The newest first, 20 at a time.
   */
  games: ClubGame[];
  /**
   * Ask with `?before=` and this number for the games before them; null if there are none.
   */
  earlier: number | null;
}
/**
 * A finished game at a table of a club.
 */
export interface ClubGame {
  /**
   * The code of the table, under which it can be reviewed.
   */
  code: string;
  /**
   * Seconds since 1970.
   */
  ended: number;
  /**
   * Whether it was played with the expansion.
   */
  rising_sun: boolean;
  /**
   * The team that won.
   */
  winner: string;
  /**
   * Whether it counts on the ladder of the club.
   */
  counts: boolean;
  /**
   * Whether its table still exists, so that it can be reviewed.
   */
  kept: boolean;
  /**
   * By seat.
   */
  seats: ClubSeat[];
}
/**
 * How a seat did in a game of a club.
 */
export interface ClubSeat {
  /**
   * The claimed name of somebody who is a member, or was; empty for anyone else.
   */
  name: string;
  /**
   * Their crest; empty without a name.
   */
  avatar: string;
  /**
   * The bot that played the seat, also for somebody who left.
   */
  bot: string | null;
  /**
   * The key of the role card.
   */
  role: string;
  /**
   * The key of the character.
   */
  character: string;
  /**
   * Whether its team won.
   */
  won: boolean;
}
/**
 * GET /api/players/me/clubs: the clubs that you are a member of.
 */
export interface OwnClubs {
  /**
   * The one you joined last first.
   */
  clubs: OwnClub[];
}
/**
 * GET /api/reviews/CODE: an overview of a game, without its result and roles.
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
   * A key of the cards and rulings of this game; empty for a duel.
   */
  edition: string;
  /**
   * The options of the game.
   */
  options: SwordGame | DuelGame;
  /**
   * Whether it was played at a table of this server, or uploaded as a record file.
   */
  source: "file" | "table";
  /**
   * When the table was opened, or the file uploaded: seconds since 1970.
   */
  created: number;
  /**
   * Its seats.
   */
  seats: ReviewSeat[];
  /**
   * The start of each turn, for navigation.
   */
  turns: ReviewTurn[];
  /**
   * Number of frames: one per decision, and one for the end.
   */
  frames: number;
  /**
   * False if the game was broken off: then the last frame is as far as it went.
   */
  finished: boolean;
  /**
   * Whether there is an analysis: beliefs, and what each play was worth.
   */
  judged: boolean;
}
/**
 * A seat and its player, as public from the start.
 */
export interface ReviewSeat {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * The player's name; empty if the record was uploaded, because names are not in it.
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
  /**
   * Whether the player has claimed this name and proved it; false if the record was uploaded.
   */
  verified: boolean;
  /**
   * The crest of the player or bot, as at the table; empty if the record was uploaded.
   */
  avatar: string;
}
/**
 * The start of a turn; in a duel, of a round.
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
   * The next requested frame, if the response was cut short; null: it is complete.
   */
  more: number | null;
}
/**
 * A frame of Samurai Sword, from one point of view.
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
   * With all cards open it is a spectator's view with every role, all options, and the whole hand of each seat in `known`.
   */
  view: View;
  /**
   * The chosen option, from 0; null if the options are hidden, and in the last frame.
   */
  chosen: number | null;
  /**
   * The effects of the options, for the seat that must decide.
   */
  insight: Insight | null;
  /**
   * How the points were scored, in the last frame of a finished game.
   */
  scoresheet: ScoreSheet | null;
}
/**
 * A frame of a duel; nothing in it is hidden from anyone.
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
   * The player's view.
   */
  view: DuelView;
  /**
   * The chosen option, from 0; null in the last frame.
   */
  chosen: number | null;
  /**
   * The effects of the options; null once the duel is over.
   */
  insight: DuelInsight | null;
  /**
   * By option.
   */
  odds: OptionOdds[];
  /**
   * The solver's option, from 0.
   */
  solver: number | null;
}
/**
 * Two probabilities after an option of a duel, from what its player sees.
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
 * GET /api/reviews/CODE/groups: the groups with the same deal, at most fifty, original group first.
 */
export interface Groups {
  /**
   * By start time.
   */
  groups: Group[];
}
/**
 * One group that plays or played the same deal.
 */
export interface Group {
  /**
   * The code of its table or file; null while it plays at a table that is not public.
   */
  code: string | null;
  /**
   * `void`: it was broken off.
   */
  status: "lobby" | "over" | "running" | "void";
  /**
   * When its table was opened, or its file uploaded: seconds since 1970.
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
 * How one seat of a group did with the same cards.
 */
export interface GroupSeat {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * The player's name; empty if the record was uploaded.
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
   * The score from honor points and cards in hand (8.3).
   */
  points: number;
  /**
   * Whether the team of this seat won.
   */
  won: boolean;
}
/**
 * POST /api/reviews/CODE/play-on: start a game from a position of another.
 */
export interface PlayOn {
  /**
   * Your name.
   */
  name: string;
  /**
   * The starting frame.
   */
  frame: number;
  /**
   * Your seat.
   */
  seat: number;
  /**
   * The bot in all other seats; null: the default stand-in.
   */
  bot?: string | null;
  /**
   * The token of your claimed name; the game counts for nobody.
   */
  player?: string | null;
}
/**
 * POST /api/reviews/CODE/again: a new table with the same deal, for another group.
 */
export interface Again {
  /**
   * The name of the host.
   */
  name: string;
  /**
   * The options of the table.
   */
  options?: AgainOptions;
  /**
   * The token of the host's claimed name; the game counts for nobody.
   */
  player?: string | null;
}
/**
 * The options of a table with a known deal: all but the game.
 */
export interface AgainOptions {
  /**
   * The clock.
   */
  clock?: NoClock | LiveClock | DaysClock;
  /**
   * The pause before automatic answers.
   */
  pauses?: Pauses;
  /**
   * Whether the table is in the public list.
   */
  public?: boolean;
  /**
   * Whether others may watch.
   */
  spectators?: boolean;
  /**
   * Whether players may ask for suspects; null: only if a single person plays with bots.
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
   * By book, in the order of their paragraphs.
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
   * The key of its lesson: an example is played like one.
   */
  lesson: string;
  /**
   * Which game it is about.
   */
  game: "duel" | "sword";
  /**
   * Its rulebook; for the base game, all three of them.
   */
  book: "base" | "blood_and_bushido" | "rising_sun";
  /**
   * Whether it uses the expansion.
   */
  rising_sun: boolean;
  /**
   * The id of the message with its title; the message's text says what it shows.
   */
  title: string;
  /**
   * The paragraphs it shows, most important first.
   */
  rules: string[];
}
/**
 * POST /api/lessons/KEY: the learner's choices so far, from the beginning.
 */
export interface LessonAct {
  /**
   * In the notation of the options. Empty: the lesson begins.
   */
  choices?: string[];
  /**
   * Whether to make the last choice although the coach expects another.
   */
  insist?: boolean;
  /**
   * Whether the learner is coming back: then all past events are sent at once.
   */
  resume?: boolean;
}
/**
 * The state of a lesson after the learner's choices.
 */
export interface LessonState {
  /**
   * The learner's.
   */
  seat: number;
  /**
   * The bot in all other seats.
   */
  bot: string;
  /**
   * The choices made: all that were sent, or all but the last if the coach steps in.
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
   * The acts the coach expects, in their notation; empty: the learner is free.
   */
  awaited: string[];
  /**
   * The coach's reply to an unexpected act: it was not made, unless the learner insists.
   */
  instead: string | null;
  /**
   * Number of completed steps, of those that expect an act.
   */
  step: number;
  /**
   * Total number of such steps.
   */
  steps: number;
  /**
   * Whether the game, and with it the lesson, is over.
   */
  is_over: boolean;
}
/**
 * Something the coach says, in the learner's language.
 */
export interface CoachLine {
  /**
   * One to three sentences.
   */
  text: string;
  /**
   * What to highlight on the table: `hand:CARD`, `seat:NUMBER`, `own` for the learner's area, `leave` for ending the turn or passing, `deck`, `stat:NAME` for a number at all seats; in a duel a part of its screen.
   */
  marks: string[];
}
/**
 * POST /api/lessons/KEY/why, or /api/puzzles/KEY/why: why an act is not allowed now.
 */
export interface LessonQuestion {
  /**
   * The choices so far, from the beginning, in the notation of the options.
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
   * In the recommended order.
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
   * What to find: the way to the goal this turn, the safest defense, the best choice in a duel, or the player with a role.
   */
  kind: "defence" | "duel" | "ninja" | "ronin" | "samurai" | "win";
  /**
   * Which game it is about.
   */
  game: "duel" | "sword";
  /**
   * What it practices.
   */
  theme:
    | "deduction"
    | "finish"
    | "guard"
    | "harmless"
    | "honor"
    | "inference"
    | "margin"
    | "odds"
    | "order"
    | "parry"
    | "planning"
    | "reach"
    | "sacrifice";
  /**
   * How hard it is, on the scale of Elo: 800 to 2200.
   */
  rating: number;
  /**
   * 1 is easy, 3 is hard: the rating in three steps.
   */
  difficulty: number;
  /**
   * The id of the message with its title, in every language.
   */
  title: string;
}
/**
 * POST /api/puzzles/KEY: the solver's choices so far, from the beginning.
 */
export interface Attempt {
  /**
   * In the notation of the options; to name a seat, one `seat 3`. Empty: show the position.
   */
  choices?: string[];
  /**
   * The run that this attempt belongs to, for a claimed name.
   */
  run?: RunPlace | null;
}
/**
 * A puzzle of a run.
 */
export interface RunPlace {
  /**
   * The run.
   */
  code: string;
  /**
   * How many of its puzzles come before.
   */
  place: number;
}
/**
 * The state of a puzzle after the solver's choices.
 */
export interface PuzzleState {
  /**
   * The puzzle.
   */
  puzzle: PuzzleInfo;
  /**
   * The seat of the solver.
   */
  solver: number;
  /**
   * Its goal.
   */
  goal: PuzzleGoal;
  /**
   * The choices so far.
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
   * The cards of Samurai Sword the solver cannot see, with their count: in other hands or in the deck.
   */
  unseen: {
    [k: string]: number;
  };
  /**
   * The seats that can be named; empty if nobody is to be named.
   */
  seats: number[];
  /**
   * The id of the message with the lesson to learn; null until the puzzle is solved.
   */
  lesson: string | null;
  /**
   * Why it failed, if a world shows it.
   */
  refuted: Refuted | null;
  /**
   * In a duel, the probability of the goal after each option of the last decision, best first. After a failure only that of the solver's own choice; empty while the puzzle is open.
   */
  chances: OptionChance[];
  /**
   * How likely everyone has each role, after a seat was named correctly; otherwise empty.
   */
  suspects: Suspect[];
  /**
   * The most telling events, strongest first; empty while it is open.
   */
  clues: Clue[];
}
/**
 * The goal of a puzzle.
 */
export interface PuzzleGoal {
  /**
   * The id of its message.
   */
  text: string;
  /**
   * True: it must be reached whatever is hidden and whatever others do. False: the best chance counts.
   */
  sure: boolean;
  /**
   * The seat that the text names, if any.
   */
  target: number | null;
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
   * What has happened since the position was set, also before the solver was asked; where a seat is named, since the deal.
   */
  events: ToldEvent[];
  /**
   * The effects of the options; null if it is not the solver's decision.
   */
  insight: Insight | null;
  /**
   * How the points were scored, once the game is over.
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
   * The effects of the options; null once the duel is over.
   */
  insight: DuelInsight | null;
}
/**
 * A world the solver could not rule out, and how their choice fails in it.
 */
export interface Refuted {
  /**
   * Number of worlds examined.
   */
  worlds: number;
  /**
   * Number of them in which the choice fails, even with best play afterwards.
   */
  fails: number;
  /**
   * The others' hands in this one.
   */
  hands: Shown[];
  /**
   * The cards drawn in this line by deck, in order.
   */
  draws: {
    [k: string]: string[];
  };
  /**
   * All acts, including the solver's own choices.
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
 * A seat's hidden cards in the world that refutes a choice.
 */
export interface Shown {
  /**
   * The seat.
   */
  seat: number;
  /**
   * The role card, if the solver did not know it and it matters.
   */
  role: string | null;
  /**
   * The hand at the start of the puzzle.
   */
  hand: string[];
}
/**
 * One act of the line that refutes a choice.
 */
export interface ShownMove {
  /**
   * The acting seat; in a duel 0.
   */
  seat: number;
  /**
   * In the notation of the options.
   */
  text: string;
}
/**
 * The probability of reaching the goal after a choice, with best play afterwards.
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
 * POST /api/puzzles/KEY/hint: ask for a hint at the decision after some choices.
 */
export interface HintRequest {
  /**
   * 1: the idea, in words. 2: the card or player it is about.
   */
  step: 1 | 2;
  /**
   * The choices so far, from the beginning.
   */
  choices?: string[];
}
/**
 * A hint. It never contains the solution as a whole.
 */
export interface PuzzleHint {
  /**
   * 1 or 2.
   */
  step: number;
  /**
   * The hint in words.
   */
  text: Message;
  /**
   * What to mark at the table, as in a lesson: `hand:CARD` or `seat:NUMBER`; empty at the first step.
   */
  marks: string[];
}
/**
 * GET /api/puzzles/KEY/history: what the solver who names a seat has seen, step by step.
 */
export interface PuzzleHistory {
  /**
   * Each moment at which someone could play a card, and last the solver's decision.
   */
  frames: PuzzleFrame[];
}
/**
 * One moment of a game's history: its events, and the table after them.
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
 * POST /api/puzzles/KEY/solution: the solution.
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
   * The id of the message with the lesson to learn.
   */
  lesson: string;
  /**
   * Number of worlds in which it was proved; 1 if chance decides, or a seat is named.
   */
  worlds: number;
  /**
   * Whether these are all worlds; otherwise a random sample.
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
   * Number of worlds in which it fails.
   */
  fails: number;
}
/**
 * GET /api/daily: the puzzle of the day.
 */
export interface Daily {
  /**
   * The day by UTC, such as `2026-11-18`.
   */
  day: string;
  /**
   * The name of the puzzle, the same for everybody.
   */
  puzzle: string;
}
/**
 * POST /api/runs: a new run of puzzles of rising rating.
 */
export interface Run {
  /**
   * What to send with each attempt; null without a claimed name, where nothing is stored.
   */
  code: string | null;
  /**
   * The names of the puzzles, from the easiest to the hardest.
   */
  puzzles: string[];
}
/**
 * GET /api/players/me/practice: the puzzles of a claimed name.
 */
export interface Practice {
  /**
   * The rating; before the first rated puzzle the one to start with.
   */
  standing: PuzzleStanding;
  /**
   * The puzzle to try next: of those not solved yet the nearest to the rating.
   */
  next: string | null;
  /**
   * Whether the puzzle of the day is solved.
   */
  today: boolean;
  /**
   * Daily puzzles solved in a row, up to today or yesterday.
   */
  days: number;
  /**
   * The most in a row.
   */
  best_days: number;
  /**
   * Null before the first run.
   */
  run: OwnRun | null;
  /**
   * All puzzles tried, in order of the first attempts.
   */
  attempts: OwnAttempt[];
}
/**
 * GET /api/players/me/progress: how a claimed name gets on. Nobody else sees it.
 */
export interface Progress {
  /**
   * Puzzles.
   */
  practice: Practice;
  /**
   * Duels, by difficulty and opponent.
   */
  duels: BeatenOpponent[];
  /**
   * The best campaign and clan, by difficulty.
   */
  sagas: OwnSagaBest[];
  /**
   * How many of your last games have an analysis.
   */
  reviewed: number;
  /**
   * What their reviews marked, costliest first.
   */
  mistakes: CostlyChoices[];
  /**
   * What to practice, most needed first.
   */
  themes: ThemeToPractice[];
}
/**
 * Your duels against one opponent at one difficulty.
 */
export interface BeatenOpponent {
  /**
   * The difficulty.
   */
  difficulty: string;
  /**
   * Who.
   */
  opponent: string;
  /**
   * Number of duels.
   */
  played: number;
  /**
   * Number of wins.
   */
  won: number;
}
/**
 * Mistakes of one kind.
 */
export interface CostlyChoices {
  /**
   * The wrong target, the wrong card, ended too early or too late, a wrong answer to an attack, or a choice in a duel.
   */
  what: "answer" | "card" | "duel" | "target" | "timing";
  /**
   * How many there are.
   */
  count: number;
  /**
   * The win probability they cost together.
   */
  lost: number;
  /**
   * The costliest.
   */
  worst: CostlyChoice;
}
/**
 * A choice in one of your games that its review marks as a mistake.
 */
export interface CostlyChoice {
  /**
   * The game.
   */
  code: string;
  /**
   * Your seat.
   */
  seat: number;
  /**
   * The frame of the choice.
   */
  frame: number;
  /**
   * The win probability it cost, from 0 to 1.
   */
  lost: number;
}
/**
 * A theme of puzzles worth practicing.
 */
export interface ThemeToPractice {
  /**
   * The theme.
   */
  theme:
    | "deduction"
    | "finish"
    | "guard"
    | "harmless"
    | "honor"
    | "inference"
    | "margin"
    | "odds"
    | "order"
    | "parry"
    | "planning"
    | "reach"
    | "sacrifice";
  /**
   * Puzzles of it that you missed and have not solved since.
   */
  missed: number;
  /**
   * Mistakes in your reviewed games that it helps with.
   */
  mistakes: number;
  /**
   * One of its puzzles to try next; null if all are solved.
   */
  puzzle: string | null;
}

export const PROTOCOL = 3 as const;

export const LIMITS = {"name": 24, "players": {"least": 3, "most": 8, "base": 7}, "house": 16384, "design": 32768, "numbers": 40000} as const;
