/** The link that opens your seat on a second device. The token is in the fragment, which no server sees. */
import { address, here, linkTo } from '../address';
import { memory, type Seat } from '../memory.svelte';
import { LIMITS } from '../protocol.gen';
import { placeOf } from '../router.svelte';

export function privateLink(seat: Seat): string {
  const said = new URLSearchParams({ seat: String(seat.seat), token: seat.token, name: seat.name });
  return linkTo(`/t/${seat.code}#${said}`);
}

/** The seat of a link that waits for an answer: this browser has another key to the table. */
export const linked = $state<{ seat: Omit<Seat, 'at'> | null }>({ seat: null });

/** Use the seat of the link as well; if it is the same seat, its key replaces the one that this browser has. */
export function acceptLinkedSeat(): void {
  if (linked.seat !== null) memory.keepSeat(linked.seat);
  linked.seat = null;
}

/**
 * If the page was opened with such a link: store the seat, and remove the token from the address. A browser that
 * sits at the table already asks first: whoever sends a link must not be able to take a seat away.
 */
export function keepLinkedSeat(): void {
  const place = placeOf(here().pathname);
  const said = new URLSearchParams(location.hash.slice(1));
  const [seat, token] = [said.get('seat'), said.get('token')];
  if (place.page !== 'table' || seat === null || token === null || !/^\d$/.test(seat)) return;
  if (Number(seat) >= LIMITS.players.most) return;
  const brought = { code: place.code, seat: Number(seat), token, name: said.get('name') ?? '' };
  const own = memory.seatsAt(place.code);
  if (own.length === 0) memory.keepSeat(brought);
  else if (!own.some((one) => one.token === token)) linked.seat = brought;
  history.replaceState(null, '', address(here().pathname));
}
