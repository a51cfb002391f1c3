/** The position in a finished game, as the address says it: `?as=2&at=57`. */
import type { Review } from '../protocol.gen';
import type { Eyes } from './routes';

export type Standing = { eyes: Eyes; at: number };

/** What an address asks for; null if it asks for nothing, or for something that does not exist. */
export function standingOf(search: string, review: Pick<Review, 'seats' | 'frames'>): Standing | null {
  const asked = new URLSearchParams(search);
  const eyes = eyesOf(asked.get('as') ?? '', review.seats.length);
  const at = Number(asked.get('at') ?? '0');
  if (eyes === null || !Number.isInteger(at) || at < 0 || at >= review.frames) return null;
  return { eyes, at };
}

function eyesOf(text: string, players: number): Eyes | null {
  if (text === 'watch' || text === 'open') return text;
  return /^\d$/.test(text) && Number(text) < players ? Number(text) : null;
}

export const addressAt = (code: string, { eyes, at }: Standing): string => `/review/${code}?as=${eyes}&at=${at}`;
