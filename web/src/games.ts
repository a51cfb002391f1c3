/** What the page knows of each game: whatever differs between games is looked up here. */
import type { Component } from 'svelte';
import type { Game } from './game.svelte';
import type { Review } from './protocol.gen';
import type { Past } from './review/past.svelte';
import type { Part } from './words/languages';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export type PageGame = {
  /** The words that are fetched with it. */
  readonly words: Part | null;
  /** What its time is counted in. */
  readonly counts: 'turn' | 'round';
  /** Whether several sit at its table: then one looks back through somebody's eyes. */
  readonly hasSeats: boolean;
  /** Its own table; null: that of seats and cards. */
  readonly table: Lazy<{ game: Game }> | null;
  /** Looking back at it. */
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

/** A game of which the page knows nothing is told in its own sentences. */
const UNKNOWN: PageGame = {
  words: null,
  counts: 'turn',
  hasSeats: false,
  table: () => import('./table/SentencesPage.svelte'),
  review: () => import('./review/board/SentencesReview.svelte'),
};

export const gameNamed = (name: string): PageGame => GAMES[name] ?? UNKNOWN;
