/** An act in words, from its notation: `play bo>2`, `parry parry`, `end`. */
import type { Words } from '../words/sentences';
import { say, speech } from '../words/speech.svelte';

const NOTATION = /^(?<verb>\w+)(?: (?<card>\w+))?(?:>(?<seat>\d+)(?::(?<property>\w+))?)?$/;

export function actWords(words: Words, text: string): string {
  const parts = NOTATION.exec(text)?.groups;
  const [verb, card, seat, property] = [parts?.['verb'], parts?.['card'], parts?.['seat'], parts?.['property']];
  if (verb === undefined) return text;
  // Where a seat is to be named, that is all there is to say.
  if (verb === 'seat') return words.name(Number(card));
  const message = `act-${verb}${seat === undefined ? '' : '-on'}${property === undefined ? '' : '-property'}`;
  if (!speech.knows(message)) return text;
  return say(message, {
    card: card === undefined ? '' : words.card(card),
    seat: seat === undefined ? '' : words.name(Number(seat)),
    property: property === undefined ? '' : words.card(property),
  });
}
