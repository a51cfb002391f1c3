/** The list of puzzles in groups: by theme, by task or by rating, each from easy to hard. */
import type { PuzzleInfo } from '../../protocol.gen';

export const GROUPINGS = ['theme', 'kind', 'rating'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export const GAMES = ['all', 'sword', 'duel'] as const;
export type Game = (typeof GAMES)[number];

export type Group = {
  /** The message with its name. */
  readonly name: string;
  /** The message that says what to do, where there is one. */
  readonly about: string | null;
  readonly puzzles: readonly PuzzleInfo[];
};

const THEMES = [
  'reach',
  'order',
  'finish',
  'parry',
  'harmless',
  'honor',
  'inference',
  'deduction',
  'margin',
  'guard',
  'sacrifice',
  'odds',
  'planning',
] as const satisfies readonly PuzzleInfo['theme'][];
const KINDS = ['win', 'defence', 'duel', 'ronin', 'samurai', 'ninja'] as const satisfies readonly PuzzleInfo['kind'][];
/** The difficulties, as the server derives them from the rating. */
const LEVELS = ['easy', 'middle', 'hard'] as const;

export function grouped(puzzles: readonly PuzzleInfo[], by: Grouping): Group[] {
  const groups =
    by === 'theme'
      ? THEMES.map((theme) => group(`puzzles-theme-${theme}`, null, puzzles, (one) => one.theme === theme))
      : by === 'kind'
        ? KINDS.map((kind) => group(`puzzles-kind-${kind}`, `puzzles-kind-${kind}-about`, puzzles, (one) => one.kind === kind))
        : LEVELS.map((level, place) =>
            group(`puzzles-rating-${level}`, null, puzzles, (one) => one.difficulty === place + 1),
          );
  return groups.filter((one) => one.puzzles.length > 0);
}

function group(
  name: string,
  about: string | null,
  puzzles: readonly PuzzleInfo[],
  has: (puzzle: PuzzleInfo) => boolean,
): Group {
  return { name, about, puzzles: puzzles.filter(has) };
}
