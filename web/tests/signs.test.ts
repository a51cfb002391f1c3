import { expect, it } from 'vitest';
import type { ToldEvent } from '../src/protocol.gen';
import { cardsOf, changesOf, costOf } from '../src/table/log/signs';

const event = (kind: string, about: ToldEvent['about']): ToldEvent => ({ number: 0, kind, about, said: '' });
const ATTACK = [
  event('Played', { seat: 2, card: 'katana', target: 0, prop: null }),
  event('Unanswered', { seat: 0, by: 2, source: 'katana' }),
  event('Wounded', { seat: 0, by: 2, source: 'katana', lost: 3 }),
  event('Defeated', { seat: 0, by: 2 }),
  event('HonorGiven', { seat: 0, to: 2 }),
];

it('a moment says what changed for whom, who acted first', () => {
  expect(changesOf(ATTACK)).toEqual([
    { seat: 2, resilience: 0, honor: 1 },
    { seat: 0, resilience: -3, honor: -1 },
  ]);
});

it('a line has a sign for its card and its price', () => {
  expect(cardsOf(ATTACK)).toEqual(['katana']);
  expect(costOf(ATTACK)).toEqual({ resilience: 3, honor: 1 });
  expect(costOf([event('Drew', { seat: 1, cards: null, count: 2 })])).toEqual({ resilience: 0, honor: 0 });
});

it('what this reader may not see has no sign', () => {
  expect(cardsOf([event('CardTaken', { seat: 1, victim: 0, card: null })])).toEqual([]);
});
