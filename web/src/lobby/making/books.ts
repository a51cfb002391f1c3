/** Which rulebook a table follows, and which rulings it changes. */
import type { BookInfo, DuelGame, Listed, RulingInfo, SwordGame } from '../../protocol.gen';
import { ownTitle } from '../../words/own';
import { say } from '../../words/speech.svelte';

export type Ruled = boolean | number;

/** What a book says about a ruling. */
export const usualBy = (book: BookInfo, ruling: RulingInfo): Ruled => book.rulings[ruling.name] ?? ruling.usual;

/** A ruling as it was decided, in words. */
export const rulingWords = (name: string, value: unknown): string =>
  `${say(`ruling-${name}`)} ${say(`ruling-${name}-${String(value)}`)}`;

/** What differs from the default rules of a duel; its strings must be loaded before. */
export function duelFacts({ rulings, numbers }: DuelGame): string[] {
  const ruled = Object.entries(rulings ?? {}).map(
    ([name, value]) => `${say(`duel-ruling-${name}`)} ${say(`duel-ruling-${name}-${value}`)}`,
  );
  return [...ruled, ...(numbers ? [say('lobby-facts-numbers')] : [])];
}

/** What differs from the default rules of a table. */
export function ruleFacts({ book, rulings }: { book?: SwordGame['book'] | null; rulings?: SwordGame['rulings'] }): string[] {
  const said = book == null || book === 'ours' ? [] : [say('lobby-facts-book', { book })];
  return [...said, ...Object.entries(rulings ?? {}).map(([name, value]) => rulingWords(name, value))];
}

/** What a listed table changes besides: house rules and custom cards. */
export function changeFacts({ house, cards, design }: Pick<Listed, 'house' | 'cards' | 'design'>): string[] {
  const own = (cards ?? []).map((name) => say('lobby-facts-cards', { cards: ownTitle(name) }));
  return [...own, ...(design ? [say('new-design-heading')] : []), ...(house ? [say('lobby-facts-house')] : [])];
}
