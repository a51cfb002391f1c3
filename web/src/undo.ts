/** The table before events that have been shown: where nobody looked, there is no view to start from. */
import { drop, isProperty } from './during';
import type { SeatView, ToldEvent, View } from './protocol.gen';

type About = ToldEvent['about'];
type Undo = (view: View, about: About, event: ToldEvent) => void;

const seatAt = (view: View, seat: unknown): SeatView => view.seats[Number(seat)]!;

function giveBack(view: View, seat: unknown, card: unknown): void {
  seatAt(view, seat).hand += 1;
  if (seat === view.seat) view.hand.push(String(card));
}

function takeBack(view: View, seat: unknown, cards: readonly unknown[], count: number): void {
  seatAt(view, seat).hand -= count;
  if (seat === view.seat) for (const card of cards) drop(view.hand, card);
}

/** The last of its kind on the pile. */
function unpile(view: View, card: unknown): void {
  const place = view.pile.lastIndexOf(String(card));
  if (place >= 0) view.pile.splice(place, 1);
}

function undiscard(view: View, { seat, card }: About): void {
  unpile(view, card);
  giveBack(view, seat, card);
}

function untake(view: View, { seat, victim, card }: About): void {
  takeBack(view, seat, [card], 1);
  giveBack(view, victim, card);
}

const UNDONE: Record<string, Undo> = {
  Drew: (view, { seat, cards, count }) => {
    const drawn = Array.isArray(cards) ? cards : [];
    const amount = drawn.length || Number(count);
    takeBack(view, seat, drawn, amount);
    view.deck += amount;
  },
  TookDiscard: (view, { seat, card }) => {
    takeBack(view, seat, [card], 1);
    view.pile.push(String(card));
  },
  Played: (view, { seat, card, target }, event) => {
    if (isProperty(event)) drop(seatAt(view, target ?? seat).in_play, card);
    else if (view.playing === card) view.playing = null;
    else unpile(view, card);
    giveBack(view, seat, card);
  },
  Answered: undiscard,
  Escaped: undiscard,
  Discarded: undiscard,
  Wounded: (view, { seat, lost }) => {
    seatAt(view, seat).resilience += Number(lost);
  },
  ResiliencePaid: (view, { seat, lost }) => {
    seatAt(view, seat).resilience += Number(lost);
  },
  HonorGiven: (view, { seat, to }) => {
    seatAt(view, seat).honor += 1;
    seatAt(view, to).honor -= 1;
  },
  HonorLost: (view, { seat }) => {
    seatAt(view, seat).honor += 1;
  },
  HonorGained: (view, { seat }) => {
    seatAt(view, seat).honor -= 1;
  },
  CardTaken: untake,
  ShownTaken: untake,
  PropertyRemoved: (view, { seat, card }) => {
    unpile(view, card);
    seatAt(view, seat).in_play.push(String(card));
  },
  PropertyPassed: (view, { seat, to, card }) => {
    drop(seatAt(view, to).in_play, card);
    seatAt(view, seat).in_play.push(String(card));
  },
  PropertyTaken: (view, { seat, holder, card }) => {
    takeBack(view, seat, [card], 1);
    seatAt(view, holder).in_play.push(String(card));
  },
  PropertiesSwapped: (view, { seat, target }) => {
    const [one, other] = [seatAt(view, seat), seatAt(view, target)];
    [one.in_play, other.in_play] = [other.in_play, one.in_play];
  },
  Flipped: (view, { card }) => {
    view.deck += 1;
    unpile(view, card);
  },
  Buried: (view, { cards }) => {
    view.deck += (cards as string[]).length;
    for (const card of cards as string[]) unpile(view, card);
  },
  WeaponReturned: (view, { seat, card }) => {
    takeBack(view, seat, [card], 1);
    view.playing = String(card);
  },
};

/** What recovering restores depends on what was left: it is followed from the start of the game. */
function resilienceAfter(full: number, seat: number, events: readonly ToldEvent[]): number {
  return events.reduce((left, { kind, about }) => {
    if (about['seat'] !== seat) return left;
    if (kind === 'Recovered') return Number(about['resilience']);
    return kind === 'Wounded' || kind === 'ResiliencePaid' ? left - Number(about['lost']) : left;
  }, full);
}

/** Whether the events can be undone: what was in a discard pile that became the deck is not known. */
export const isUndoable = (events: readonly ToldEvent[]): boolean => events.every(({ kind }) => kind !== 'DeckRenewed');

/** The view before the event with a number, from the view after all events of the game, where they can be undone. */
export function viewBefore(view: View, events: readonly ToldEvent[], number: number): View {
  const [earlier, later] = [events.filter((one) => one.number < number), events.filter((one) => one.number >= number)];
  const seats = view.seats.map((one) => ({ ...one, in_play: [...one.in_play] }));
  const draft: View = { ...view, seats, hand: [...view.hand], pile: [...view.pile], sealed: [], decision: null, result: null };
  later.toReversed().forEach((event, place, reversed) => {
    // A property that is given up leaves the table once, with two events.
    const earlierOne = reversed[place + 1];
    const isGivenUp = event.kind === 'Answered' && earlierOne?.kind === 'PropertyRemoved' && earlierOne.about['card'] === event.about['card'];
    if (!isGivenUp) UNDONE[event.kind]?.(draft, event.about, event);
  });
  const turn = earlier.findLast(({ kind }) => kind === 'TurnBegan')?.about;
  if (turn !== undefined) Object.assign(draft, { active: turn['seat'], turn: turn['turn'] });
  for (const one of draft.seats) {
    const isRestored = later.some(({ kind, about }) => kind === 'Recovered' && about['seat'] === one.seat);
    if (isRestored) one.resilience = resilienceAfter(one.full, one.seat, earlier);
    one.harmless = one.resilience === 0 || one.hand === 0;
  }
  return draft;
}
