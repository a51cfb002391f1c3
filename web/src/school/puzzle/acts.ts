/** An act in words, from its notation: `play bo>2`, `parry parry`, `end`; in a duel `combo die`, `target>1`. */
import type { Words } from '../../words/sentences';
import { say, speech } from '../../words/speech.svelte';

const NOTATION = /^(?<verb>\w+)(?: (?<card>[\w:]+))?(?:>(?<seat>\d+)(?::(?<property>\w+))?)?$/;

type Act = { verb: string; card: string | undefined; seat: string | undefined; property: string | undefined };

function read(text: string): Act | null {
  const parts = NOTATION.exec(text)?.groups;
  if (parts?.['verb'] === undefined) return null;
  return { verb: parts['verb'], card: parts['card'], seat: parts['seat'], property: parts['property'] };
}

export function actWords(words: Words, text: string): string {
  const act = read(text);
  if (act === null) return text;
  const { verb, card, seat, property } = act;
  // Where a seat is to be named, that is all there is to say.
  if (verb === 'seat') return words.name(Number(card));
  const kind = [verb, ...(seat === undefined ? [] : ['on']), ...(property === undefined ? [] : ['property'])].join('-');
  const message = `act-${kind}`;
  if (!speech.knows(message)) return text;
  return say(message, {
    card: card === undefined ? '' : words.card(card),
    seat: seat === undefined ? '' : words.name(Number(seat)),
    property: property === undefined ? '' : words.card(property),
  });
}

/** The same in a duel. */
export function duelActWords(text: string): string {
  const act = read(text);
  if (act === null || !speech.knows(`act-duel-${act.verb}`)) return text;
  const [way = '', ...rest] = (act.card ?? '').split(':');
  const key = rest[0] ?? way;
  const names = [`duel-card-${key}`, `duel-value-${key}`].filter((one) => speech.knows(one));
  return say(`act-duel-${act.verb}`, { way, name: names[0] === undefined ? key : say(names[0]), number: act.seat ?? '' });
}
