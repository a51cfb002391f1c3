/** Where the cards of a hand are: a function of their number and of the place for them. */
import type { Box, Size } from '../board/boxes';

export type Fan = {
  /** How each is turned, in which tier it is, and how much of its width is not covered. */
  cards: (Box & { turn: number; tier: number; shown: number })[];
};

/** In units. */
const SHAPE = 1.24;
const TALL_SHAPE = 1.4;
/** How far a chosen card rises. */
const LIFT = 18;
const GAP = 6;
const EDGE = 8;
/** How narrow a card may be, and how much of one must be seen in front of which another lies. */
const LEAST = 60;
const SHOWN = 46;
/** More than this many on a narrow screen are in two tiers. */
const ONE_TIER = 5;

function fanned(count: number, area: Size): Fan {
  const height = Math.min(area.height - LIFT - 16, 188);
  const width = Math.min(132, height / TALL_SHAPE);
  const step = Math.min(0.92 * width, (area.width - width - 2 * EDGE) / Math.max(1, count - 1));
  const first = (area.width - width - step * (count - 1)) / 2;
  const turn = Math.min(1.4, 9 / Math.max(1, count));
  const sag = Math.min(1.2, 14 / Math.max(1, ((count - 1) / 2) ** 2));
  return {
    cards: Array.from({ length: count }, (_, place) => {
      const off = place - (count - 1) / 2;
      return { x: first + step * place, y: LIFT + off * off * sag, width, height: width * TALL_SHAPE, turn: off * turn, tier: 0, shown: place === count - 1 ? width : Math.min(step, width) };
    }),
  };
}

function tiered(count: number, area: Size): Fan {
  const room = area.width - 2 * EDGE;
  const fitting = Math.max(1, Math.floor((room + GAP) / (LEAST + GAP)));
  // Too many for two tiers side by side: they overlap, as long as a finger finds each of them.
  const most = Math.max(1, Math.floor((room - LEAST) / SHOWN) + 1);
  const tiers = count <= Math.min(ONE_TIER, fitting) ? 1 : Math.max(2, Math.ceil(count / most));
  const abreast = tiers > 1 ? Math.ceil(count / tiers) : Math.min(fitting, Math.max(4, count));
  const free = area.height - LIFT - 6;
  const high = tiers === 1 ? free : Math.min(free * 0.68, free - SHOWN * (tiers - 1));
  const width = Math.min(104, Math.max(LEAST, (room - GAP * (abreast - 1)) / abreast), high / SHAPE);
  const height = Math.min(width * TALL_SHAPE, high);
  const shown = (free - height) / Math.max(1, tiers - 1);
  const gap = abreast > 1 ? Math.min(GAP, (room - abreast * width) / (abreast - 1)) : 0;
  const first = (area.width - abreast * width - (abreast - 1) * gap) / 2;
  return {
    cards: Array.from({ length: count }, (_, place) => {
      const tier = Math.floor(place / abreast);
      const isLast = place % abreast === abreast - 1 || place === count - 1;
      return {
        x: first + (place % abreast) * (width + gap),
        y: LIFT + tier * shown,
        width,
        height,
        turn: 0,
        tier,
        shown: isLast ? width : Math.min(width, width + gap),
      };
    }),
  };
}

/** On a wide screen a fan; on a narrow one at most two tiers, with all cards in sight. */
export function fanOf(count: number, area: Size, isWide: boolean): Fan {
  return isWide ? fanned(count, area) : tiered(count, area);
}

/**
 * The places of a hand. A card that is played leaves its place empty: the others hold still until cards are added,
 * then the hand is laid out again. Each place has the card's number in the hand, or nothing.
 */
export function placesAfter(
  before: readonly (string | null)[],
  hand: readonly string[],
  gone: number | null = null,
): (string | null)[] {
  const filled = before.filter((card) => card !== null).length;
  if (hand.length > filled) return [...hand];
  const left = [...hand];
  const matched = (places: readonly (string | null)[]): (string | null)[] => {
    const rest = [...left];
    return places.map((card) => (card !== null && card === rest[0] ? (rest.shift() ?? null) : null));
  };
  // Of equal cards the chosen one is gone.
  const first = gone === null ? null : matched(before.map((card, place) => (place === gone ? null : card)));
  const isWhole = (places: readonly (string | null)[]): boolean => places.filter((card) => card !== null).length === hand.length;
  if (first !== null && isWhole(first)) return first;
  const found = matched(before);
  return isWhole(found) && found.some((card) => card !== null) ? found : [...hand];
}
