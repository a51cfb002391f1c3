/** What is printed on the cards of a table, as the server tells it. */
import type { Cards, CardInfo, CharacterInfo } from './protocol.gen';
import { fetchCards } from './api';

export type { CardInfo, CharacterInfo };

export class CardBox {
  readonly cards: readonly CardInfo[];
  readonly characters: readonly CharacterInfo[];
  readonly #cards: Map<string, CardInfo>;

  constructor(found: Cards) {
    this.cards = found.cards;
    this.characters = found.characters;
    this.#cards = new Map(found.cards.map((card) => [card.key, card]));
  }

  card(key: string): CardInfo {
    const found = this.#cards.get(key);
    if (found === undefined) throw new Error(`the server told nothing of the card ${key}`);
    return found;
  }
}

const boxes = new Map<string, Promise<CardBox>>();

/** The cards of a table, or of both sets; each is asked for once. */
export function loadCards(code = ''): Promise<CardBox> {
  let box = boxes.get(code);
  if (box === undefined) {
    box = fetchCards(code).then((found) => new CardBox(found));
    box.catch(() => boxes.delete(code));
    boxes.set(code, box);
  }
  return box;
}
