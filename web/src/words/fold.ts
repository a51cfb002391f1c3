/** What is told again and again is told once: amounts add up, cards are listed. */
import type { Message, ToldEvent } from '../protocol.gen';
import type { Text } from './message';

type Argument = NonNullable<Message['args']>[string];
type Part = string | number | Message;
/** A sentence, and what it tells. */
export type Sentence = { said: Text; events: readonly ToldEvent[] };
/** Something that was done, perhaps several times in a row. */
export type Act = { sentences: readonly Sentence[]; times: number };

/** Sentences in which only amounts and cards differ. */
const REPEATED = new Set([
  'event-ability-used',
  'event-discarded',
  'event-drew',
  'event-drew-cards',
  'event-resilience-paid',
]);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isMessage = (one: Argument): one is Message => typeof one === 'object' && !Array.isArray(one);
const isAmount = (one: Argument): one is Message => isMessage(one) && one.id.startsWith('amount-');
const isCards = (one: Argument): boolean => Array.isArray(one) || (isMessage(one) && one.id.startsWith('card-'));

/** Each card as often as it is there. */
function single(one: Argument): Part[] {
  if (Array.isArray(one)) return one.flatMap(single);
  if (isMessage(one) && one.id === 'several') {
    const { what, count } = one.args ?? {};
    return Array.from({ length: Number(count) }, () => what as Part);
  }
  return [one];
}

function listed(parts: readonly Part[]): Part[] {
  const kinds = parts.filter((part, place) => parts.findIndex((one) => isEqual(one, part)) === place);
  return kinds.map((what) => {
    const count = parts.filter((one) => isEqual(one, what)).length;
    return count === 1 ? what : { id: 'several', args: { what, count } };
  });
}

function joined(one: Argument, other: Argument): Argument | null {
  if (isAmount(one) && isAmount(other) && one.id === other.id) {
    return { id: one.id, args: { count: Number(one.args?.['count']) + Number(other.args?.['count']) } };
  }
  if (isCards(one) && isCards(other)) return listed([...single(one), ...single(other)]);
  return isEqual(one, other) ? one : null;
}

/** Two sentences as one, or null if they say different things. */
export function merged(one: Text, other: Text): Message | null {
  if (typeof one === 'string' || typeof other === 'string') return null;
  if (one.id !== other.id || !REPEATED.has(one.id)) return null;
  const args: Record<string, Argument> = {};
  for (const [name, given] of Object.entries(one.args ?? {})) {
    const again = other.args?.[name];
    const both = again === undefined ? null : joined(given, again);
    if (both === null) return null;
    args[name] = both;
  }
  return { ...one, args };
}

/** The sentences of one act; several of the same in a row are one. */
function told(events: readonly ToldEvent[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const event of events) {
    const last = sentences.at(-1);
    const said = last === undefined ? null : merged(last.said, event.said);
    if (said === null) sentences.push({ said: event.said, events: [event] });
    else sentences.splice(-1, 1, { said, events: [...last!.events, event] });
  }
  return sentences;
}

/** Add an act to the one before if it begins with the same; what follows it is an act of its own. */
function foldedInto(before: Act, sentences: readonly Sentence[]): Act[] | null {
  const folded: Sentence[] = [];
  for (const [place, { said, events }] of before.sentences.entries()) {
    const again = sentences[place];
    const both = again === undefined ? null : merged(said, again.said);
    if (both === null) return null;
    folded.push({ said: both, events: [...events, ...again!.events] });
  }
  const rest = sentences.slice(folded.length);
  const act = { sentences: folded, times: before.times + 1 };
  return rest.length === 0 ? [act] : [act, { sentences: rest, times: 1 }];
}

/** Events of one turn as acts. */
export function actsOf(events: readonly ToldEvent[]): Act[] {
  const runs: ToldEvent[][] = [];
  for (const event of events) {
    if (event.begins === 'act' || runs.length === 0) runs.push([event]);
    else runs.at(-1)!.push(event);
  }
  const acts: Act[] = [];
  for (const run of runs) {
    const sentences = told(run);
    const before = acts.at(-1);
    const folded = before === undefined ? null : foldedInto(before, sentences);
    if (folded === null) acts.push({ sentences, times: 1 });
    else acts.splice(-1, 1, ...folded);
  }
  return acts;
}
