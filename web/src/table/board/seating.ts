/** Where the others sit around the table, and where its middle is. All in units of the layout. */
import { type Box, clamp, overlaps, type Size } from './boxes';

export type Seating = {
  /** Clockwise from your left. */
  seats: Box[];
  /** Whether a seat shows numbers instead of drops and cards. */
  isCompact: boolean;
  /** Where the card that is being played lies, and where deck and discard pile are. */
  stage: Box;
  piles: Box;
  /** The piles are on both sides of the stage, or in a row above it. */
  isRow: boolean;
  /** Where you sit; a spectator does not. */
  gate: Box | null;
  /** How high all of that is. */
  height: number;
  /** Whether there is a way around the middle for the stroke of an attack. */
  hasLane: boolean;
};

const FULL: Size = { width: 196, height: 172 };
const COMPACT: Size = { width: 112, height: 98 };
/** With the piles beside it, and with the piles above it. */
const ROWS: readonly Size[] = [
  { width: 488, height: 184 },
  { width: 330, height: 162 },
];
const COLUMN: Size = { width: 118, height: 76 };
const TALLEST = 168;
const PILES = 44;
/** What is left free for the stroke of an attack, between the stage and your own place. */
const LANE = 16;
const GATE: Size = { width: 150, height: 40 };
const SMALL_GATE: Size = { width: 118, height: 30 };
const GAP = 4;
/** How many sit on the left, at the top, on the right: of a wide table, and of one that is as high as wide. */
type Sides = readonly [number, number, number];
const WIDE: Record<number, Sides> = {
  2: [1, 0, 1], 3: [1, 1, 1], 4: [1, 2, 1], 5: [2, 1, 2], 6: [2, 2, 2], 7: [2, 3, 2], 8: [2, 4, 2],
};
const TALL: Record<number, Sides> = {
  2: [1, 0, 1], 3: [1, 1, 1], 4: [2, 0, 2], 5: [2, 1, 2], 6: [3, 0, 3], 7: [3, 1, 3], 8: [4, 0, 4],
};

/** From the bottom up. Whoever has a side to themselves sits in the middle of it, or below those at the top. */
function side(count: number, top: number, area: Size, seat: Size, x: number): Box[] {
  const lowest = area.height - seat.height - GAP;
  if (count === 1) return [{ x, y: clamp(area.height * (top === 0 ? 0.45 : 0.68) - seat.height / 2, GAP, lowest), ...seat }];
  const isBeside = top > 1 && count === 2;
  const highest = isBeside ? clamp(area.height * 0.42 - seat.height / 2, GAP, Math.max(GAP, lowest - seat.height - GAP)) : GAP;
  const step = (lowest - highest) / (count - 1);
  return Array.from({ length: count }, (_, place) => ({ x, y: lowest - step * place, ...seat }));
}

function top(count: number, inset: number, area: Size, seat: Size): Box[] {
  const room = area.width - 2 * inset;
  // Two leave the middle free for the line of an attack; more share the width.
  return Array.from({ length: count }, (_, place) => {
    const middle = inset + (room * (place + 0.5)) / count;
    return { x: middle - seat.width / 2, y: GAP, ...seat };
  });
}

function around([left, upper, right]: Sides, area: Size, seat: Size): Box[] {
  const edge = seat === FULL ? clamp((area.width - 900) / 20, GAP, 24) : GAP;
  const inset = left > 1 ? edge + seat.width + GAP : edge;
  return [
    ...side(left, upper, area, seat, edge),
    ...top(upper, upper === 1 ? 0 : inset, area, seat),
    ...side(right, upper, area, seat, area.width - seat.width - edge).reverse(),
  ];
}

type Middle = Pick<Seating, 'stage' | 'piles' | 'isRow' | 'gate'>;

function inRow(size: Size, area: Size, gate: Box | null, under: number): Middle {
  const free = (gate?.y ?? area.height) - under;
  const box = { x: (area.width - size.width) / 2, y: under + (free - size.height) / 2, ...size };
  return { stage: box, piles: box, isRow: true, gate };
}

function inColumn(area: Size, gate: Box | null, under: number): Middle {
  const free = (gate?.y ?? area.height) - under - PILES - 3 * GAP - (gate === null ? 0 : LANE);
  const height = clamp(free, COLUMN.height, TALLEST);
  const x = (area.width - COLUMN.width) / 2;
  const y = under + Math.max(0, free - height) / 2 + GAP;
  return {
    piles: { x, y, width: COLUMN.width, height: PILES },
    stage: { x, y: y + PILES + GAP, width: COLUMN.width, height },
    isRow: false,
    gate,
  };
}

function fits(boxes: readonly Box[], area: Size): boolean {
  const inside = boxes.every(
    (one) => one.x >= -0.5 && one.y >= -0.5 && one.x + one.width <= area.width + 0.5 && one.y + one.height <= area.height + 0.5,
  );
  return inside && boxes.every((one, place) => boxes.slice(place + 1).every((other) => !overlaps(one, other)));
}

function gateOf(area: Size, isCompact: boolean): Box {
  const size = isCompact ? SMALL_GATE : GATE;
  return { x: (area.width - size.width) / 2, y: area.height - size.height, ...size };
}

function tried(sides: Sides, area: Size, seat: Size, row: Size | null, hasGate: boolean): Seating | null {
  const isCompact = seat === COMPACT;
  const seats = around(sides, area, seat);
  const gate = hasGate ? gateOf(area, isCompact || area.height < 400) : null;
  const low = Math.max(0, ...seats.filter((one) => one.y < 2 * GAP && Math.abs(one.x + one.width / 2 - area.width / 2) < area.width / 4).map((one) => one.y + one.height));
  const middle = row === null ? inColumn(area, gate, low) : inRow(row, area, gate, low);
  const boxes = [...seats, middle.stage, ...(row === null ? [middle.piles] : []), ...(gate === null ? [] : [gate])];
  return fits(boxes, area) ? { seats, isCompact, ...middle, height: area.height, hasLane: true } : null;
}

/** Text is too large to sit around anything: rows, and the middle below them. */
function inLines(others: number, area: Size, hasGate: boolean): Seating {
  const columns = Math.max(1, Math.floor((area.width + GAP) / (COMPACT.width + GAP)));
  const lines = Math.ceil(others / columns);
  const width = (area.width - GAP * (columns - 1)) / columns;
  const step = COMPACT.height + GAP;
  const seats = Array.from({ length: others }, (_, place) => ({
    x: (place % columns) * (width + GAP),
    y: Math.floor(place / columns) * step,
    width,
    height: COMPACT.height,
  }));
  const height = Math.max(area.height, lines * step + PILES + COLUMN.height + 4 * GAP + (hasGate ? SMALL_GATE.height : 0));
  const gate = hasGate ? gateOf({ width: area.width, height }, true) : null;
  return { seats, isCompact: true, ...inColumn({ width: area.width, height }, gate, lines * step), height, hasLane: false };
}

export function seating(others: number, area: Size, hasGate: boolean): Seating {
  const wide = WIDE[others] ?? [0, others, 0];
  const tall = TALL[others] ?? [0, others, 0];
  for (const row of [...ROWS, null]) {
    const found = tried(wide, area, FULL, row, hasGate) ?? tried(tall, area, FULL, row, hasGate);
    if (found !== null) return found;
  }
  // On a low screen the table is higher than its place rather than in another order.
  for (const more of [0, 20, 40, 60, 80, 120, 160]) {
    const higher = { width: area.width, height: area.height + more };
    for (const row of [ROWS[1]!, null]) {
      const found = tried(tall, higher, COMPACT, row, hasGate) ?? tried(wide, higher, COMPACT, row, hasGate);
      if (found !== null) return found;
    }
  }
  return inLines(others, area, hasGate);
}
