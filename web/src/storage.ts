/** What a browser stores between visits. It is a module of its own, because it is read first of all. */
import { isBesideServer } from './address';

export type Seat = { code: string; seat: number; token: string; name: string; at: number };

/** A claimed name, and its token. */
export type Player = { name: string; token: string };

export const PLAYER = 'chanbara.player';
export const SEATS = 'chanbara.seats';
/** A secret of this browser: with it a spectator can delete what they have said. */
export const WATCHER = 'chanbara.watcher';
export const SETTINGS = 'chanbara.settings';

/** What belongs to the person, whichever server they play on; all else belongs to one server. */
export const SHARED: readonly string[] = [SETTINGS, 'chanbara.school', 'chanbara.fought'];

/** Where something is stored: beside a server's page, what belongs to the server in this browser has names of its own. */
export function keyOf(key: string): string {
  return isBesideServer && !SHARED.includes(key) ? key.replace('chanbara.', 'chanbara.local.') : key;
}

export function read<Kind>(key: string, otherwise: Kind): Kind {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as Kind | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(value));
  } catch {
    // Without storage the game works all the same; a reload then needs the private link.
  }
}
