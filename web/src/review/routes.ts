/** The routes for finished games. */
import { ask, reach } from '../api';
import { named } from '../cards';
import { memoize } from '../memoize';
import type { Again, Cards, Groups, PlayOn, Review, ReviewFrames, Seated, ToldEvent } from '../protocol.gen';

/** The point of view: a seat's, a spectator's, or with all cards open. */
export type Eyes = number | 'watch' | 'open';

export const addressOf = (code: string): string => `/api/reviews/${encodeURIComponent(code)}`;
export const recordOf = (code: string): string => `${addressOf(code)}/record`;

export const fetchReview = (code: string): Promise<Review> => ask(addressOf(code));
export const openRecord = (text: string): Promise<Review> => ask('/api/reviews', text);
export const fetchFrames = (code: string, eyes: Eyes, from: number, to: number): Promise<ReviewFrames> =>
  ask(`${addressOf(code)}/frames?as=${eyes}&from=${from}&to=${to}`);
/** What happened in a game the page does not know, with its sentences. */
export async function fetchEvents(code: string, until: number): Promise<ToldEvent[]> {
  const events: ToldEvent[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { frames, more }: { frames: unknown[]; more: number | null } = await fetchFrames(code, 'watch', from, until);
    events.push(...frames.flatMap((frame) => (frame as { events: ToldEvent[] }).events));
    from = more;
  }
  return events;
}

export const fetchGroups = (code: string): Promise<Groups> => ask(`${addressOf(code)}/groups`);
export const playOn = (code: string, wanted: PlayOn): Promise<Seated> => ask(`${addressOf(code)}/play-on`, wanted);
export const playAgain = (code: string, wanted: Again): Promise<Seated> => ask(`${addressOf(code)}/again`, wanted);
export const streamFigures = (code: string, hasPlays: boolean, signal: AbortSignal): Promise<Response> =>
  reach(`${addressOf(code)}/analysis${hasPlays ? '' : '?until=story'}`, { signal });
export const loadCards = memoize(async (code) => named(await ask<Cards>(`${addressOf(code)}/cards`)));
