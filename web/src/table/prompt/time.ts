/** What is left of a clock: first the time for the decision, then the reserve. */
import type { Clock } from '../../session.svelte';
import { say } from '../../words/speech.svelte';

/** Seconds left: of the decision, of the reserve, and whether the reserve is running. */
export type Left = { decision: number; reserve: number; isReserve: boolean };

const MINUTE = 60;
const DAY = 86_400;

/** Null where there is no limit. */
export function leftOf(clock: Clock | null, now: number): Left | null {
  if (clock === null || clock.until === null) return null;
  const seconds = (clock.until - now) / 1000;
  const reserve = Math.max(0, (clock.reserve ?? 0) + Math.min(0, seconds));
  return { decision: Math.max(0, seconds), reserve, isReserve: seconds <= 0 && (clock.reserve ?? 0) > 0 };
}

export function written(seconds: number): string {
  if (seconds >= DAY) return say('desk-days', { days: Math.round(seconds / DAY) });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** All that is left, in short. */
export const writtenLeft = ({ decision, reserve, isReserve }: Left): string =>
  isReserve ? written(reserve) : reserve > 0 ? `${written(decision)} + ${written(reserve)}` : written(decision);
