/** Coming to a table: opening it, taking a seat, being ready, starting. */
import { createTable, joinTable, Refusal } from '../api';
import { memory, type Seat } from '../memory.svelte';
import type { ClientMessage, Refused, Seated, ServerMessage, TableInfo, TableOptions } from '../protocol.gen';
import { router } from '../router.svelte';
import { Connection } from '../socket';
import { read, write } from '../storage';
import { say, speech } from '../words/speech.svelte';

/** The player's own part of the deal's seed: nobody can guess it. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remember a seat of this browser. */
export function keep({ code, seat: number, token }: Seated, name: string): Seat {
  const seat = { code, seat: number, token, name, at: Date.now() };
  memory.keepSeat(seat);
  return seat;
}

/** Open a table, do something with it, and go there; if bots have all other seats, the game starts at once. */
export async function openTable(
  name: string,
  options: TableOptions,
  before: (code: string) => Promise<void> = () => Promise.resolve(),
  club = '',
): Promise<void> {
  const seat = keep(await counting((player) => createTable({ name, options, player, avatar: memory.settings.avatar, club })), name);
  const seats = options.game.game === 'sword' ? (options.game.players ?? 5) : 1;
  const bots = (options.bots ?? []).filter((bot) => bot !== null).length;
  // A table that could not be started automatically has a waiting room, where it can be started by hand.
  if (bots === seats - 1) await startAlone(seat).catch(() => undefined);
  // The table is there, whatever becomes of this: its link can still be sent.
  await before(seat.code).finally(() => router.go(`/t/${seat.code}`));
}

/** Go to a table where the player has the only seat; if the game has not started, it starts at once. */
export async function goAlone(seated: Seated, name: string): Promise<void> {
  const seat = keep(seated, name);
  await startAlone(seat).catch(() => undefined);
  router.go(`/t/${seat.code}`);
}

/** The table that this device came to from the game before: it starts when everybody has come, also after a reload. */
const NEXT = 'chanbara.next';
export const isNextGame = (code: string): boolean => read(NEXT, '') === code;

/** Go to the next game with the seats of the last one. Whoever comes is ready: nobody has to say so twice. */
export async function comeAlong(seats: readonly Seat[], code: string): Promise<void> {
  const own = seats.map((seat) => keep({ ...seat, code }, seat.name));
  write(NEXT, code);
  // What fails can be done by hand in the waiting room, which says what is wrong.
  await Promise.all(own.map((seat) => sayReady(seat, true))).catch(() => undefined);
  router.go(`/t/${code}`);
}

/** Take a seat; the server sends the token only this once, and it is stored here. */
export async function sitDown(code: string, name: string, seat: number | null, avatar: string): Promise<Seat> {
  return keep(await counting((player) => joinTable(code, { name, seat, player, avatar })), name);
}

/** Take a seat so that the game counts for the claimed name; a name that was deleted does not matter. */
export async function counting<Found>(sit: (player: string | null) => Promise<Found>): Promise<Found> {
  try {
    return await sit(memory.player?.token ?? null);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unknown_token') throw error;
    memory.forgetPlayer();
    return sit(null);
  }
}

const startAlone = (seat: Seat): Promise<void> =>
  briefly(seat, [{ type: 'ready', salt: newSalt() }, { type: 'start' }], (table) => table.status !== 'lobby');

/** Set another seat of this device to ready, or not ready. */
export const sayReady = (seat: Seat, ready: boolean): Promise<void> =>
  briefly(seat, [{ type: 'ready', ready, salt: newSalt() }], (table) => table.seats[seat.seat]?.ready === ready);

/** How long a table may take to carry out a request. */
const PATIENCE = 8000;

/** Connect to a table just long enough to send something and to see it done. */
function briefly(seat: Seat, said: ClientMessage[], isDone: (table: TableInfo) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (refused?: Pick<Refused, 'code' | 'message'>): void => {
      clearTimeout(timer);
      connection.close();
      if (refused === undefined) resolve();
      else reject(new Refusal(refused));
    };
    const timer = setTimeout(() => end({ code: 'closed', message: say('page-unreachable') }), PATIENCE);
    const hear = (message: ServerMessage): void => {
      if (message.type === 'welcome') said.forEach((one) => connection.send(one));
      else if (message.type === 'refused') end(message);
      else if (message.type === 'table' && isDone(message.table)) end();
    };
    const hello = () => ({ type: 'hello' as const, token: seat.token, language: speech.language });
    const connection = new Connection(seat.code, hello, { message: hear, standing: () => undefined });
  });
}
