/** From the options of a decision to what can be touched: cards, seats, properties, piles, buttons. */
import type { DecisionView, OptionView } from '../../protocol.gen';

/** Something on the table that can be touched. */
export type Place =
  | { kind: 'hand'; card: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'property'; seat: number; card: string }
  | { kind: 'pile' | 'deck' | 'ability' | 'rest' };

export const onHand = (card: string): Place => ({ kind: 'hand', card });
export const onSeat = (seat: number): Place => ({ kind: 'seat', seat });
export const onProperty = (seat: number, card: string): Place => ({ kind: 'property', seat, card });
export const ON_PILE: Place = { kind: 'pile' };
export const ON_DECK: Place = { kind: 'deck' };
export const ON_ABILITY: Place = { kind: 'ability' };
export const ON_REST: Place = { kind: 'rest' };

export function isSame(one: Place, other: Place): boolean {
  if (one.kind === 'hand') return other.kind === 'hand' && one.card === other.card;
  if (one.kind === 'seat') return other.kind === 'seat' && one.seat === other.seat;
  if (one.kind === 'property') return other.kind === 'property' && one.seat === other.seat && one.card === other.card;
  return one.kind === other.kind;
}

/** Where an option starts, and where it is completed if it needs a second touch. */
export type Way = { option: number; first: Place; then: Place | null };
/** A second touch, and the option that it completes. */
export type Target = { place: Place; option: number };

/** Answers to the question that come from the hand. */
const FROM_HAND = ['parry', 'discard', 'escape', 'show'];
/** The verb assumed when the player asks why a card cannot be used. */
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

function wayOf(option: OptionView, number: number): Way {
  const [card, property] = option.cards;
  const [seat] = option.seats;
  const way = (first: Place, then: Place | null = null): Way => ({ option: number, first, then });
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
  return options.map((option, number) => wayOf(option, number));
}

/** The first option that a touch starts. */
export function begun(ways: readonly Way[], first: Place): number | null {
  return ways.find((way) => isSame(way.first, first))?.option ?? null;
}

/** What can be touched after the first. */
export function targetsOf(ways: readonly Way[], first: Place): Target[] {
  return ways.flatMap(({ option, first: begin, then }) =>
    then !== null && isSame(begin, first) ? [{ place: then, option }] : [],
  );
}

/** The option that one touch is enough for. */
export function direct(ways: readonly Way[], first: Place): number | null {
  return ways.find((way) => isSame(way.first, first) && way.then === null)?.option ?? null;
}

/** The option to do nothing: ending the turn, or passing. */
export function leaving(options: readonly OptionView[]): number | null {
  const number = options.findIndex((option) => option.verb === 'end' || option.verb === 'pass');
  return number === -1 ? null : number;
}

/** Options that neither start at a card of the hand nor pass: each is a button of its own. */
export function buttons(options: readonly OptionView[], ways: readonly Way[]): number[] {
  const left = leaving(options);
  return ways
    .filter((way) => way.then === null && way.first.kind !== 'hand' && way.option !== left)
    .map((way) => way.option);
}

/** The action to ask the server about, where something cannot be done. */
export function actOf(decision: DecisionView, first: Place, then: Place | null): string | null {
  const verb = USUAL[decision.kind];
  if (verb === undefined || first.kind !== 'hand') return null;
  if (then === null) return `${verb} ${first.card}`;
  if (then.kind === 'seat') return `${verb} ${first.card}>${then.seat}`;
  return then.kind === 'property' ? `${verb} ${first.card}>${then.seat}:${then.card}` : null;
}
