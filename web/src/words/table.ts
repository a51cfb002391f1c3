/** What seats, cards and amounts of a table are called, with the names of its rulebook. */
import type { CardBox } from '../cards';
import type { SeatInfo, View } from '../protocol.gen';
import { severalOf, tell, type Text } from './message';
import { type People, peopleAt, withPeople } from './people';
import { say, speech } from './speech.svelte';

/** What a character is called by a book. */
export const characterName = (key: string, book = 'ours'): string => speech.called(`character-${key}`, book);

export class Words {
  /** Put together when somebody is named first. */
  #people: People | undefined;

  constructor(
    readonly view: View,
    readonly book: string,
    readonly sitters: readonly SeatInfo[] = [],
  ) {}

  name(seat: number): string {
    return characterName(this.view.seats[seat]?.character ?? '', this.book);
  }

  /** Who sits there, with the character; the character alone where nobody in particular does. */
  who(seat: number): string {
    return this.#called(seat, 'full');
  }

  /** The same in short: the name, or the character if somebody else has that name. */
  brief(seat: number): string {
    return this.#called(seat, 'short');
  }

  #called(seat: number, manner: 'full' | 'short'): string {
    const character = this.view.seats[seat]?.character ?? '';
    const id = speech.calledId(`character-${character}`, this.book);
    return this.told({ id }, manner);
  }

  /** A sentence about the characters as one about those who play them; labels have room for a short name only. */
  told(said: Text, manner: 'full' | 'short' = 'full'): string {
    this.#people ??= peopleAt(this.sitters, this.view);
    return tell(withPeople(said, this.#people, manner));
  }

  /** A text about one of the characters, with the name of whoever plays it. */
  withName(text: string): string {
    const found = this.view.seats.find(({ seat }) => text.includes(this.name(seat)));
    return found === undefined ? text : text.replace(this.name(found.seat), this.brief(found.seat));
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

export const wordsAt = (view: View, cards: CardBox, sitters?: readonly SeatInfo[]): Words =>
  new Words(view, cards.book, sitters);
