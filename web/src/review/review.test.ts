import { describe, expect, it } from 'vitest';
import type { Belief, Believed } from '../protocol.gen';
import { beliefOf, certain, lineOf, openSeats, pointsOf } from './analysis/curves';
import { addressAt, standingOf } from './place';
import { spansOf, turnAt } from './turns';

const REVIEW = { seats: [{}, {}, {}] as never[], frames: 10 };
const TURNS = [
  { turn: 1, seat: 2, frame: 0 },
  { turn: 2, seat: 0, frame: 4 },
  { turn: 3, seat: 1, frame: 9 },
];

describe('an address', () => {
  it('says through whose eyes one looks, and where', () => {
    expect(standingOf('?as=2&at=7', REVIEW)).toEqual({ eyes: 2, at: 7 });
    expect(standingOf('?as=open', REVIEW)).toEqual({ eyes: 'open', at: 0 });
    expect(standingOf(addressAt('ABC', { eyes: 'watch', at: 9 }).split('review/ABC')[1]!, REVIEW)).toEqual({
      eyes: 'watch',
      at: 9,
    });
  });

  it('that asks for what there is not asks for nothing', () => {
    for (const search of ['', '?at=3', '?as=3', '?as=-1', '?as=all', '?as=1&at=10', '?as=1&at=x', '?as=1&at=1.5']) {
      expect(standingOf(search, REVIEW)).toBeNull();
    }
  });
});

describe('a turn', () => {
  it('lasts until the next one begins, and the last to the end', () => {
    expect([0, 3, 4, 8, 9].map((frame) => turnAt(TURNS, frame).turn)).toEqual([1, 1, 2, 2, 3]);
    expect(spansOf(TURNS, 9).map((span) => [span.frame, span.end])).toEqual([
      [0, 4],
      [4, 9],
      [9, 9],
    ]);
  });
});

function belief(seat: number | null, odds: number[][]): Belief {
  return { seat, odds, roles: [], known: [], moved: null };
}

describe('a belief', () => {
  const first = belief(0, [[1, 0], [0.5, 0.5], [0.25, 0.75]]);
  const lines = [
    { turn: 0, frame: 0, beliefs: [first, belief(null, [[0.5, 0.5]])] },
    { turn: 1, frame: 4, beliefs: [belief(0, [[1, 0], [0.33333, 0.66667], [0, 1]])] },
  ] as Believed[];

  it('is drawn for those of whom it is open at first what they are', () => {
    expect(openSeats(first)).toEqual([1, 2]);
    expect(openSeats(undefined)).toEqual([]);
  });

  it('is certain where a role is revealed, or nothing else is possible', () => {
    const roles = ['shogun', 'ninja'];
    expect(certain(first, roles)).toEqual([]);
    expect(certain(lines[1]!.beliefs[0]!, roles)).toEqual([{ seat: 2, role: 'ninja' }]);
    expect(certain({ ...first, roles: [null, 'ninja2', null] }, roles)).toEqual([{ seat: 1, role: 'ninja2' }]);
  });

  it('becomes a line of one observer alone, the likely at the top', () => {
    expect(beliefOf(lines[0]!, null)?.odds).toEqual([[0.5, 0.5]]);
    const points = pointsOf(lines, 0, 1);
    expect(points.map((point) => [point.turn, point.frame])).toEqual([
      [0, 0],
      [1, 4],
    ]);
    expect(lineOf(points, 1, 100)).toBe('0,0.5 4,0.3333');
    expect(pointsOf(lines, null, 0)).toHaveLength(1);
  });

  it('can be seen before it first changes', () => {
    expect(lineOf(pointsOf(lines.slice(0, 1), 0, 1), 1, 100)).toBe('0,0.5 6,0.5');
  });
});
