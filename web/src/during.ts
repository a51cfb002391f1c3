/** The table between two views: what the events so far have changed, as far as they tell it. */
import type { SeatView, ToldEvent, View } from './protocol.gen';
import type { Seen } from './seen';

/** What changes with events. Seats, hand and pile are copies: they may be written to. */
type Draft = Pick<View, 'seats' | 'hand' | 'deck' | 'pile' | 'playing' | 'active' | 'turn' | 'sealed' | 'seat'>;
type About = Seen['about'];
type Change = (draft: Draft, about: About, event: ToldEvent, before: ToldEvent | undefined) => void;

const seatAt = (draft: Draft, seat: unknown): SeatView => draft.seats[Number(seat)]!;

export function drop(cards: string[], card: unknown): void {
  const place = cards.indexOf(String(card));
  if (place >= 0) cards.splice(place, 1);
}

/** Equal cards are side by side; where a new one belongs is known only by the next view. */
function insert(cards: string[], card: string): void {
  const place = cards.lastIndexOf(card);
  cards.splice(place < 0 ? cards.length : place + 1, 0, card);
}

function gain(draft: Draft, seat: unknown, cards: unknown, count: number): void {
  seatAt(draft, seat).hand += count;
  if (seat !== draft.seat || !Array.isArray(cards)) return;
  for (const card of cards) if (typeof card === 'string') insert(draft.hand, card);
}

function lose(draft: Draft, seat: unknown, card: unknown): void {
  seatAt(draft, seat).hand -= 1;
  if (seat === draft.seat) drop(draft.hand, card);
}

function discard(draft: Draft, seat: unknown, card: unknown): void {
  lose(draft, seat, card);
  draft.pile.push(String(card));
}

/** Without any, a seat has no such field: most games have none. */
function setCounters(one: SeatView, card: unknown, count: number): void {
  const counters = (one.counters ?? []).filter(([kind]) => kind !== card);
  if (count > 0) counters.push([String(card), count]);
  if (counters.length > 0) one.counters = counters;
  else delete one.counters;
}

/** A property leaves a player, and with the last of its kind the counters on it. */
function takeUp(draft: Draft, seat: unknown, card: unknown): void {
  const one = seatAt(draft, seat);
  drop(one.in_play, card);
  if (!one.in_play.includes(String(card))) setCounters(one, card, 0);
}

/** The card that was played goes to the pile, which no event tells. */
function settle(draft: Draft): void {
  if (draft.playing !== null) draft.pile.push(draft.playing);
  draft.playing = null;
}

/** Whether a card that was played stays in front of somebody. */
export const isProperty = ({ said }: ToldEvent): boolean =>
  typeof said !== 'string' && said.id.startsWith('event-played-property');

const CHANGES: Record<string, Change> = {
  TurnBegan: (draft, { seat, turn }) => {
    settle(draft);
    draft.active = Number(seat);
    draft.turn = Number(turn);
  },
  Recovered: (draft, { seat, resilience }) => {
    seatAt(draft, seat).resilience = Number(resilience);
  },
  Drew: (draft, { seat, cards, count }) => {
    const drawn = Array.isArray(cards) ? cards.length : Number(count);
    gain(draft, seat, cards, drawn);
    draft.deck -= drawn;
  },
  TookDiscard: (draft, { seat, card }) => {
    draft.pile.pop();
    gain(draft, seat, [card], 1);
  },
  Played: (draft, { seat, card, target }, event) => {
    settle(draft);
    lose(draft, seat, card);
    if (isProperty(event)) seatAt(draft, target ?? seat).in_play.push(String(card));
    else draft.playing = String(card);
  },
  Answered: (draft, { seat, card }, _, before) => {
    // A property that is given up has left the table already.
    const isGivenUp = before?.kind === 'PropertyRemoved' && before.about['seat'] === seat && before.about['card'] === card;
    if (!isGivenUp) discard(draft, seat, card);
  },
  Escaped: (draft, { seat, card }) => discard(draft, seat, card),
  Discarded: (draft, { seat, card }) => discard(draft, seat, card),
  Wounded: (draft, { seat, lost }) => {
    seatAt(draft, seat).resilience -= Number(lost);
  },
  ResiliencePaid: (draft, { seat, lost }) => {
    seatAt(draft, seat).resilience -= Number(lost);
  },
  HonorGiven: (draft, { seat, to }) => {
    seatAt(draft, seat).honor -= 1;
    seatAt(draft, to).honor += 1;
  },
  HonorLost: (draft, { seat }) => {
    seatAt(draft, seat).honor -= 1;
  },
  HonorGained: (draft, { seat }) => {
    seatAt(draft, seat).honor += 1;
  },
  DeckRenewed: (draft, { size }) => {
    if (Number(size) > draft.pile.length) settle(draft);
    draft.deck = Number(size);
    draft.pile = [];
  },
  CardTaken: (draft, { seat, victim, card }) => {
    lose(draft, victim, card);
    gain(draft, seat, [card], 1);
  },
  ShownTaken: (draft, { seat, victim, card }) => {
    lose(draft, victim, card);
    gain(draft, seat, [card], 1);
    draft.sealed = [];
  },
  Sealed: (draft, { seat, card }) => {
    draft.sealed = [...draft.sealed, [Number(seat), (card as string | null) ?? null]];
  },
  PropertyRemoved: (draft, { seat, card }) => {
    takeUp(draft, seat, card);
    draft.pile.push(String(card));
  },
  PropertyPassed: (draft, { seat, to, card }) => {
    takeUp(draft, seat, card);
    seatAt(draft, to).in_play.push(String(card));
  },
  PropertyTaken: (draft, { seat, holder, card }) => {
    takeUp(draft, holder, card);
    gain(draft, seat, [card], 1);
  },
  Looked: (draft, { target, role, cards }) => {
    const one = seatAt(draft, target);
    if (typeof role === 'string') one.role = role;
    if (Array.isArray(cards)) one.known = cards as string[];
  },
  PropertiesSwapped: (draft, { seat, target }) => {
    const [one, other] = [seatAt(draft, seat), seatAt(draft, target)];
    [one.in_play, other.in_play] = [other.in_play, one.in_play];
    for (const seated of [one, other]) delete seated.counters;
  },
  CountersChanged: (draft, { seat, card, counters }) => setCounters(seatAt(draft, seat), card, Number(counters)),
  Flipped: (draft, { card }) => {
    draft.deck -= 1;
    draft.pile.push(String(card));
  },
  Buried: (draft, { cards }) => {
    draft.deck -= (cards as string[]).length;
    draft.pile.push(...(cards as string[]));
  },
  WeaponReturned: (draft, { seat, card }) => {
    draft.playing = null;
    gain(draft, seat, [card], 1);
  },
};

/** The view with what has happened since; nothing can be chosen in it. The next view replaces it. */
export function viewDuring(view: View, events: readonly ToldEvent[]): View {
  const seats = view.seats.map((one) => ({ ...one, in_play: [...one.in_play] }));
  const draft: View = { ...view, seats, hand: [...view.hand], pile: [...view.pile], decision: null };
  events.forEach((event, place) => CHANGES[event.kind]?.(draft, event.about, event, events[place - 1]));
  for (const one of draft.seats) one.harmless = one.resilience === 0 || one.hand === 0;
  return withSameSeats(view, draft);
}

/** The later of two views; a seat that has not changed stays the same object, so that it is not drawn again. */
export function withSameSeats(before: View | null, after: View): View {
  const seats = after.seats.map((one, place) => {
    const known = before?.seats[place];
    return known !== undefined && JSON.stringify(known) === JSON.stringify(one) ? known : one;
  });
  return { ...after, seats };
}
