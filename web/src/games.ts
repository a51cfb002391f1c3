/** What the page knows of each game: everything that differs between games is looked up here. */
import type { Component } from 'svelte';
import type { Game } from './game.svelte';
import type { Review } from './protocol.gen';
import type { Past } from './review/past.svelte';
import type { Part } from './words/languages';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export type PageGame = {
  /** The strings that are fetched with it. */
  readonly words: Part | null;
  /** Its unit of time. */
  readonly counts: 'turn' | 'round';
  /** Whether several people sit at its table: then a review has a point of view. */
  readonly hasSeats: boolean;
  /** Its own table; null: the table of seats and cards. */
  readonly table: Lazy<{ game: Game }> | null;
  /** Its review. */
  readonly review: Lazy<{ past: Past; review: Review }>;
};

const GAMES: Readonly<Record<string, PageGame>> = {
  sword: {
    words: null,
    counts: 'turn',
    hasSeats: true,
    table: null,
    review: () => import('./review/board/SwordReview.svelte'),
  },
  duel: {
    words: 'duel',
    counts: 'round',
    hasSeats: false,
    table: () => import('./duel/DuelPage.svelte'),
    review: () => import('./review/board/DuelReview.svelte'),
  },
};

/** A game the page does not know is shown as sentences. */
const UNKNOWN: PageGame = {
  words: null,
  counts: 'turn',
  hasSeats: false,
  table: () => import('./table/SentencesPage.svelte'),
  review: () => import('./review/board/SentencesReview.svelte'),
};

export const gameNamed = (name: string): PageGame => GAMES[name] ?? UNKNOWN;
