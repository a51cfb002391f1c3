/** What enemies, cards and values of a duel are called. */
import type { DuelBook, DuelView } from '../protocol.gen';
import { severalOf } from '../words/message';
import { say } from '../words/speech.svelte';
import { fieldOf, VALUES } from './view';

export const plainNumber = (number: number): string => (number < 0 ? `−${-number}` : String(number));
export const signed = (number: number): string => (number > 0 ? `+${number}` : plainNumber(number));
/** How the icon of a card is written. */
const ICONS: Record<string, string> = { normal: '◇', special: '◆', wild: '◈' };

export class DuelWords {
  constructor(
    readonly view: DuelView,
    readonly book: DuelBook,
  ) {}

  enemy(number: number): string {
    return say(`duel-opponent-${this.view.enemies[number]?.opponent}`);
  }

  /** Who must answer; in a duel there is one player. */
  who(_seat: number): string {
    return say('duel-you');
  }

  place(): string {
    return say(`duel-environment-${fieldOf(this.view).environment ?? 'none'}`);
  }

  card(key: string): string {
    const own = this.book.names[key];
    const icon = this.book.cards.find((one) => one.key === key)?.icon ?? '';
    return own === undefined ? say(`duel-card-${key}`) : `${own} ${ICONS[icon] ?? ''}`;
  }

  counter(key: string): string {
    return this.book.names[key] ?? say(`duel-counter-${key}`);
  }

  /** The name without the icon, where the icon is drawn. */
  bareCard(key: string): string {
    return this.card(key).replace(/ [◇◆◈]$/, '');
  }

  /** The names of cards, equal ones together. */
  cards(keys: readonly string[]): string {
    return severalOf(keys.map((key) => this.card(key)));
  }

  wound(key: string, level: number): string {
    return `blood-${key}-${level}` in this.book.does
      ? say(`duel-blood-${key}-${level}`)
      : say(`duel-wound-${key}`, { level });
  }

  virtue(key: string): string {
    return say(`duel-virtue-${key}`);
  }

  value(key: string): string {
    return say(`duel-value-${key}`);
  }

  defence(key: string): string {
    const card = this.book.defences[key];
    return `${card?.strength}/${card?.technique}`;
  }

  /** What an action card adds to each value, for screen readers. */
  numbers(key: string): string {
    const card = this.book.cards.find((one) => one.key === key);
    if (card === undefined) return '';
    const parts = VALUES.filter((value) => card[value] !== 0).map((value) => `${this.value(value)} ${signed(card[value])}`);
    return [...parts, ...(card.qi === 0 ? [] : [say('duel-adds-qi', { by: signed(card.qi) })])].join(', ');
  }

  amount(what: string, count: number): string {
    return say(`duel-amount-${what}`, { count });
  }

  /** Life, Qi and wounds, or nothing. */
  amounts(effects: Record<string, number>): string {
    const parts = Object.entries(effects).flatMap(([what, count]) => (count === 0 ? [] : [this.amount(what, count)]));
    if (parts.length === 0) return say('duel-nothing');
    return parts.reduce((one, other) => say('duel-both', { one, other }));
  }
}
