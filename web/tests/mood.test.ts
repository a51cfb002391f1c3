import { expect, it } from 'vitest';
import type { ToldEvent, View } from '../src/protocol.gen';
import { moodOf, newlyLast } from '../src/table/beats/mood';

const event = (kind: string): ToldEvent => ({ number: 1, kind, about: {}, said: '' });
const table = (...honor: number[]): View => ({ seats: honor.map((points, seat) => ({ seat, honor: points })) }) as unknown as View;

it('is of ink from a defeat until its honor has been given', () => {
  const [fall, gift] = [event('Defeated'), event('HonorGiven')];
  expect(moodOf([fall], [fall], table(3, 3))).toBe('ink');
  expect(moodOf([gift], [fall, gift], table(3, 3))).toBe('ink');
  expect(moodOf([gift], [gift], table(3, 3))).toBeNull();
  expect(moodOf([], [], table(3, 3))).toBeNull();
});

it('is tight while somebody has one point of honor left', () => {
  expect(moodOf([], [], table(3, 1))).toBe('last');
  expect(moodOf([], [], table(0, 3))).toBeNull();
  expect(newlyLast(table(2, 2, 1), table(1, 2, 1))).toEqual([0]);
});
