/** Who plays which character: sentences name people, with the character at the first mention. */
import type { DuelFrame, Message, SeatInfo, SwordFrame, View } from '../protocol.gen';
import type { Update } from '../session.svelte';
import { botCalled } from './bots';
import { PERSON, type Text } from './message';

type Frame = SwordFrame | DuelFrame;
type Argument = NonNullable<Message['args']>[string];
/** By the message of a character: who plays it. */
export type People = ReadonlyMap<string, Message>;
/** How a name is written: in full at the first mention, or always in short. */
type Manner = 'full' | 'short';

/** The same name in a rulebook with names of its own. */
const CHARACTER = /^(?:in-\w+-)?(character-.+)$/;

/** A person by their name, a bot by its label; null where nobody in particular sits, as in a puzzle. */
function calledAt({ bot, name }: Pick<SeatInfo, 'bot' | 'name'>): Text | null {
  return (bot === null ? name : botCalled(bot)) || null;
}

export function peopleAt(seats: readonly SeatInfo[], view: Pick<View, 'seats'>): People {
  const names = seats.map(calledAt);
  const isAlone = (name: Text): boolean =>
    names.filter((one) => JSON.stringify(one) === JSON.stringify(name)).length === 1;
  return new Map(
    view.seats.flatMap(({ seat, character }): [string, Message][] => {
      const name = names[seat] ?? null;
      if (name === null) return [];
      const id = `character-${character}`;
      const short = isAlone(name) ? 'name' : 'character';
      return [[id, { id: PERSON, args: { name, character: { id }, short } }]];
    }),
  );
}

function named(message: Message, people: People, manner: Manner): Message {
  const [, character] = CHARACTER.exec(message.id) ?? [];
  const person = character === undefined ? undefined : people.get(character)?.args;
  if (person !== undefined) {
    const args = { ...person, character: message };
    if (manner === 'full') return { id: PERSON, args };
    return { id: 'person-short', args: { short: person['short'] === 'name' ? person['name']! : message } };
  }
  if (message.args === undefined) return message;
  const given = (one: Argument): Argument => {
    if (Array.isArray(one)) return one.map((part) => given(part) as string | number | Message);
    return typeof one === 'object' ? named(one, people, manner) : one;
  };
  return { ...message, args: Object.fromEntries(Object.entries(message.args).map(([name, one]) => [name, given(one)])) };
}

/** A sentence about the characters at a table, as one about those who play them. */
export const withPeople = <Said extends Text>(said: Said, people: People, manner: Manner = 'full'): Said =>
  (typeof said === 'string' ? said : named(said, people, manner)) as Said;

/** All sentences of an update or of a frame; the labels of options have room for a short name only. */
export function toldWithPeople<Told extends Update | Frame>(told: Told, seats: readonly SeatInfo[]): Told {
  const { events, view } = told;
  if (!('seats' in view)) return told;
  const people = peopleAt(seats, view);
  if (people.size === 0) return told;
  const { insight, scoresheet } = told as Extract<Update, { type: 'sword' }>;
  return {
    ...told,
    events: events.map((event) => ({ ...event, said: withPeople(event.said, people) })),
    insight: insight && {
      ...insight,
      asked: withPeople(insight.asked, people),
      options: insight.options.map((option) => ({ ...option, said: withPeople(option.said, people, 'short') })),
    },
    scoresheet: scoresheet && { ...scoresheet, cause: withPeople(scoresheet.cause, people) },
  };
}
