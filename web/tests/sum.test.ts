import { describe, expect, it } from 'vitest';
import type { ResultView, View } from '../src/protocol.gen';
import { signed, teamsOf, verdictOf } from '../src/table/sum';

const score = (honor: number, multiplier: number, in_hand = 0) => ({
  honor,
  multiplier,
  in_hand,
  points: honor * multiplier + in_hand,
});

const RESULT: ResultView = {
  cause: 'defeat',
  rule: '8.1',
  victim: 0,
  by: 2,
  scores: [score(4, 1), score(2, 2, 1), score(3, 2), score(0, 1)],
  totals: { shogun: 9, ninja: 3, ronin: 0 },
  deadly_strike: 'ninja',
  winner: 'shogun',
  winners: [0, 1],
};
const ROLES = ['shogun', 'samurai1', 'ninja2', 'ronin'];
const VIEW = { seats: ROLES.map((role, seat) => ({ seat, role })) } as unknown as View;

describe('the sums', () => {
  const teams = teamsOf(VIEW, RESULT);

  it('of each team are what the server counted', () => {
    for (const team of teams) {
      expect(team.lines.reduce((sum, line) => sum + line.points, 0)).toBe(team.total);
    }
  });

  it('put the Samurai with the Shogun, and the winners last', () => {
    expect(teams.map((team) => team.team)).toEqual(['ninja', 'ronin', 'shogun']);
    expect(teams.at(-1)?.lines).toHaveLength(2);
  });

  it('show a Deadly Strike as what it cost', () => {
    const ninja = teams.find((team) => team.team === 'ninja');
    expect(ninja?.lines.at(-1)).toEqual({ kind: 'deadly-strike', points: -3, rule: '8.5' });
  });
});

describe('the verdict', () => {
  it('is by score, by tie, or by the Swordmaster', () => {
    expect(verdictOf(RESULT)).toEqual({ way: 'score', rule: '8.6' });
    expect(verdictOf({ ...RESULT, totals: { shogun: 9, ninja: 9, ronin: 0 } })).toEqual({ way: 'tie', rule: '8.6' });
    expect(verdictOf({ ...RESULT, cause: 'swordmaster' })).toEqual({ way: 'swordmaster', rule: '8.4' });
  });

  it('writes a real minus', () => {
    expect([signed(-3), signed(0), signed(12)]).toEqual(['−3', '0', '12']);
  });
});
