import { describe, expect, it, vi } from 'vitest';
import { memoize } from '../src/memoize';

describe('what is asked once', () => {
  it('is not asked again, by whomever', async () => {
    const ask = vi.fn((code: string) => Promise.resolve(`cards of ${code}`));
    const load = memoize(ask);
    expect(await Promise.all([load('ABC'), load('ABC'), load('XYZ')])).toEqual([
      'cards of ABC',
      'cards of ABC',
      'cards of XYZ',
    ]);
    expect(ask.mock.calls).toEqual([['ABC'], ['XYZ']]);
  });

  it('is asked again after it failed', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
    const load = memoize(ask);
    await expect(load()).rejects.toThrow('gone');
    expect(await load()).toBe('here');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
