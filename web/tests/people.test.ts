/** Names in sentences: in full at the first mention, then in short; whoever shares a name is known by the character. */
import { describe, expect, it, vi } from 'vitest';
import type { Message, SeatInfo, ToldEvent, View } from '../src/protocol.gen';
import type { Entry } from '../src/session.svelte';

vi.mock('../src/words/speech.svelte', () => ({
  speech: { knows: (id: string) => id === 'bot-greedy' },
  say: (id: string, words: Record<string, string> = {}) => {
    if (id === 'person') return `${words['name']} (${words['character']})`;
    if (id === 'person-short') return words['short'];
    return Object.keys(words).length === 0 ? id : `${id}[${Object.values(words).join('|')}]`;
  },
  text: (id: string) => id,
}));
const { sentences, tell } = await import('../src/words/message');
const { peopleAt, withPeople } = await import('../src/words/people');
const { Chronicle } = await import('../src/words/log');

const seat = (number: number, name: string, bot: string | null = null): SeatInfo =>
  ({ seat: number, name, bot }) as SeatInfo;
const view = (...characters: string[]): View =>
  ({ seats: characters.map((character, number) => ({ seat: number, character })) }) as View;
const who = (character: string): Message => ({ id: `character-${character}` });
const strike = (by: string, at: string): Message => ({ id: 'strike', args: { seat: who(by), other: who(at) } });

describe('a sentence', () => {
  const people = peopleAt([seat(0, 'Anna'), seat(1, 'Ben'), seat(2, '', 'greedy')], view('tomoe', 'goemon', 'benkei'));

  it('names whoever plays the character, and the character with them', () => {
    expect(tell(withPeople(strike('tomoe', 'goemon'), people))).toBe('strike[Anna (character-tomoe)|Ben (character-goemon)]');
  });

  it('names a bot by its label', () => {
    expect(tell(withPeople(who('benkei'), people))).toBe('bot-greedy (character-benkei)');
  });

  it('keeps the name that a rulebook gives the character', () => {
    const book = withPeople({ id: 'in-english-character-tomoe' }, people);
    expect(tell(book)).toBe('Anna (in-english-character-tomoe)');
  });

  it('is short on buttons', () => {
    expect(tell(withPeople(strike('tomoe', 'benkei'), people, 'short'))).toBe('strike[Anna|bot-greedy]');
  });

  it('is short from the second mention on', () => {
    const events = ['tomoe', 'goemon', 'tomoe'].map((one) => ({ said: withPeople(who(one), people) }) as ToldEvent);
    expect(sentences(events)).toBe('Anna (character-tomoe) Ben (character-goemon) Anna');
  });

  it('knows those of one name by their characters', () => {
    const twins = peopleAt([seat(0, '', 'greedy'), seat(1, '', 'greedy')], view('tomoe', 'goemon'));
    const events = ['tomoe', 'tomoe'].map((one) => ({ said: withPeople(who(one), twins) }) as ToldEvent);
    expect(sentences(events)).toBe('bot-greedy (character-tomoe) character-tomoe');
    expect(tell(withPeople(who('goemon'), twins, 'short'))).toBe('character-goemon');
  });

  it('stays with the character where nobody in particular sits', () => {
    expect(tell(withPeople(who('tomoe'), peopleAt([seat(0, '', '')], view('tomoe'))))).toBe('character-tomoe');
  });
});

const entry = (number: number, said: ToldEvent['said'], begins?: 'act' | 'turn'): Entry =>
  ({ kind: 'event', event: { number, kind: '', about: {}, said, ...(begins && { begins }) } }) as Entry;
const amount = (what: string, count: number): Message => ({ id: `amount-${what}`, args: { count } });
const ability = (number: number): Entry[] => [
  entry(number, { id: 'event-ability-used', args: { seat: 'N' } }, 'act'),
  entry(number + 1, { id: 'event-resilience-paid', args: { seat: 'N', lost: amount('resilience', 1) } }),
  entry(number + 2, { id: 'event-drew', args: { seat: 'N', count: amount('cards', 1) } }),
];
const discard = (number: number, card: string): Entry =>
  entry(number, { id: 'event-discarded', args: { seat: 'N', card: { id: `card-${card}` } } });

describe('the log', () => {
  const chronicle = () => new Chronicle(({ kind }) => kind);

  it('has a heading for each turn', () => {
    const turns = chronicle().turns([
      entry(0, 'Before.'),
      entry(1, { id: 'event-turn-began', args: { turn: 1, seat: 'N' } }, 'turn'),
      entry(2, 'Draws.'),
      entry(3, 'Plays.', 'act'),
      entry(4, 'Hits.'),
    ]);
    expect(turns.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)])).toEqual([
      ['', ['Before.']],
      ['log-turn[1|N]', ['Draws.', 'Plays. Hits.']],
    ]);
  });

  it('folds what is done again and again, and adds it up', () => {
    const seven = Array.from({ length: 7 }, (_, time) => ability(3 * time)).flat();
    const [turn] = chronicle().turns(seven);
    expect(turn!.lines.map(({ text, times }) => [text, times])).toEqual([
      ['event-ability-used[N] event-resilience-paid[N|amount-resilience[7]] event-drew[N|amount-cards[7]]', 7],
    ]);
    expect(turn!.lines[0]!.events).toHaveLength(21);
  });

  it('tells what follows the last of them in a line of its own', () => {
    const [turn] = chronicle().turns([...ability(0), ...ability(3), discard(6, 'bo'), discard(7, 'bo'), discard(8, 'katana')]);
    expect(turn!.lines.map(({ text, times }) => [text, times])).toEqual([
      ['event-ability-used[N] event-resilience-paid[N|amount-resilience[2]] event-drew[N|amount-cards[2]]', 2],
      ['event-discarded[N|several[card-bo|2], card-katana]', 1],
    ]);
    expect(turn!.lines[1]!.events.map(({ number }) => number)).toEqual([6, 7, 8]);
  });

  it('does not fold what others do, or another thing', () => {
    const strikes = [1, 2].map((number) => entry(number, { id: 'event-played-weapon', args: { seat: 'N' } }, 'act'));
    const others = ['N', 'M'].map((name, number) => entry(number, { id: 'event-drew', args: { seat: name, count: amount('cards', 1) } }));
    expect(chronicle().turns(strikes)[0]!.lines).toHaveLength(2);
    expect(chronicle().turns(others)[0]!.lines[0]!.text).toBe('event-drew[N|amount-cards[1]] event-drew[M|amount-cards[1]]');
  });

  it('tells a turn that is over only once', () => {
    const log = chronicle();
    const first = [entry(0, { id: 'event-turn-began', args: {} }, 'turn'), entry(1, 'A.')];
    const second = [entry(2, { id: 'event-turn-began', args: {} }, 'turn'), entry(3, 'B.')];
    const before = log.turns([...first, ...second]);
    const after = log.turns([...first, ...second, entry(4, 'C.', 'act')]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]!.lines.map(({ text }) => text)).toEqual(['B.', 'C.']);
  });

  it('keeps notices apart', () => {
    const notice: Entry = { kind: 'notice', notice: { type: 'notice', kind: 'pause', seat: 0 } };
    const [turn] = chronicle().turns([entry(0, 'A.'), notice, entry(1, 'B.')]);
    expect(turn!.lines.map(({ text, events }) => [text, events.length])).toEqual([['A.', 1], ['pause', 0], ['B.', 1]]);
  });
});
