/** From the options of a decision to what can be touched: cards, seats, properties, piles, buttons. */
import type { DecisionView, OptionView } from '../../protocol.gen';

/** Something on the table that can be chosen, as a short text that can be compared. */
export type Place = string;

export const onHand = (card: string): Place => `hand:${card}`;
export const onSeat = (seat: number): Place => `seat:${seat}`;
export const onProperty = (seat: number, card: string): Place => `property:${seat}:${card}`;
export const ON_PILE: Place = 'pile';
export const ON_DECK: Place = 'deck';
export const ON_ABILITY: Place = 'ability';
export const ON_REST: Place = 'rest';

/** Where an option is begun, and where it is completed when it needs a second touch. */
export type Way = { option: number; first: Place; then: Place | null };

/** Answers to the question that come from the hand. */
const FROM_HAND = ['parry', 'discard', 'escape', 'show'];
/** The verb that is meant where one asks why a card cannot be used. */
const USUAL: Record<string, string> = {
  play: 'play',
  parry: 'parry',
  weapon: 'discard',
  discard: 'discard',
  give_up: 'discard',
  absorb: 'discard',
  escape: 'escape',
  show: 'show',
};

function wayOf(option: OptionView, place: number): Way {
  const [card, property] = option.cards;
  const [seat] = option.seats;
  const way = (first: Place, then: Place | null = null): Way => ({ option: place, first, then });
  if (option.verb === 'play' && card !== undefined) {
    if (seat === undefined) return way(onHand(card));
    return way(onHand(card), property === undefined ? onSeat(seat) : onProperty(seat, property));
  }
  if (option.verb === 'use') {
    return seat === undefined || card === undefined
      ? way(ON_ABILITY)
      : way(ON_ABILITY, onProperty(seat, card));
  }
  if (FROM_HAND.includes(option.verb) && card !== undefined) {
    return way(seat === undefined ? onHand(card) : onProperty(seat, card));
  }
  if (option.verb === 'take') return way(seat === undefined ? ON_PILE : onSeat(seat));
  if (option.verb === 'choose' && seat !== undefined) return way(onSeat(seat));
  if (option.verb === 'draw') return way(ON_DECK);
  return way(ON_REST);
}

export function waysOf(options: readonly OptionView[]): Way[] {
  return options.map((option, place) => wayOf(option, place));
}

/** What can be touched first. */
export function beginnings(ways: readonly Way[]): Set<Place> {
  return new Set(ways.map((way) => way.first));
}

/** What can be touched after the first: place and option. */
export function targets(ways: readonly Way[], first: Place): Map<Place, number> {
  const found = new Map<Place, number>();
  for (const way of ways) {
    if (way.first === first && way.then !== null) found.set(way.then, way.option);
  }
  return found;
}

/** The option that one touch is enough for. */
export function direct(ways: readonly Way[], first: Place): number | null {
  return ways.find((way) => way.first === first && way.then === null)?.option ?? null;
}

/** The option that lets it be: ending the turn, or passing. */
export function leaving(options: readonly OptionView[]): number | null {
  const place = options.findIndex((option) => option.verb === 'end' || option.verb === 'pass');
  return place === -1 ? null : place;
}

/** Options that are neither begun at a card of the hand nor leave: each is a button of its own. */
export function buttons(options: readonly OptionView[], ways: readonly Way[]): number[] {
  const left = leaving(options);
  return ways
    .filter((way) => way.then === null && !way.first.startsWith('hand:') && way.option !== left)
    .map((way) => way.option);
}

/** The act to ask the server about, where something cannot be done. */
export function actOf(decision: DecisionView, first: Place, then: Place | null): string | null {
  const verb = USUAL[decision.kind];
  if (verb === undefined || !first.startsWith('hand:')) return null;
  const card = first.slice('hand:'.length);
  if (then === null) return `${verb} ${card}`;
  const [at, seat, property] = then.split(':');
  if (at === 'seat') return `${verb} ${card}>${seat}`;
  return at === 'property' ? `${verb} ${card}>${seat}:${property}` : null;
}
