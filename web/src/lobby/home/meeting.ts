/** Quick play: a seat at the next table that fits. */
import { lookAtTable, playQuick } from '../../api';
import { memory, type Quick, type Seat } from '../../memory.svelte';
import type { SwordGame } from '../../protocol.gen';
import { router } from '../../router.svelte';
import { counting, keep, newSalt } from '../seating';

/** Seats younger than this may still wait at a table of quick play. */
const RECENT = 15 * 60_000;

/** Take a seat at the next table that fits; whoever waits at such a table already goes back to it. */
export async function meetPeople(name: string, game: SwordGame, { clock, fill }: Quick): Promise<void> {
  const waiting = await Promise.all(memory.seats.filter((seat) => seat.at > Date.now() - RECENT).map(isWaiting));
  const code = waiting.find((found) => found !== null);
  if (code != null) return router.go(`/t/${code}`);
  const seated = await counting((player) => playQuick({ name, game, clock, fill, salt: newSalt(), player, avatar: memory.settings.avatar }));
  keep(seated, seated.name);
  router.go(`/t/${seated.code}`);
}

async function isWaiting(seat: Seat): Promise<string | null> {
  const table = await lookAtTable(seat.code).catch(() => null);
  return table?.quick != null && table.seats[seat.seat]?.name === seat.name ? seat.code : null;
}
