/** What this browser remembers: the name, the player's seats, and the settings. */
import { type Player, PLAYER, read, type Seat, SEATS, SETTINGS, WATCHER, write } from './storage';
import type { ToldEvent } from './protocol.gen';
import type { Language } from './words/languages';

export type { Seat };
/** How quickly what happens is shown; `none` is not offered: it is for tests and measurements. */
export type Pace = 'calm' | 'normal' | 'quick' | 'step' | 'none';
export const PACES = ['calm', 'normal', 'quick', 'step'] as const;
export type Settings = {
  name: string;
  language: Language | 'pseudo' | null;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether sound was offered once. */
  soundOffered: boolean;
  vibrate: boolean;
  notify: boolean;
  pace: Pace;
  /** Whether a choice can be undone for a moment before it is sent. */
  undo: boolean;
  confirm: boolean;
  /** Whether what is said appears at the seats. */
  bubbles: boolean;
  /** What quick play looks for: the clock, and after how many seconds bots take free seats. */
  quick: Quick;
  /** The crest, as the server stores it; empty before the first choice. */
  avatar: string;
};
export type Quick = { clock: 'live' | 'days' | 'none'; fill: number | null };

const FRESH: Settings = {
  name: '',
  language: null,
  theme: 'auto',
  sound: false,
  volume: 0.6,
  soundOffered: false,
  vibrate: true,
  notify: false,
  pace: 'calm',
  undo: true,
  confirm: true,
  bubbles: true,
  quick: { clock: 'live', fill: 60 },
  avatar: '',
};
const SEEN = 'chanbara.seen';
const DEALS = 'chanbara.deals';
/** More tables than anybody looks back to. */
const MOST_SEATS = 200;

/** What is stored; before there were paces, there was one switch for all that is quick. */
export function settingsFrom({ fast, ...stored }: Partial<Settings> & { fast?: boolean }): Settings {
  return { ...FRESH, ...(fast === true ? { pace: 'quick', undo: false } : {}), ...stored };
}

class Memory {
  settings = $state<Settings>(settingsFrom(read(SETTINGS, {})));
  seats = $state<Seat[]>(read<Seat[]>(SEATS, []));
  /** The claimed name, if there is one. */
  player = $state.raw<Player | null>(read<Player | null>(PLAYER, null));

  keepPlayer(player: Player): void {
    this.player = player;
    write(PLAYER, player);
  }

  forgetPlayer(): void {
    this.player = null;
    write(PLAYER, null);
  }

  /** The secret by which this browser proves what it has said as a spectator. */
  get watcher(): string {
    const known = read<string>(WATCHER, '');
    if (known !== '') return known;
    const made = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, '0')).join('');
    write(WATCHER, made);
    return made;
  }

  /** After their data was deleted: names are gone here too, and so are the seats that are nobody's any more. */
  forgetData(kept: readonly Pick<Seat, 'code' | 'seat'>[]): void {
    const isKept = (seat: Seat): boolean => kept.some((one) => one.code === seat.code && one.seat === seat.seat);
    this.seats = this.seats.filter(isKept).map((seat) => ({ ...seat, name: '' }));
    write(SEATS, this.seats);
    write(WATCHER, null);
    this.settings.name = this.settings.avatar = '';
    this.keepSettings();
  }

  keepSettings(): void {
    write(SETTINGS, this.settings);
  }

  /** The seats of this browser at a table: several, if people share the device. */
  seatsAt(code: string): Seat[] {
    return this.seats.filter((seat) => seat.code === code);
  }

  keepSeat(seat: Omit<Seat, 'at'>): void {
    const others = this.seats.filter((one) => one.code !== seat.code || one.seat !== seat.seat);
    this.seats = [{ ...seat, at: Date.now() }, ...others].slice(0, MOST_SEATS);
    write(SEATS, this.seats);
  }

  /** The events of a table that this browser has not shown yet; none at the first visit. */
  unseen(code: string, events: readonly ToldEvent[]): ToldEvent[] {
    const count = read<Record<string, number>>(SEEN, {})[code];
    return count === undefined ? [] : events.filter((event) => event.number >= count);
  }

  /** Whether this browser has shown the game of a table before. */
  hasSeen(code: string): boolean {
    return code in read<Record<string, number>>(SEEN, {});
  }

  sawEvents(code: string, count: number): void {
    write(SEEN, { ...read<Record<string, number>>(SEEN, {}), [code]: count });
  }

  /** Whether this browser has shown a seat, or a spectator, how a game was dealt. */
  sawDeal(code: string, seat: number | null): boolean {
    return read<string[]>(DEALS, []).includes(`${code}/${seat ?? ''}`);
  }

  keepDeal(code: string, seat: number | null): void {
    write(DEALS, [`${code}/${seat ?? ''}`, ...read<string[]>(DEALS, [])].slice(0, MOST_SEATS));
  }

  /** Forget one seat: its token is no longer valid. */
  forgetSeat(code: string, seat: number): void {
    this.#forget((one) => one.code === code && one.seat === seat);
  }

  forgetTable(code: string): void {
    this.#forget((one) => one.code === code);
  }

  #forget(isGone: (seat: Seat) => boolean): void {
    this.seats = this.seats.filter((seat) => !isGone(seat));
    write(SEATS, this.seats);
  }
}

export const memory = new Memory();
