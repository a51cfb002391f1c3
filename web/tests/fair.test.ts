/** The numbers are those of docs/protocol.md, so that both compute the same. */
import { describe, expect, it } from 'vitest';
import type { Fair } from '../src/protocol.gen';
import { checkDeal, commitmentOf, gameKey, headerOf } from '../src/table/end/fair';

const KEY = '00'.repeat(32);
const COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const SALTS = ['plum', '', '雨'];
const GAME_KEY = 'd595845f3b7cb9c57dd83f62f6dace164db4f94cf56edfb8181901237572b42d';
const RECORD = `game sword\nkey ${GAME_KEY}\n\n1 0 end\nkey no\n`;
const FAIR: Fair = { commitment: COMMITMENT, key: KEY, salts: SALTS };

describe('the fair deal', () => {
  it('has the commitment and the key of the protocol', async () => {
    expect(await commitmentOf(KEY)).toBe(COMMITMENT);
    expect(await gameKey(KEY, SALTS)).toBe(GAME_KEY);
  });

  it('is found fair', async () => {
    expect((await checkDeal(FAIR, RECORD, COMMITMENT)).map((one) => one.good)).toEqual([true, true]);
  });

  it('is found foul where another hash was promised', async () => {
    expect((await checkDeal(FAIR, RECORD, 'ab'.repeat(32))).map((one) => one.good)).toEqual([false, true]);
  });

  it('is found foul where a salt was changed', async () => {
    const fair = { ...FAIR, salts: ['plum', '', 'rain'] };
    expect((await checkDeal(fair, RECORD, COMMITMENT)).map((one) => one.good)).toEqual([true, false]);
  });

  it('reads the header of a record only', () => {
    expect(headerOf(RECORD, 'key')).toBe(GAME_KEY);
    expect(headerOf('game sword\n\nkey no\n', 'key')).toBe('');
  });
});
