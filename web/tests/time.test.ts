import { describe, expect, it } from 'vitest';
import { leftOf, writtenLeft } from '../src/table/prompt/time';

const clock = { until: 60_000, reserve: 120 };

describe('the clock', () => {
  it('counts the time for the decision down, and keeps the reserve beside it', () => {
    expect(leftOf(clock, 0)).toEqual({ decision: 60, reserve: 120, isReserve: false });
    expect(writtenLeft(leftOf(clock, 15_000)!)).toBe('0:45 + 2:00');
  });

  it('counts the reserve down once that time is used up', () => {
    expect(leftOf(clock, 90_000)).toEqual({ decision: 0, reserve: 90, isReserve: true });
    expect(writtenLeft(leftOf(clock, 90_000)!)).toBe('1:30');
    expect(writtenLeft(leftOf(clock, 500_000)!)).toBe('0:00');
  });

  it('goes on from a reserve that was running when the page came', () => {
    expect(leftOf({ until: 1000, reserve: 45 }, 6000)).toEqual({ decision: 0, reserve: 40, isReserve: true });
  });

  it('has no reserve where there is none, and no end where there is no limit', () => {
    expect(writtenLeft(leftOf({ until: 5000, reserve: null }, 9000)!)).toBe('0:00');
    expect(leftOf({ until: null, reserve: null }, 0)).toBeNull();
    expect(leftOf(null, 0)).toBeNull();
  });
});
