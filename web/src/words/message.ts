/** What the server says, in the language of the page: the server chooses the messages, they are formatted here. */
import type { Message, ToldEvent } from '../protocol.gen';
import { say } from './speech.svelte';

export type Text = string | Message;
type Argument = NonNullable<Message['args']>[string];
export type Paragraph = { turn: string; number: number; text: string };
/** The message that names somebody, made by the page: $short says what is enough at a second mention. */
export const PERSON = 'person';

/** Sentences that are read together: somebody is named in full once, then in short. */
export class Telling {
  readonly #named = new Set<string>();

  /** A sentence; plain text stays as it is. */
  tell(said: Text): string {
    if (typeof said === 'string') return said;
    const args = Object.entries(said.args ?? {}).map(([name, one]) => [name, this.#given(one)] as const);
    const words = Object.fromEntries(args);
    return said.id === PERSON ? this.#person(words) : say(said.id, words);
  }

  #given(one: Argument): string | number {
    if (Array.isArray(one)) return one.map((part) => this.#given(part)).join(', ');
    return typeof one === 'object' ? this.tell(one) : one;
  }

  #person(words: Record<string, string | number>): string {
    const whole = say(PERSON, words);
    if (this.#named.has(whole)) return String(words['short'] === 'name' ? words['name'] : words['character']);
    this.#named.add(whole);
    return whole;
  }
}

/** One sentence for itself. */
export const tell = (said: Text): string => new Telling().tell(said);

/** Names of things, equal ones together. */
export function severalOf(names: readonly string[]): string {
  const count = (name: string): number => names.filter((one) => one === name).length;
  const named = (name: string): string => (count(name) === 1 ? name : say('several', { what: name, count: count(name) }));
  return [...new Set(names)].map(named).join(', ');
}

/** What has happened, in one line. */
export function sentences(events: readonly ToldEvent[]): string {
  const telling = new Telling();
  return events.map(({ said }) => telling.tell(said)).join(' ');
}

/** What has happened as paragraphs, one for each action; the first of a turn is headed by whose turn it is. */
export function story(events: readonly ToldEvent[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let telling = new Telling();
  for (const { said, begins, number } of events) {
    const last = paragraphs.at(-1);
    if (last === undefined || begins != null) telling = new Telling();
    const text = telling.tell(said);
    if (begins === 'turn') paragraphs.push({ turn: text, number, text: '' });
    else if (last === undefined || begins === 'act') paragraphs.push({ turn: '', number, text });
    else last.text += ` ${text}`;
  }
  return paragraphs;
}
