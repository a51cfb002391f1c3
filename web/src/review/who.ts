/** What those who played are called outside the game. */
import { gameNamed } from '../games';
import type { Review, ReviewSeat, ReviewTurn } from '../protocol.gen';
import { botName } from '../words/bots';
import { say, speech } from '../words/speech.svelte';
import { characterName } from '../words/table';

/** A person by their name, a bot by its label; of a file only the number of the seat is known. */
export function sitterName(one: Pick<ReviewSeat, 'seat' | 'name' | 'bot'>): string {
  if (one.bot !== null) return botName(one.bot);
  return one.name === '' ? say('review-seat', { number: one.seat + 1 }) : one.name;
}

/** The character in a seat, as that game's rulebook names it; a duel has none. */
export function personName({ options }: Review, { character }: Pick<ReviewSeat, 'character'>): string {
  return character === null ? '' : characterName(character, 'book' in options ? options.book : undefined);
}

/** Character and player together. */
export function fullName(review: Review, one: ReviewSeat): string {
  return [personName(review, one), sitterName(one)].filter((part) => part !== '').join(' · ');
}

export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeStyle: 'short' }).format(seconds * 1000);

export const titleOf = (review: Review): string =>
  say(review.source === 'file' ? 'review-of-file' : 'review-of-table', { code: review.code });

/** A turn and whose it is; of a duel a round, which belongs to both. */
export function turnName(review: Review, turn: ReviewTurn): string {
  const { game, seats } = review;
  const number = say(`review-${gameNamed(game).counts}`, { turn: turn.turn });
  return [number, personName(review, seats[turn.seat]!)].filter((part) => part !== '').join(' · ');
}
