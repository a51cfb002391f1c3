/** A table that is being set up: what was chosen so far, and what is sent to the server. */
import { type BookInfo, LIMITS, type OwnFile, type RulingInfo, type SwordGame, type TableOptions } from '../../protocol.gen';
import { type Ruled, usualBy } from './books';

/** How many may play; `base` of them without the expansion. */
const { least, most, base } = LIMITS.players;
export const COUNTS: readonly number[] = Array.from({ length: most - least + 1 }, (_, place) => least + place);

export type ClockKind = 'none' | 'live' | 'days';
export type Cast = 'mixed' | 'base' | 'rising_sun';
export type Pace = 'human' | 'fast';
type Chosen = { ruling: RulingInfo; value: Ruled };

/** Seconds between which a bot answers: as if it were thinking, or as fast as people can follow. */
const PACES = { human: { least: 0.8, most: 2.2 }, fast: { least: 0.2, most: 0.5 } } as const;

export class Draft {
  risingSun = $state(false);
  cast = $state<Cast>('mixed');
  rikyu = $state(false);
  /** By seat, all eight of them, so that nothing is lost when the number of players changes back and forth. */
  characters = $state<(string | null)[]>(Array<null>(most).fill(null));
  bots = $state<(string | null)[]>(Array<null>(most).fill(null));
  book = $state<BookInfo['name']>('ours');
  /** By name, what differs from the book. */
  #rulings = $state.raw<Readonly<Record<string, Chosen>>>({});
  house = $state('');
  /** The text of a file of cards from the workshop. */
  design = $state('');
  /** Whether the player begins with some of them. */
  tryout = false;
  /** The chosen files of custom cards: the hash of each, by its name. */
  own = $state<Record<string, string>>({});
  clock = $state<ClockKind>('none');
  decision = $state(60);
  window = $state(20);
  reserve = $state(120);
  grace = $state(90);
  days = $state(2);
  pace = $state<Pace>('human');
  public = $state(false);
  spectators = $state(true);
  botTalk = $state(true);
  /** Null: on for those who play with bots only. */
  aid = $state<boolean | null>(null);
  #players = $state(5);

  get players(): number {
    return this.#players;
  }

  set players(players: number) {
    this.#players = players;
    if (players > base) this.risingSun = true;
  }

  /** Follow a book: rulings that agree with it are no longer choices. */
  follow(book: BookInfo): void {
    this.book = book.name;
    const kept = Object.entries(this.#rulings).filter(([, { ruling, value }]) => value !== usualBy(book, ruling));
    this.#rulings = Object.fromEntries(kept);
  }

  /** Decide a ruling. Only what differs is stored: the record of the game then names nothing that the book says. */
  rule(book: BookInfo, ruling: RulingInfo, value: Ruled): void {
    const { [ruling.name]: _, ...others } = this.#rulings;
    this.#rulings = value === usualBy(book, ruling) ? others : { ...others, [ruling.name]: { ruling, value } };
  }

  /** The rulings that differ from the book, of those that change something at this table. */
  get rulings(): Record<string, Ruled> {
    const held = Object.values(this.#rulings).filter(({ ruling }) => this.risingSun || !ruling.rising_sun);
    return Object.fromEntries(held.map(({ ruling, value }) => [ruling.name, value]));
  }

  /** Remove the expansion, and what needs it. */
  leaveRisingSun(): void {
    this.risingSun = false;
    this.#players = Math.min(this.#players, base);
    this.cast = 'mixed';
  }

  /** Play with a file of custom cards, or without it and whoever is in it. */
  useOwn({ name, digest, characters }: OwnFile, wanted: boolean): void {
    const { [name]: _, ...others } = this.own;
    this.own = wanted ? { ...others, [name]: digest } : others;
    const gone = wanted ? [] : characters.map(({ key }) => key);
    this.characters = this.characters.map((key) => (key !== null && gone.includes(key) ? null : key));
  }

  /** Put a bot into every empty seat; if there is none, into all. */
  fillWithBots(wanted: string): void {
    const isFull = this.isAlone;
    this.bots = this.bots.map((bot, seat) => (seat === 0 ? null : isFull ? wanted : (bot ?? wanted)));
  }

  keepForFriends(): void {
    this.bots = this.bots.map(() => null);
  }

  /** Whether all other seats have bots. */
  get isAlone(): boolean {
    return this.bots.slice(1, this.players).every((bot) => bot !== null);
  }

  get options(): TableOptions {
    return {
      game: this.game,
      clock: this.#clock(),
      pauses: { ...PACES[this.pace] },
      public: this.public,
      spectators: this.spectators,
      aid: this.aid,
      bot_talk: this.botTalk,
      bots: this.bots.slice(0, this.players),
    };
  }

  get game(): SwordGame {
    return {
      game: 'sword',
      players: this.players,
      rising_sun: this.risingSun,
      cast: this.cast,
      rikyu: this.rikyu,
      characters: this.characters.slice(0, this.players),
      book: this.book,
      rulings: this.rulings,
      house: this.house,
      cards: { ...this.own },
      design: this.design,
      tryout: this.tryout,
    };
  }

  #clock(): NonNullable<TableOptions['clock']> {
    const { decision, window, reserve, grace, days } = this;
    if (this.clock === 'live') return { clock: 'live', decision, window, reserve, grace };
    return this.clock === 'days' ? { clock: 'days', days } : { clock: 'none' };
  }
}
