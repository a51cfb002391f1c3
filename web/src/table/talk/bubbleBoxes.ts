/**
 * Where what somebody says appears: beside a seat at the top towards the middle, above one at the side, below where
 * that is not free, and else over the seat's own property row. A function of the layout alone; over nothing needed.
 */
import { type Box, clamp, overlaps } from '../board/boxes';
import type { Layout } from '../board/layout';

type Found = Pick<Layout, 'seats' | 'stage' | 'piles' | 'gate' | 'isCompact' | 'unit' | 'zones'>;

const GAP = 4;
/** Room for two lines. */
const FULL = { width: 220, height: 54 };
const COMPACT = { width: 150, height: 50 };
/** The last two lines of a compact seat, and the cards of a full one. */
const LAST = { compact: 38, full: 54, status: 22 };

const inside = (box: Box, table: Box): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= table.width && box.y + box.height <= table.height;

/** Around a seat: on its inner side, above and below. */
function around(seat: Box, size: { width: number; height: number }, table: Box, unit: number): Box[] {
  const middle = seat.x + seat.width / 2;
  const isLeft = middle < table.width / 2;
  const isTop = seat.y < table.height * 0.15 && Math.abs(middle - table.width / 2) < table.width * 0.35;
  const x = clamp(isLeft ? seat.x : seat.x + seat.width - size.width, 0, table.width - size.width);
  const right = { ...size, x: seat.x + seat.width + GAP, y: seat.y + 22 * unit };
  const left = { ...right, x: seat.x - size.width - GAP };
  const beside = isLeft ? [right, left] : [left, right];
  const above = { ...size, x, y: seat.y - size.height - GAP };
  const below = { ...size, x, y: seat.y + seat.height + GAP };
  return isTop ? [...beside, below] : [above, below, beside[0]!];
}

function over(seat: Box, { isCompact, unit }: Found): Box {
  const height = (isCompact ? LAST.compact : LAST.full) * unit;
  const under = isCompact ? 0 : LAST.status * unit;
  return { x: seat.x, width: seat.width, height, y: seat.y + seat.height - under - height };
}

function overGate(gate: Box, size: { width: number; height: number }, table: Box): Box {
  const x = clamp(gate.x + gate.width / 2 - size.width / 2, 0, table.width - size.width);
  return { ...size, x, y: table.height - size.height };
}

/** The places of all bubbles: of the other seats in their order, and last your own, if you sit here. */
export function bubbleBoxes(found: Found): Box[] {
  const { seats, stage, piles, gate, isCompact, unit } = found;
  const table = { ...found.zones.table, x: 0, y: 0 };
  const { width, height } = isCompact ? COMPACT : FULL;
  const size = { width: width * unit, height: height * unit };
  const taken = [...seats, stage, piles, ...(gate === null ? [] : [gate])];
  const placed: Box[] = [];
  const isFree = (box: Box): boolean => inside(box, table) && ![...taken, ...placed].some((one) => overlaps(one, box));
  for (const seat of seats) placed.push(around(seat, size, table, unit).find(isFree) ?? over(seat, found));
  if (gate === null) return placed;
  const low = { ...size, y: table.height - size.height };
  const beside = [
    { ...low, x: gate.x - size.width - GAP },
    { ...low, x: gate.x + gate.width + GAP },
  ];
  return [...placed, beside.find(isFree) ?? overGate(gate, size, table)];
}
