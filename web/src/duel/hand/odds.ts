/** Probabilities and averages, formatted for reading. */
import type { OptionChances } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';

export const percent = (chance: number): number => Math.round(chance * 100);

/** Half the width of the interval of a chance to win, in points; 1 at least, for nothing is exact. */
export const give = (odds: OptionChances): number => Math.max(1, Math.round(50 * (odds.high - odds.low)));

/** An average with one decimal place, as the language writes it. */
const average = (value: number): string => value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The odds of an option as a sentence. */
export const oddsText = (odds: OptionChances): string =>
  say('duel-screen-odds-of', { win: percent(odds.win), give: give(odds), hit: percent(odds.hit), wounded: percent(odds.wounded) });

/** What an option is expected to cost both sides. */
export const damageText = (odds: OptionChances): string =>
  say('duel-screen-odds-damage', {
    dealt: average(odds.dealt),
    taken: average(odds.taken),
    rounddealt: average(odds.round_dealt),
    roundtaken: average(odds.round_taken),
  });
