/** The beats of a table: how long they last, what ends them, and what they never delay. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToldEvent, View } from '../src/protocol.gen';
import type { Answered, Update } from '../src/session.svelte';

const page = { hidden: false, addEventListener: vi.fn() };
vi.stubGlobal('document', page);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const taps = new Set<(event: Event) => void>();
vi.stubGlobal('addEventListener', (_: string, heard: (event: Event) => void, { signal }: AbortController) => {
  taps.add(heard);
  signal.addEventListener('abort', () => taps.delete(heard));
});
vi.stubGlobal('KeyboardEvent', class {});
const { memory, settingsFrom } = await import('../src/memory.svelte');
const { dueAt, hurry, lengthOf, momentsOf } = await import('../src/pace');
const { TableSession } = await import('../src/session.svelte');

class Table extends TableSession {
  override show(update: Update): Promise<void> {
    return super.show(update);
  }
  override beginDeal(isAlone: boolean): void {
    super.beginDeal(isAlone);
  }
  protected chosen(): void {}
  send(): void {}
  ask(): Promise<Answered> {
    return new Promise(() => undefined);
  }
}

const seat = (number: number, resilience: number) => ({ seat: number, resilience, honor: 3, hand: 4, in_play: [], harmless: false });
const view = (resilience: number, options: unknown = null): View =>
  ({
    seat: 0,
    seats: [seat(0, 4), seat(1, resilience)],
    hand: [],
    pile: [],
    deck: 20,
    playing: null,
    sealed: [],
    decision: { number: 1, seat: 0, options },
  }) as unknown as View;
const event = (number: number, kind: string, about: Record<string, unknown>): ToldEvent => ({ number, kind, about, said: { id: kind } });
const update = (events: ToldEvent[], after: View, left: number | null = null): Update =>
  ({ type: 'sword', events, view: after, insight: null, scoresheet: null, premove: null, timer: left === null ? null : { left, reserve: null } }) as unknown as Update;
const wound = (number: number) => event(number, 'Wounded', { seat: 1, by: 0, source: 'bo', lost: 1 });
const turn = (number: number, whose: number) => event(number, 'TurnBegan', { seat: whose, turn: number });
const tap = () => [...taps].forEach((heard) => heard({ timeStamp: performance.now() + 1 } as Event));

async function table(): Promise<Table> {
  const made = new Table('ABC');
  made.you = 0;
  await made.show(update([turn(0, 1)], view(4)));
  return made;
}

beforeEach(() => {
  taps.clear();
  page.hidden = false;
  memory.settings = { ...memory.settings, pace: 'normal' };
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the deal', () => {
  it('holds what happens meanwhile, until the seat is taken', async () => {
    const made = await table();
    made.beginDeal(true);
    void made.show(update([wound(1)], view(3)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([made.isDeal, made.happening.length, made.view?.seats[1]?.resilience]).toEqual([true, 0, 4]);
    made.endDeal();
    await vi.advanceTimersByTimeAsync(10);
    expect([made.isDeal, made.happening.length]).toEqual([false, 1]);
  });

  it('ends by itself before the clock of the player’s own decision runs out', async () => {
    const made = await table();
    made.beginDeal(true);
    void made.show(update([wound(1)], view(3, []), 20));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(made.isDeal).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect([made.isDeal, made.view?.seats[1]?.resilience]).toEqual([false, 3]);
  });

  it('holds nothing where several people share a screen', async () => {
    const made = await table();
    made.beginDeal(false);
    void made.show(update([wound(1)], view(3)));
    await vi.advanceTimersByTimeAsync(10);
    expect([made.isDeal, made.happening.length]).toEqual([true, 1]);
  });
});

describe('a beat', () => {
  it('shows one event, and the numbers as it leaves them', async () => {
    const made = await table();
    void made.show(update([wound(1), wound(2)], view(2)));
    await vi.advanceTimersByTimeAsync(10);
    expect([made.happening.length, made.told.length, made.view?.seats[1]?.resilience]).toEqual([1, 1, 3]);
    expect(made.view?.decision).toBeNull();
    await vi.advanceTimersByTimeAsync(lengthOf([wound(1)]));
    expect([made.happening.length, made.told.length, made.view?.seats[1]?.resilience]).toEqual([2, 1, 2]);
    await vi.runAllTimersAsync();
    expect([made.happening.length, made.queue.length]).toEqual([0, 0]);
  });

  it('is as long as the pace says, waits for a tap step by step, and ends with one at any pace', async () => {
    for (const [pace, factor] of [['calm', 1.8], ['normal', 1], ['quick', 0.5]] as const) {
      memory.settings = { ...memory.settings, pace };
      const made = await table();
      void made.show(update([wound(1)], view(3)));
      await vi.advanceTimersByTimeAsync(lengthOf([wound(1)]) * factor - 50);
      expect(made.happening).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60);
      expect(made.happening).toHaveLength(0);
    }
    memory.settings = { ...memory.settings, pace: 'step' };
    const made = await table();
    void made.show(update([wound(1), wound(2)], view(2)));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(made.happening).toHaveLength(1);
    tap();
    await vi.advanceTimersByTimeAsync(1);
    expect(made.happening).toHaveLength(2);
    tap();
    await vi.advanceTimersByTimeAsync(1);
    expect(made.happening).toHaveLength(0);
  });

  it('ends with a tap that comes before what it tells is drawn', async () => {
    memory.settings = { ...memory.settings, pace: 'step' };
    const made = await table();
    void made.show(update([wound(1), wound(2)], view(2)));
    await vi.advanceTimersByTimeAsync(0);
    expect([made.happening.length, made.view?.seats[1]?.resilience]).toEqual([1, 4]);
    tap();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([made.happening.length, made.view?.seats[1]?.resilience]).toEqual([2, 2]);
  });

  it('is not queued while nobody looks', async () => {
    const made = await table();
    page.hidden = true;
    await made.show(update([wound(1), wound(2)], view(2)));
    expect([made.happening.length, made.view?.seats[1]?.resilience]).toEqual([0, 2]);
  });
});

describe('a table that lags behind', () => {
  it('goes the quicker the more waits', () => {
    expect(hurry(9_000, null)).toBe(1);
    expect(hurry(20_000, null)).toBe(0.5);
    expect(hurry(20_000, 2_000)).toBe(0.1);
    expect(hurry(100, -5)).toBe(0);
    expect(dueAt(40_000, 0)).toBe(10_000);
    expect(dueAt(null, 0)).toBeNull();
  });

  it('shows a decision of one’s own with most of its time left, whose clock has run all along', async () => {
    for (const pace of ['calm', 'step'] as const) {
      memory.settings = { ...memory.settings, pace };
      const made = await table();
      const now = Date.now();
      void made.show(update(Array.from({ length: 20 }, (_, place) => wound(place + 1)), view(3)));
      void made.show(update([wound(30)], view(2, []), 20));
      expect(made.clock?.until).toBe(now + 20_000);
      expect([made.isAsked, made.isNext]).toEqual([false, true]);
      await vi.runAllTimersAsync();
      expect([made.isAsked, made.clock?.until]).toEqual([true, now + 20_000]);
      expect(Date.now() - now).toBeLessThan(8_000);
    }
  });

  it('comes to now at once where that is wanted', async () => {
    const made = await table();
    for (let number = 1; number < 9; number += 1) void made.show(update([wound(number)], view(4 - number)));
    made.catchUp();
    await vi.advanceTimersByTimeAsync(1);
    expect([made.queue.length, made.view?.seats[1]?.resilience]).toEqual([0, -4]);
  });
});

describe('the last turn', () => {
  it('is shown again without touching the game', async () => {
    memory.settings = { ...memory.settings, pace: 'none' };
    const made = await table();
    await made.show(update([turn(1, 1), wound(2)], view(3)));
    await made.show(update([turn(3, 0)], view(3, [])));
    const live = made.view;
    memory.settings = { ...memory.settings, pace: 'step' };
    made.again();
    await vi.advanceTimersByTimeAsync(1);
    expect([made.isReplay, made.isAsked, made.told[0]?.number, made.view?.seats[1]?.resilience]).toEqual([true, false, 1, 4]);
    void made.show(update([wound(4)], view(2, [])));
    made.catchUp();
    await vi.advanceTimersByTimeAsync(1);
    expect([made.isReplay, made.told[0]?.number]).toEqual([false, 4]);
    expect(made.view?.seats[1]?.resilience).toBe(2);
    expect(live?.seats[1]?.resilience).toBe(3);
  });
});

describe('the beats', () => {
  it('do not depend on what is in a hand', () => {
    const events = (card: string | null) => [event(1, 'Drew', { seat: 0, cards: card && [card], count: 1 }), event(2, 'CardTaken', { seat: 1, victim: 0, card })];
    const lengths = (card: string | null) => momentsOf(events(card)).map(({ fresh }) => lengthOf(fresh));
    expect(lengths('parry')).toEqual(lengths(null));
  });

  it('are quick for who had chosen so before there were paces', () => {
    expect(settingsFrom({ fast: true })).toMatchObject({ pace: 'quick', undo: false });
    expect(settingsFrom({ fast: false })).toMatchObject({ pace: 'calm', undo: true });
    expect(settingsFrom({ pace: 'step' })).toMatchObject({ pace: 'step' });
  });
});
