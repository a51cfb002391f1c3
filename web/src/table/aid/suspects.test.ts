import { expect, test } from 'vitest';
import { isOpen, likeliest, named, nearest } from './suspects';

const SHOGUN = { seat: 0, before: { shogun: 1, ninja: 0 }, now: { shogun: 1, ninja: 0 } };
const OTHER = { seat: 1, before: { shogun: 0, ninja: 0.5, ronin: 0.5 }, now: { shogun: 0, ninja: 0.8, ronin: 0.2 } };

test('what the rules make sure is not open', () => {
  expect([SHOGUN, OTHER].filter(isOpen)).toEqual([OTHER]);
  expect(likeliest([SHOGUN, OTHER])).toBe(0.8);
});

test('a deed names the roles that it speaks for or against, and none is said to be impossible', () => {
  const factors = { shogun: 1, samurai: 0.0004, ninja: 2.34, ronin: 1.05 };
  expect(named({ event: 7, seat: 1, factors })).toEqual([
    ['samurai', 0.01],
    ['ninja', 2.3],
  ]);
});

test('how far to trust is read where it was said alike', () => {
  const trust = [
    { said: 0.2, was: 0.1, times: 9 },
    { said: 0.7, was: 0.8, times: 9 },
  ];
  expect(nearest(trust, 0.6)).toEqual(trust[1]);
  expect(nearest([], 0.6)).toBeUndefined();
});
