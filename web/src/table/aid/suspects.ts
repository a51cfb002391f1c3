/** What is worth telling of what was deduced. */
import type { Clue, Reliable, Suspect } from '../../protocol.gen';

/** How many times likelier or less likely a role must have become to be named. */
const CLEAR = 1.15;

/** Whether it is open what somebody is: the rules alone say what the Shogun is, and what oneself is. */
export const isOpen = (one: Suspect): boolean => Object.values(one.before).every((chance) => chance < 1);

export const percent = (chance: number): number => Math.round(100 * chance);

/** The most that is said of anybody, short of what is sure. */
export function likeliest(suspects: readonly Suspect[]): number {
  const said = suspects.filter(isOpen).flatMap((one) => Object.values(one.now));
  return Math.max(0, ...said);
}

/** One digit after the point, and for what is small a second one: nothing becomes impossible by a deed. */
const rounded = (factor: number): number =>
  factor < 0.1 ? Math.max(Math.round(100 * factor), 1) / 100 : Math.round(10 * factor) / 10;

/** The roles that a deed speaks for or against, with how many times likelier they became. */
export function named(clue: Clue): [string, number][] {
  return Object.entries(clue.factors)
    .filter(([, factor]) => factor > CLEAR || factor < 1 / CLEAR)
    .map(([role, factor]) => [role, rounded(factor)]);
}

/** How things were that are said with about this probability. */
export function nearest(trust: readonly Reliable[], said: number): Reliable | undefined {
  return trust.toSorted((one, other) => Math.abs(one.said - said) - Math.abs(other.said - said))[0];
}
