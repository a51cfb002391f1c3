import { describe, expect, it } from 'vitest';
import type { ScoreSheet, ResultView, View } from '../src/protocol.gen';
import { causeOf, signed } from '../src/table/end/sum';
import { Words } from '../src/words/sentences';

const RESULT: ResultView = {
  cause: 'deck',
  rule: '8.2',
  victim: null,
  by: null,
  scores: [],
  totals: { shogun: 9, ninja: 3 },
  deadly_strike: null,
  winner: 'shogun',
  winners: [0],
};
const COUNTED: ScoreSheet = { teams: [], named: [1, 2], verdict: 'score', rule: '8.6' };
const VIEW = { seat: 0, seats: ['goemon', 'benkei', 'tomoe'].map((character) => ({ character })) } as unknown as View;
const say = (id: string, about = {}): string => (id.startsWith('result-') ? JSON.stringify({ id, ...about }) : id);
const WORDS = new Words(say, VIEW, () => 'weapon', (key) => `character-${key}`);

describe('what ended the game', () => {
  it('is about those whom the server names', () => {
    const named = 'character-benkei, character-tomoe';
    expect(JSON.parse(causeOf(WORDS, RESULT, COUNTED))).toEqual({
      id: 'result-cause-deck',
      swordmaster: named,
      without: named,
    });
  });

  it('names the victim and who struck, where there was a blow', () => {
    const result = { ...RESULT, cause: 'defeat', victim: 1, by: 2 };
    expect(JSON.parse(causeOf(WORDS, result, COUNTED))).toMatchObject({
      id: 'result-cause-defeat',
      seat: 'character-benkei',
      by: 'character-tomoe',
    });
  });
});

it('writes a real minus', () => {
  expect([signed(-3), signed(0), signed(12)]).toEqual(['−3', '0', '12']);
});
