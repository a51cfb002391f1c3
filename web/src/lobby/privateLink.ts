/** The link that opens your seat on a second device. The token is in the fragment, which no server sees. */
import { memory, type Seat } from '../memory.svelte';
import { LIMITS } from '../protocol.gen';
import { placeOf } from '../router.svelte';

export function privateLink(seat: Seat): string {
  const said = new URLSearchParams({ seat: String(seat.seat), token: seat.token, name: seat.name });
  return `${location.origin}/t/${seat.code}#${said}`;
}

/** If the page was opened with such a link: store the seat, and remove the token from the address. */
export function keepLinkedSeat(): void {
  const place = placeOf(location.pathname);
  const said = new URLSearchParams(location.hash.slice(1));
  const [seat, token] = [said.get('seat'), said.get('token')];
  if (place.page !== 'table' || seat === null || token === null || !/^\d$/.test(seat)) return;
  if (Number(seat) >= LIMITS.players.most) return;
  memory.keepSeat({ code: place.code, seat: Number(seat), token, name: said.get('name') ?? '' });
  history.replaceState(null, '', location.pathname);
}
