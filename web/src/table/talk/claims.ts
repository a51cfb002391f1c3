/** What somebody says, in words. */
import type { SeatInfo, Said } from '../../protocol.gen';
import { botName } from '../../words/bots';
import { say } from '../../words/speech.svelte';
import { roleOf } from '../end/roles';

export type RoleClaim = NonNullable<SeatInfo['claim']>;
/** How a seat is called. */
export type Who = (seat: number) => string;

export function wordsOf(said: Said, who: Who): string {
  if (said.emote != null) return say(`emote-${said.emote}`);
  if (said.claim === null) return said.text ?? '';
  return say(`claim-${said.claim}`, { seat: said.about === null ? '' : who(said.about) });
}

export const speakerOf = (said: Said): string => (said.bot == null ? said.name : botName(said.bot));

/** Whether a claim was true, once the role is turned over; null before. */
export const isTrue = (claim: RoleClaim, role: string | null): boolean | null => (role === null ? null : roleOf(role) === claim);
