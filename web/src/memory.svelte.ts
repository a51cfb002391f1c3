/** What this browser remembers: the name, the seats one has, and how one likes things. */
import type { Seen } from './protocol.gen';
import type { Language } from './words/speech.svelte';

export type Seat = { code: string; seat: number; token: string; name: string; at: number };
export type Settings = {
  name: string;
  language: Language | 'pseudo' | null;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  notify: boolean;
  fast: boolean;
  confirm: boolean;
};

const FRESH: Settings = {
  name: '',
  language: null,
  theme: 'auto',
  sound: false,
  notify: false,
  fast: false,
  confirm: true,
};
const SEATS = 'chanbara.seats';
const SETTINGS = 'chanbara.settings';
const SEEN = 'chanbara.seen';
/** More tables than anybody looks back to. */
const MOST_SEATS = 200;

function read<Kind>(key: string, otherwise: Kind): Kind {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kind | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same; a reload then asks for the private link.
  }
}

class Memory {
  settings = $state<Settings>({ ...FRESH, ...read<Partial<Settings>>(SETTINGS, {}) });
  seats = $state<Seat[]>(read<Seat[]>(SEATS, []));

  keepSettings(): void {
    write(SETTINGS, this.settings);
  }

  /** The seats of this browser at a table: several, where one device serves several people. */
  seatsAt(code: string): Seat[] {
    return this.seats.filter((seat) => seat.code === code);
  }

  keepSeat(seat: Omit<Seat, 'at'>): void {
    const others = this.seats.filter((one) => one.code !== seat.code || one.seat !== seat.seat);
    this.seats = [{ ...seat, at: Date.now() }, ...others].slice(0, MOST_SEATS);
    write(SEATS, this.seats);
  }

  /** Of the events of a table those that this browser has not shown yet; at the first visit there are none. */
  unseen(code: string, events: readonly Seen[]): Seen[] {
    const count = read<Record<string, number>>(SEEN, {})[code];
    return count === undefined ? [] : events.filter((event) => event.number >= count);
  }

  sawEvents(code: string, count: number): void {
    write(SEEN, { ...read<Record<string, number>>(SEEN, {}), [code]: count });
  }

  forgetTable(code: string): void {
    this.seats = this.seats.filter((seat) => seat.code !== code);
    write(SEATS, this.seats);
  }
}

export const memory = new Memory();
