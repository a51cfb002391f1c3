/** What a browser stores between visits. It is a module of its own, because it is read first of all. */
export type Seat = { code: string; seat: number; token: string; name: string; at: number };

/** A claimed name, and its token. */
export type Player = { name: string; token: string };

export const PLAYER = 'chanbara.player';
export const SEATS = 'chanbara.seats';
/** A secret of this browser: with it a spectator can delete what they have said. */
export const WATCHER = 'chanbara.watcher';
export const SETTINGS = 'chanbara.settings';

export function read<Kind>(key: string, otherwise: Kind): Kind {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kind | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the game works all the same; a reload then needs the private link.
  }
}
