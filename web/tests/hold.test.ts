/** The moment before a choice is sent depends on nothing in the hand: others cannot tell anything from it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Insight, OptionView, View } from '../src/protocol.gen';
import { TableSession } from '../src/session.svelte';
import type { CardBox } from '../src/cards';
import { memory } from '../src/memory.svelte';
import { Desk } from '../src/table/desk.svelte';
import { SECOND_THOUGHT } from '../src/table/prompt/chooser.svelte';
import { onHand, onSeat } from '../src/table/prompt/choice';

const sent: { decision: number; option: number }[] = [];

class Session extends TableSession {
  protected chosen(decision: number, option: number): void {
    sent.push({ decision, option });
  }

  send(): void {}

  ask(): Promise<never> {
    return new Promise(() => undefined);
  }
}

type Danger = Insight['options'][number]['danger'];
const option = (verb: string, cards: string[] = [], seats: number[] = []): OptionView => ({
  text: `${verb} ${cards.join()}>${seats.join()}`,
  verb,
  cards,
  seats,
});

function asked(kind: string, options: OptionView[], hand: string[], danger: Danger = null, number = 7): Desk {
  const session = new Session('ABC');
  session.you = 0;
  session.info = { status: 'running', paused: false, seats: [] } as never;
  arrive(session, kind, options, hand, danger, number);
  const desk = new Desk(session, { book: 'ours' } as CardBox);
  desk.follow();
  return desk;
}

function arrive(session: Session, kind: string, options: OptionView[], hand: string[], danger: Danger, number: number) {
  session.view = { active: 0, decision: { number, seat: 0, kind, options }, hand, seats: [] } as unknown as View;
  session.sent = null;
  const said = { id: 'option-end' };
  session.insight = {
    asked: { id: `ask-${kind}`, args: { limit: 7 } },
    wounds: 0,
    is_defeat: false,
    options: options.map(() => ({ said, danger })),
  } as unknown as Insight;
}

/** How long after the act something is sent, in milliseconds. */
function held(act: () => void): number {
  act();
  let passed = 0;
  for (; sent.length === 0 && passed < 10_000; passed += 100) vi.advanceTimersByTime(100);
  return passed;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  memory.settings = { ...memory.settings, confirm: true, undo: true };
});
afterEach(() => void vi.useRealTimers());

const PASS = option('pass');
const PARRY = option('parry', ['parry']);
const HAND = ['bo', 'bo', 'focus', 'geisha', 'daikyu', 'kanabo', 'parry', 'armor', 'katana', 'nodachi'];
const DISCARDS = [...new Set(HAND)].map((card) => option('discard', [card]));

describe('the hold', () => {
  it('is the same with a parry in hand and without, for parrying and for taking the hit', () => {
    const takes = held(() => asked('parry', [PASS], []).choose(0));
    expect(takes).toBe(SECOND_THOUGHT);
    for (const place of [0, 1]) {
      sent.length = 0;
      expect(held(() => asked('parry', [PARRY, PASS], ['parry', 'bo']).choose(place))).toBe(takes);
    }
  });

  it('is the same for a strike, the end of a turn, one discard and several', () => {
    const strike = asked('play', [option('play', ['katana'], [1]), option('end')], ['katana']);
    strike.touch(onHand('katana'), 0);
    const acts = [
      () => strike.touch(onSeat(1)),
      () => asked('play', [option('end')], []).choose(0),
      () => asked('discard', DISCARDS, HAND).choose(1),
      () => marked(asked('discard', DISCARDS, HAND), 0, 4, 9).discardMarked(),
    ];
    for (const act of acts) {
      sent.length = 0;
      expect(held(act)).toBe(SECOND_THOUGHT);
    }
  });

  it('is no longer after a warning was confirmed', () => {
    const desk = asked('play', [option('play', ['katana'], [0])], ['katana'], 'self');
    desk.choose(0);
    expect(held(() => undefined)).toBe(10_000);
    expect(held(() => desk.choose(0))).toBe(SECOND_THOUGHT);
  });
});

function marked(desk: Desk, ...places: number[]): Desk {
  for (const place of places) desk.touch(onHand(HAND[place]!), place);
  return desk;
}

describe('several discards', () => {
  const without = (hand: string[], place: number): string[] => hand.filter((_, at) => at !== place);

  function discarding(): { desk: Desk; session: Session } {
    memory.settings.undo = false;
    const desk = marked(asked('discard', DISCARDS, HAND), 1, 4, 9);
    desk.discardMarked();
    expect(sent).toHaveLength(1);
    return { desk, session: desk.game as Session };
  }

  it('follow one another without a second confirmation, each to its own decision', () => {
    const { desk, session } = discarding();
    arrive(session, 'discard', DISCARDS, without(HAND, 1), null, 8);
    desk.follow();
    arrive(session, 'discard', DISCARDS, without(without(HAND, 4), 1), null, 9);
    desk.follow();
    expect(sent.map(({ decision, option }) => [decision, DISCARDS[option]!.cards[0]])).toEqual([
      [7, 'bo'],
      [8, 'daikyu'],
      [9, 'nodachi'],
    ]);
  });

  it.each([
    ['the server asks something else', 'parry', [PARRY, PASS], 8],
    ['a decision lies in between', 'discard', DISCARDS, 9],
    ['the server warns of the next one', 'discard', DISCARDS, 8, 'end'],
    ['the choice was refused', 'discard', DISCARDS, 7],
  ] as const)('stop if %s, and the others stay marked', (_, kind, options, number, danger: Danger = null) => {
    const { desk, session } = discarding();
    const hand = number === 7 ? HAND : without(HAND, 1);
    arrive(session, kind, [...options], hand, danger, number);
    desk.follow();
    expect(sent).toHaveLength(1);
    expect(desk.marks.all.map(({ card }) => card).slice(-2)).toEqual(['daikyu', 'nodachi']);
    // Nothing is sent later either, until the player confirms it.
    arrive(session, 'discard', DISCARDS, hand, null, 10);
    desk.follow();
    expect(sent).toHaveLength(1);
    expect(desk.marks.all.every(({ card, place }) => hand[place] === card)).toBe(true);
    desk.discardMarked();
    expect(sent).toHaveLength(2);
  });

  it('are forgotten when the turn is over', () => {
    const { desk, session } = discarding();
    arrive(session, 'play', [], without(HAND, 1), null, 8);
    session.view = { ...session.view!, active: 1 };
    desk.follow();
    expect(desk.marks.all).toEqual([]);
  });
});
