/** While events are shown, the page applies them to the old view; the result must be the new view. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { viewDuring } from '../src/during';
import { lengthOf, momentsOf } from '../src/pace';
import type { ToldEvent, View } from '../src/protocol.gen';
import { isUndoable, viewBefore } from '../src/undo';

type Row = [resilience: number, honor: number, hand: number, ...in_play: string[]];
type Written = Omit<View, 'pile' | 'seats'> & { pile: number; seats: Row[] };
type Step = { view: Written; events: ToldEvent[] };
const file = readFileSync(new URL('sword-scenes.json', import.meta.url), 'utf-8');
const games = JSON.parse(file) as Step[][];
const pairs = games.flatMap((steps) => steps.slice(1).map((step, place) => [steps[place]!.view, step] as const));

const seatsOf = (rows: Row[]) =>
  rows.map(([resilience, honor, hand, ...in_play]) => {
    return { resilience, honor, hand, in_play, harmless: resilience === 0 || hand === 0 };
  });
const viewOf = ({ pile, seats, ...written }: Written): View =>
  ({ ...written, seats: seatsOf(seats), pile: Array.from({ length: pile }, () => 'any'), sealed: [] }) as unknown as View;
const event = (kind: string, about: Record<string, unknown>, id = ''): ToldEvent => ({ number: 0, kind, about, said: { id } });

describe('a table that moves with its events', () => {
  it('comes to where the next view is', () => {
    expect(pairs.length).toBeGreaterThan(500);
    for (const [before, { view, events }] of pairs) {
      const shown = viewDuring(viewOf(before), events);
      const { active, turn, deck, seats } = shown;
      expect({ active, turn, deck, seats, hand: [...shown.hand].sort() }).toEqual({
        active: view.active,
        turn: view.turn,
        deck: view.deck,
        seats: seatsOf(view.seats),
        hand: [...view.hand].sort(),
      });
      // When a card that was played goes to the pile no event tells.
      const onTable = (pile: number, playing: string | null): number => pile + Number(playing !== null);
      expect(onTable(shown.pile.length, shown.playing)).toBe(onTable(view.pile, view.playing));
    }
  });

  it('asks nothing, and leaves the view it came from alone', () => {
    const [before, { events }] = pairs.find(([, step]) => step.events.some(({ kind }) => kind === 'Wounded'))!;
    const view = { ...viewOf(before), decision: { number: 3 } } as View;
    const copy = structuredClone(view);
    expect(viewDuring(view, events).decision).toBeNull();
    expect(view).toEqual(copy);
  });

  it('takes a property that is given up from the table, not from the hand', () => {
    const seat = { resilience: 3, honor: 3, hand: 2, in_play: ['armor'], harmless: false };
    const view = { ...viewOf(pairs[0]![0]), seats: [seat] } as unknown as View;
    const about = { seat: 0, card: 'armor' };
    const shown = viewDuring(view, [event('PropertyRemoved', about), event('Answered', { ...about, by: 1, source: 'bo' })]);
    expect(shown.seats[0]).toMatchObject({ hand: 2, in_play: [] });
    expect(shown.pile).toHaveLength(view.pile.length + 1);
  });
});

describe('what custom cards do', () => {
  const seat = (...in_play: string[]) => ({ resilience: 3, honor: 3, hand: 2, in_play, role: null, known: [], harmless: false });
  const view = { ...viewOf(pairs[0]![0]), seats: [seat('shrine', 'shrine'), seat('armor')] } as unknown as View;
  const counted = (card: string, counters: number) => event('CountersChanged', { seat: 0, card, counters });

  it('shows the role or the hand that was looked at to the one who looked', () => {
    const look = { seat: 0, target: 1, what: 'role', cards: null };
    expect(viewDuring(view, [event('Looked', { ...look, role: 'ninja2' })]).seats[1]!.role).toBe('ninja2');
    expect(viewDuring(view, [event('Looked', { ...look, role: null })]).seats[1]!.role).toBeNull();
    const hand = viewDuring(view, [event('Looked', { ...look, what: 'hand', role: null, cards: ['bo', 'parry'] })]);
    expect(hand.seats[1]!.known).toEqual(['bo', 'parry']);
  });

  it('counts on the cards of a kind until the last of them leaves', () => {
    const away = event('PropertyRemoved', { seat: 0, card: 'shrine' });
    expect(viewDuring(view, [counted('shrine', 2), counted('shrine', 3)]).seats[0]!.counters).toEqual([['shrine', 3]]);
    expect(viewDuring(view, [counted('shrine', 2), counted('shrine', 0)]).seats[0]!.counters).toBeUndefined();
    expect(viewDuring(view, [counted('shrine', 2), away]).seats[0]!.counters).toEqual([['shrine', 2]]);
    expect(viewDuring(view, [counted('shrine', 2), away, away]).seats[0]!.counters).toBeUndefined();
  });

  it('swaps properties, and takes that back', () => {
    const swap = event('PropertiesSwapped', { seat: 0, target: 1 });
    const shown = viewDuring(view, [counted('shrine', 2), swap]);
    expect(shown.seats.map(({ in_play, counters }) => [in_play, counters])).toEqual([
      [['armor'], undefined],
      [['shrine', 'shrine'], undefined],
    ]);
    expect(viewBefore(shown, [swap], 0).seats.map(({ in_play }) => in_play)).toEqual([['shrine', 'shrine'], ['armor']]);
    expect(view.seats[0]!.in_play).toEqual(['shrine', 'shrine']);
  });

  it('takes its time, whatever the reader sees of it', () => {
    for (const kind of ['Looked', 'PropertiesSwapped', 'CountersChanged', 'PutOff', 'CameDue'])
      expect(lengthOf([event(kind, { seat: 0 })])).toBeGreaterThan(0);
  });
});

describe('a table before its events', () => {
  it('is where it was, unless a new deck was made since', () => {
    let undone = 0;
    for (const steps of games) {
      const events = steps.flatMap((step) => step.events).map((one, number) => ({ ...one, number }));
      const full = seatsOf(steps[0]!.view.seats).map(({ resilience }) => resilience);
      const counts = steps.map((_, place) => steps.slice(0, place + 1).reduce((sum, step) => sum + step.events.length, 0));
      for (let place = 0; place + 12 < steps.length; place += 5) {
        const [before, after] = [steps[place]!.view, viewOf(steps[place + 12]!.view)];
        after.seats.forEach((one, number) => Object.assign(one, { seat: number, full: full[number] }));
        if (!isUndoable(events.slice(counts[place], counts[place + 12]))) continue;
        const found = viewBefore(after, events.slice(0, counts[place + 12]), counts[place]!);
        undone += 1;
        const shown = found.seats.map(({ resilience, honor, hand, in_play }) => [resilience, honor, hand, ...[...in_play].sort()]);
        expect(shown).toEqual(before.seats.map(([resilience, honor, hand, ...cards]) => [resilience, honor, hand, ...cards.sort()]));
        expect([found.deck, found.turn, found.active]).toEqual([before.deck, before.turn, before.active]);
        expect([...found.hand].sort()).toEqual([...before.hand].sort());
      }
    }
    expect(undone).toBeGreaterThan(80);
  });
});

describe('the beats of an update', () => {
  it('leave nothing out, and each says something', () => {
    for (const [, { events }] of pairs) {
      const moments = momentsOf(events);
      expect(moments.flatMap(({ fresh }) => fresh)).toEqual(moments.length === 0 ? [] : events);
      for (const { fresh } of moments) expect(lengthOf(fresh)).toBeGreaterThan(0);
    }
  });

  it('are the same whatever is hidden in the events', () => {
    const drew = (cards: string[] | null) => [event('Drew', { seat: 1, count: 2, cards })];
    const taken = (card: string | null) => [event('CardTaken', { seat: 1, victim: 0, card })];
    expect(lengthOf(drew(['parry', 'bo']))).toBe(lengthOf(drew(null)));
    expect(lengthOf(taken('parry'))).toBe(lengthOf(taken(null)));
    expect(momentsOf(drew(['bo', 'bo'])).length).toBe(momentsOf(drew(null)).length);
  });
});
