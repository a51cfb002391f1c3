import { expect, test } from 'vitest';
import { levelOf, shareOf } from './difficulty';

test('a percentage is told as the nearest share that is easily imagined', () => {
  expect(shareOf(19)).toEqual([1, 5]);
  expect(shareOf(34.7)).toEqual([1, 3]);
  expect(shareOf(50)).toEqual([1, 2]);
  expect(shareOf(64)).toEqual([2, 3]);
  expect(shareOf(0.4)).toEqual([1, 20]);
  expect(shareOf(99)).toEqual([19, 20]);
});

test('a level has a lowest percentage', () => {
  const ladders = [80, 75, 74.9, 50, 30, 24.9, 0].map((percent) => levelOf(percent, 'ladder'));
  expect(ladders).toEqual(['easy', 'easy', 'fair', 'fair', 'hard', 'fierce', 'fierce']);
  expect([90, 80, 70, 50].map((percent) => levelOf(percent, 'single'))).toEqual(['easy', 'fair', 'hard', 'fierce']);
});
