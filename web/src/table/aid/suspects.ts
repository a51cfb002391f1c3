/** The deductions that are worth showing. */
import type { Clue, Reliable, Suspect } from '../../protocol.gen';

/** How many times likelier or less likely a role must have become to be named. */
const CLEAR = 1.15;

/** Whether a role is open: the rules alone reveal the Shogun's, and you know your own. */
export const isOpen = (one: Suspect): boolean => Object.values(one.before).every((chance) => chance < 1);

export const percent = (chance: number): number => Math.round(100 * chance);

/** The highest probability of any role, short of certainty. */
export function likeliest(suspects: readonly Suspect[]): number {
  const said = suspects.filter(isOpen).flatMap((one) => Object.values(one.now));
  return Math.max(0, ...said);
}

/** One decimal, and a second one for small factors: an action makes nothing impossible. */
const rounded = (factor: number): number =>
  factor < 0.1 ? Math.max(Math.round(100 * factor), 1) / 100 : Math.round(10 * factor) / 10;

/** The roles that an action speaks for or against, with how many times likelier they became. */
export function named(clue: Clue): [string, number][] {
  return Object.entries(clue.factors)
    .filter(([, factor]) => factor > CLEAR || factor < 1 / CLEAR)
    .map(([role, factor]) => [role, rounded(factor)]);
}

/** The observed frequency of statements with about this probability. */
export function nearest(trust: readonly Reliable[], said: number): Reliable | undefined {
  return trust.toSorted((one, other) => Math.abs(one.said - said) - Math.abs(other.said - said))[0];
}
