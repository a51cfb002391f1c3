/** What is printed on the cards of a table, as the server sends it. */
import { fetchBaseCards, fetchCards } from './api';
import { memoize } from './memoize';
import { speech } from './words/speech.svelte';
import type { Cards, CardInfo, CharacterInfo, RoleInfo } from './protocol.gen';

export type { CardInfo, CharacterInfo };

export class CardBox {
  readonly cards: readonly CardInfo[];
  readonly characters: readonly CharacterInfo[];
  readonly paragraphs: Cards['paragraphs'];
  readonly book: Cards['book'];
  readonly summaries: Cards['summaries'];
  /** The operator's own cards that the table uses, by file. */
  readonly own: Cards['own'];
  readonly #cards: Map<string, CardInfo>;
  readonly #roles: Map<string, RoleInfo>;

  constructor(found: Cards) {
    this.cards = found.cards;
    this.characters = found.characters;
    this.paragraphs = found.paragraphs;
    this.book = found.book;
    this.summaries = found.summaries;
    this.own = found.own;
    this.#cards = new Map(found.cards.map((card) => [card.key, card]));
    this.#roles = new Map(found.roles.map((card) => [card.key, card]));
  }

  card(key: string): CardInfo {
    const found = this.#cards.get(key);
    if (found === undefined) throw new Error(`the server did not send the card ${key}`);
    return found;
  }

  role(key: string): RoleInfo {
    const found = this.#roles.get(key);
    if (found === undefined) throw new Error(`the server did not send the role ${key}`);
    return found;
  }
}

/** The cards of the base game alone, whose roles differ from those of the expansion. */
export const loadBaseCards = memoize(async () => new CardBox(await fetchBaseCards()));

/** Cards with their names: those of custom cards come with them. */
export async function named(found: Cards): Promise<CardBox> {
  await speech.learnOwn(found.own);
  return new CardBox(found);
}

/** The cards of a table, or of both sets. */
export const loadCards = memoize(async (code) => named(await fetchCards(code)));
