/**
 * Where everything is: a function of the screen, the number of players, the size of text and whether the log is open.
 * Never of the game: what happens changes ink, color and words inside a place, not the place.
 */
import { type Box, clamp, type Size, times } from './boxes';
import { seating, type Seating } from './seating';

/** Three columns below the table; everything in one column; the table on the left and all else on the right. */
export type Shape = 'desk' | 'stack' | 'aside';

export type Wanted = Size & {
  /** The pixels of one rem: larger text gets larger places. */
  rem: number;
  /** How many seats there are around the table, without your own. */
  seats: number;
  /** Whether the log is open, and on a desk as high as the screen instead of the table. */
  log: boolean;
  isLogTall?: boolean;
  /** Whether the viewer sits at the table, and whether there are cards to show: without, the table gets their place. */
  hasYou: boolean;
  hasHand: boolean;
  /** How high something else is that asks, in units: then there are no buttons to answer with. */
  ask?: number | null;
  /** How far the right column can begin above the table, if the bar is only over the left one. */
  above?: number;
};

/** In pixels, from the top left corner of the table. */
export type Zones = {
  table: Box;
  /** The log and the chat; on a phone they cover the table, and only that. */
  side: Box;
  sentence: Box;
  acts: Box | null;
  you: Box | null;
  hand: Box | null;
};

export type Layout = Seating & {
  shape: Shape;
  /** The pixels of one unit: of the numbers below. */
  unit: number;
  zones: Zones;
  /** Whether text is so large that nothing is side by side. */
  isNarrow: boolean;
  /** How high everything is; more than the screen if the text is large. */
  height: number;
};

/** The screen that the numbers below are made for; on a larger one everything is larger. */
const USUAL: Size = { width: 1440, height: 852 };
const LARGEST = 1.4;
const REM = 16;
/** From which size on there are columns below the table, and from which width on it has everything beside it. */
const DESK: Size = { width: 900, height: 552 };
const ASIDE = 640;
const WIDE = 1280;
/** Below this width text is so large that buttons are below each other. */
const NARROW = 280;

export function unitOf({ width, height, rem }: Size & { rem: number }): number {
  const unit = rem / REM;
  return unit * clamp(Math.min(width / unit / USUAL.width, height / unit / USUAL.height), 1, LARGEST);
}

export function shapeOf({ width, height }: Size, rem: number): Shape {
  const unit = rem / REM;
  if (width >= DESK.width * unit && height >= DESK.height * unit) return 'desk';
  return width >= ASIDE * unit && width > height ? 'aside' : 'stack';
}

/** Of a phone on its side: how much of the width the bar and the table have. */
export const leftOf = (width: number, hasYou: boolean): number => (hasYou ? Math.round(width / 2) : width);

type Parts = { zones: Zones; table: Size };

const hasActs = ({ hasYou, ask }: Wanted): boolean => hasYou && ask == null;

function sideOf(width: number, isTall: boolean): number {
  if (isTall) return clamp(Math.round(0.28 * width), 352, 400);
  return width >= WIDE ? 336 : 304;
}

function desk({ width, height }: Size, wanted: Wanted): Parts {
  const { log, isLogTall = false, hasYou, hasHand, ask } = wanted;
  const isLow = !hasYou && !hasHand;
  const lower = isLow ? (ask ?? 104) : clamp(Math.round(0.4 * height), 248, 420);
  const tall = height - lower;
  const side = log ? sideOf(width, isLogTall) : 0;
  const below = isLogTall ? width - side : width;
  const column = width >= WIDE ? clamp(Math.round(0.2 * width), 212, 288) : 212;
  const left = hasYou ? column + 16 : 24;
  const right = hasActs(wanted) ? column + 20 : 16;
  const say = hasHand ? (ask ?? (lower >= 320 ? 80 : 64)) : lower;
  const middle = below - left - right;
  return {
    table: { width: width - side, height: tall },
    zones: {
      table: { x: 0, y: 0, width: width - side, height: tall },
      side: { x: width - side, y: 0, width: side, height: isLogTall ? height : tall },
      sentence: { x: left, y: tall, width: middle, height: say },
      acts: hasActs(wanted) ? { x: below - column - 8, y: tall, width: column, height: lower } : null,
      you: hasYou ? { x: 0, y: tall, width: column, height: lower } : null,
      hand: hasHand ? { x: left, y: tall + say, width: middle, height: lower - say } : null,
    },
  };
}

type Heights = { say: number; acts: number; you: number; hand: number };

/** What is below the table in one column: how high it is. */
function heights({ width, height }: Size, wanted: Wanted): Heights {
  const { hasYou, hasHand, ask } = wanted;
  if (width < NARROW) {
    const acts = hasActs(wanted) ? 240 : 0;
    return { say: Math.max(ask ?? 0, 150), acts, you: hasYou ? 104 : 0, hand: hasHand ? 330 : 0 };
  }
  const low = height < 620;
  return {
    say: ask ?? (low ? 48 : 74),
    acts: hasActs(wanted) ? 82 : 0,
    you: hasYou ? 48 : 0,
    hand: hasHand ? clamp(Math.round(0.25 * height), low ? 140 : 172, 260) : 0,
  };
}

function stack({ width, height }: Size, wanted: Wanted, least: number): Parts {
  const { say, acts, you, hand } = heights({ width, height }, wanted);
  const tall = Math.max(least, height - say - acts - you - hand);
  const table = { x: 0, y: 0, width, height: tall };
  return {
    table,
    zones: {
      table,
      side: table,
      sentence: { x: 0, y: tall, width, height: say },
      acts: acts > 0 ? { x: 0, y: tall + say, width, height: acts } : null,
      you: you > 0 ? { x: 0, y: tall + say + acts, width, height: you } : null,
      hand: hand > 0 ? { x: 0, y: tall + say + acts + you, width, height: hand } : null,
    },
  };
}

function aside({ width, height }: Size, wanted: Wanted, above: number, least: number): Parts {
  const { hasYou, hasHand, ask } = wanted;
  if (!hasYou) return stack({ width, height }, wanted, least);
  const left = leftOf(width, hasYou);
  const tall = Math.max(least, height);
  const acts = hasActs(wanted) ? 80 : 0;
  const whole = Math.max(tall + above, 256 + acts);
  const you = 48;
  const say = hasHand ? (ask ?? 72) : whole - you;
  const table = { x: 0, y: 0, width: left, height: tall };
  const at = (y: number, size: number): Box => ({ x: left, y: y - above, width: width - left, height: size });
  return {
    table,
    zones: {
      table,
      side: table,
      you: at(0, you),
      sentence: at(you, say),
      acts: acts > 0 ? at(you + say, acts) : null,
      hand: hasHand ? at(you + say + acts, whole - you - say - acts) : null,
    },
  };
}

const bottomOf = (box: Box | null): number => (box === null ? 0 : box.y + box.height);

export function layout(wanted: Wanted): Layout {
  const unit = unitOf(wanted);
  const size = { width: wanted.width / unit, height: wanted.height / unit };
  const shape = shapeOf(wanted, wanted.rem);
  const above = shape === 'aside' ? (wanted.above ?? 0) / unit : 0;
  const parts = (least: number): Parts => {
    if (shape === 'desk') return desk(size, wanted);
    return shape === 'stack' ? stack(size, wanted, least) : aside(size, wanted, above, least);
  };
  const first = parts(0);
  const found = seating(wanted.seats, first.table, wanted.hasYou);
  // Text too large for the screen makes the table higher than its place: then the page scrolls.
  const { zones } = found.height > first.table.height ? parts(found.height) : first;
  const inPixels = (box: Box | null): Box | null => (box === null ? null : times(box, unit));
  return {
    ...found,
    shape,
    unit,
    isNarrow: shape === 'stack' && size.width < NARROW,
    seats: found.seats.map((box) => times(box, unit)),
    stage: times(found.stage, unit),
    piles: times(found.piles, unit),
    gate: inPixels(found.gate),
    zones: {
      table: times(zones.table, unit),
      side: times(zones.side, unit),
      sentence: times(zones.sentence, unit),
      acts: inPixels(zones.acts),
      you: inPixels(zones.you),
      hand: inPixels(zones.hand),
    },
    height: unit * Math.max(...Object.values(zones).map(bottomOf)),
  };
}

/** Who sits where: the seats of the others, clockwise from the viewer's left. */
export function roundFrom(you: number | null, players: number): number[] {
  const first = you ?? 0;
  const around = Array.from({ length: players - 1 }, (_, place) => (first + 1 + place) % players);
  return you === null ? [first, ...around] : around;
}
