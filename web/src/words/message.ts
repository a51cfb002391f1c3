/** What the server says, in the language of the page: the server chooses the messages, they are formatted here. */
import type { Message, ToldEvent } from '../protocol.gen';
import { say } from './speech.svelte';

export type Text = string | Message;
type Argument = NonNullable<Message['args']>[string];
export type Paragraph = { turn: string; number: number; text: string };

/** A sentence; plain text stays as it is. */
export function tell(said: Text): string {
  if (typeof said === 'string') return said;
  const args = Object.entries(said.args ?? {}).map(([name, one]) => [name, given(one)] as const);
  return say(said.id, Object.fromEntries(args));
}

function given(one: Argument): string | number {
  if (Array.isArray(one)) return one.map(given).join(', ');
  return typeof one === 'object' ? tell(one) : one;
}

/** Names of things, equal ones together. */
export function severalOf(names: readonly string[]): string {
  const count = (name: string): number => names.filter((one) => one === name).length;
  const named = (name: string): string => (count(name) === 1 ? name : say('several', { what: name, count: count(name) }));
  return [...new Set(names)].map(named).join(', ');
}

/** What has happened, in one line. */
export const sentences = (events: readonly ToldEvent[]): string => events.map(({ said }) => tell(said)).join(' ');

/** What has happened as paragraphs, one for each action; the first of a turn is headed by whose turn it is. */
export function story(events: readonly ToldEvent[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { said, begins, number } of events) {
    const [last, text] = [paragraphs.at(-1), tell(said)];
    if (begins === 'turn') paragraphs.push({ turn: text, number, text: '' });
    else if (last === undefined || begins === 'act') paragraphs.push({ turn: '', number, text });
    else last.text += ` ${text}`;
  }
  return paragraphs;
}
