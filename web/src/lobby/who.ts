/** What the player in a seat is called outside the game. */
import type { SeatInfo, TableInfo } from '../protocol.gen';
import { botName } from '../words/bots';
import { say, speech } from '../words/speech.svelte';

export const isFree = (seat: SeatInfo): boolean => seat.free;

export function whoSits(seat: SeatInfo): string {
  if (seat.bot !== null) return botName(seat.bot);
  return isFree(seat) ? say('lobby-seat-free') : seat.name || say('lobby-somebody');
}

/** Everybody at a table except some seats, in short: people by name, bots by number. */
export function company(table: TableInfo, but: readonly number[]): string {
  const people = table.seats.filter((seat) => seat.bot === null && !isFree(seat) && !but.includes(seat.seat));
  const bots = table.seats.filter((seat) => seat.bot !== null).length;
  const names = people.map(whoSits);
  return listed([...names, ...(bots > 0 ? [say('lobby-bots', { count: bots })] : [])]);
}

/** Whom a running table waits for: one of these seats, or somebody else. */
export function waitedFor(table: TableInfo, own: readonly number[]): { isOwn: boolean; said: string } {
  const { asked } = table;
  const seat = asked == null ? undefined : table.seats[asked];
  if (seat === undefined || table.status !== 'running') return { isOwn: false, said: '' };
  // While a bot plays for them nobody waits for their answer.
  const isOwn = own.includes(seat.seat) && !seat.stand_in;
  return { isOwn, said: isOwn ? say('lobby-own-asked') : say('lobby-own-waits', { name: whoSits(seat) }) };
}

/** Names in a row, joined as in the language. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(speech.language).format(names);
