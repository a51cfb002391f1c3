/** People of an evening by their numbers. */
import type { EveningInfo, EveningPerson } from '../protocol.gen';
import { say, speech } from '../words/speech.svelte';

export const personOf = (info: EveningInfo, number: number): EveningPerson | undefined =>
  info.people.find((one) => one.person === number);

/** Whether deals move from table to table: what is played now, others play in a later round. */
export const isMoving = (info: EveningInfo): boolean => info.options.deals === 'moving';

export const nameOf = (info: EveningInfo, number: number): string =>
  personOf(info, number)?.name || say('lobby-somebody');

/** Points as the language writes them, with one digit where there is one. */
export const written = (points: number): string =>
  new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(points);
