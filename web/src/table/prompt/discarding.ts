/** What the sentence says while cards are marked to be discarded together. */
import { say } from '../../words/speech.svelte';
import type { Desk } from '../desk.svelte';

export function discarding(desk: Desk): string | null {
  const { words, together, marks, surplus } = desk;
  if (desk.isUnderWay) return together.length > 1 ? say('option-discard', { card: words.cards(together) }) : null;
  if (surplus === 0 || desk.first !== null) return null;
  const cards = words.amount('cards', desk.view.hand.length);
  const names = words.cards(marks.all.map(({ card }) => card));
  return say('desk-mark', { cards, names, count: surplus, marked: marks.all.length });
}
