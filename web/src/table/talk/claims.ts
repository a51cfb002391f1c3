/** What somebody says, in words. */
import type { SeatInfo, Said } from '../../protocol.gen';
import type { TableSession } from '../../session.svelte';
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

/** The crest of whoever said something: of a seat, or of a spectator who is still there. */
export function avatarOf(game: TableSession, { seat, spectator }: Said): string {
  if (seat !== null) return game.info?.seats[seat]?.avatar ?? '';
  return game.spectators.find(({ number }) => number === spectator)?.avatar ?? '';
}

/** Whether a claim was true, once the role is turned over; null before. */
export const isTrue = (claim: RoleClaim, role: string | null): boolean | null => (role === null ? null : roleOf(role) === claim);

/** The drawing of a speech bubble, ten units wide. */
export const SPEECH = 'M1 1H9V7H5L2.5 9.5V7H1Z';

/** A bubble for a screen reader: one sentence ends with one full stop. */
export const bubbleLabel = (said: Said, who: Who): string =>
  say('talk-bubble', { name: speakerOf(said), text: ended(wordsOf(said, who)) });

const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
