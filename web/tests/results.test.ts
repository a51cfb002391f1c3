import { describe, expect, it } from 'vitest';
import type { ToldEvent, View } from '../src/protocol.gen';
import { resultsOf } from '../src/table/board/results';

const seat = (number: number, more = {}) => ({ seat: number, resilience: 3, honor: 3, hand: 2, harmless: false, ...more });
const view = (...seats: object[]): View => ({ seats }) as unknown as View;
const event = (kind: string, about: object, id = ''): ToldEvent => ({ number: 1, kind, about: { ...about }, said: { id } });
const before = view(seat(0), seat(1));

describe('what came of an event', () => {
  it('is an amount at each seat it changed, a gain or a loss', () => {
    const after = view(seat(0, { honor: 4 }), seat(1, { honor: 2 }));
    expect(resultsOf(before, after, [event('HonorGiven', { seat: 1, to: 0 })])).toEqual([
      { seat: 0, tone: 'gain', what: { kind: 'honor', amount: 1 } },
      { seat: 1, tone: 'loss', what: { kind: 'honor', amount: -1 } },
    ]);
  });

  it('says who has become Harmless', () => {
    const after = view(seat(0), seat(1, { resilience: 0, harmless: true }));
    expect(resultsOf(before, after, [event('Wounded', { seat: 1, lost: 3 })])).toEqual([
      { seat: 1, tone: 'loss', what: { kind: 'resilience', amount: -3 } },
      { seat: 1, tone: 'loss', what: { kind: 'word', word: 'word-harmless' } },
    ]);
  });

  it('is a word where a blow was parried, and the card for it is no loss', () => {
    const after = view(seat(0), seat(1, { hand: 1 }));
    expect(resultsOf(before, after, [event('Answered', { seat: 1, card: 'parry' }, 'event-parried')])).toEqual([
      { seat: 1, tone: 'gain', what: { kind: 'word', word: 'result-parried' } },
    ]);
  });
});
