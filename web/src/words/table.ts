/** What seats, cards and amounts of a table are called, with the names of its rulebook. */
import type { CardBox } from '../cards';
import type { View } from '../protocol.gen';
import { severalOf } from './message';
import { say, speech } from './speech.svelte';

/** What a character is called by a book. */
export const characterName = (key: string, book = 'ours'): string => speech.called(`character-${key}`, book);

export class Words {
  constructor(
    readonly view: View,
    readonly book: string,
  ) {}

  name(seat: number): string {
    return characterName(this.view.seats[seat]?.character ?? '', this.book);
  }

  card(key: string): string {
    return say(`card-${key}`);
  }

  /** The names of cards, equal ones together. */
  cards(keys: readonly string[]): string {
    return severalOf(keys.map((key) => this.card(key)));
  }

  amount(what: string, count: number): string {
    return say(`amount-${what}`, { count });
  }
}

export const wordsAt = (view: View, cards: CardBox): Words => new Words(view, cards.book);
