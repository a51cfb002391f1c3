/** What is left of the enemy's decks, and what was seen of them: from the view alone. */
import type { DuelBook, DuelView } from '../protocol.gen';
import { type Open, openOf } from './view';

export type Kind = { key: string; left: number; of: number };
export type Defence = Kind & { strength: number; technique: number };
export type Counter = Kind & { value: number | null };

function counted(left: readonly string[], seen: readonly string[]): Kind[] {
  const count = (cards: readonly string[], key: string): number => cards.filter((one) => one === key).length;
  return [...new Set([...left, ...seen])].map((key) => ({ key, left: count(left, key), of: count(left, key) + count(seen, key) }));
}

export function defencesOf(view: DuelView, open: Open, book: DuelBook): Defence[] {
  const turned = openOf(view).defence;
  const seen = [...openOf(view).defence_pile, ...(turned === null ? [] : [turned])];
  // A card that is being turned over is no longer in the deck, whatever the last view says.
  const deck = [...(view.mixed['defence_deck'] ?? [])];
  if (open.defence !== null && open.defence !== turned && deck.includes(open.defence)) {
    deck.splice(deck.indexOf(open.defence), 1);
    seen.push(open.defence);
  }
  return counted(deck, seen)
    .map((one) => ({ ...one, strength: book.defences[one.key]?.strength ?? 0, technique: book.defences[one.key]?.technique ?? 0 }))
    .sort((one, other) => one.strength - other.strength || one.technique - other.technique);
}

export function countersOf(view: DuelView, book: DuelBook): Counter[] {
  return counted(view.mixed['counter_deck'] ?? [], openOf(view).counter_pile)
    .map((one) => ({ ...one, value: book.counters[one.key] ?? null }))
    .sort((one, other) => (one.value ?? -1) - (other.value ?? -1) || one.key.localeCompare(other.key));
}
