import { expect, it } from 'vitest';
import type { Believed } from '../src/protocol.gen';
import { openRoles, openSeats, pathOf, suspected } from '../src/table/end/story/suspicion';

const belief = (seat: number | null, odds: number[][]) => ({ seat, odds, roles: [], known: [], moved: null });
const [SURE, NEVER, HALF] = [[1, 0, 0], [0, 0, 1], [0, 0.5, 0.5]];
/** Seat 0 is the Shogun; 1 and 2 are a Samurai and a Ninja. */
const START: Believed = {
  line: 'believed',
  turn: 0,
  frame: 0,
  active: null,
  beliefs: [belief(0, [SURE, HALF, HALF]), belief(1, [SURE, [0, 1, 0], NEVER]), belief(2, [SURE, [0, 1, 0], NEVER]), belief(null, [SURE, HALF, HALF])],
};
const LATER: Believed = { ...START, turn: 1, beliefs: [belief(0, [SURE, [0, 0.8, 0.2], [0, 0.2, 0.8]]), ...START.beliefs.slice(1)] };

it('is the mean of what the others believe, without oneself and without spectators', () => {
  const { points } = suspected([START, LATER], 2, 2);
  expect(points.map(({ chance }) => chance)).toEqual([0.75, 0.9]);
  expect(suspected([START, LATER], 1, 2).points.map(({ chance }) => chance)).toEqual([0.25, 0.1]);
});

it('leaves out what everybody knew from the start', () => {
  expect(openRoles([START], ['shogun', 'samurai', 'ninja'])).toEqual([1, 2]);
  expect(openSeats([START], 2)).toEqual([1, 2]);
  expect(openRoles([], ['shogun'])).toEqual([]);
});

it('is drawn from the left to the right, certainty at the top', () => {
  expect(pathOf(suspected([START, LATER], 2, 2), 100, 50)).toBe('M0 12.5L100 5');
});
