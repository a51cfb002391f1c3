/**
 * Where what somebody says appears: beside a seat at the top towards the middle, above one at the side; where that is
 * not free, and with six players or more, over the seat's own property row. On a phone below or above the seats, if
 * there is room at all of them; otherwise nowhere: then it is said in the bar. A function of the layout alone; over
 * nothing that is needed.
 */
import { type Box, clamp, overlaps, type Size } from '../board/boxes';
import type { Layout } from '../board/layout';

type Found = Pick<Layout, 'seats' | 'stage' | 'piles' | 'gate' | 'isCompact' | 'unit' | 'zones'>;
/** The side on which its seat is; null over the seat itself. */
export type Bubble = Box & { tail: 'left' | 'right' | 'top' | 'bottom' | null };

const GAP = 8;
/** Room for two lines, the wider one first. */
const FULL: readonly Size[] = [{ width: 220, height: 54 }, { width: 150, height: 54 }];
const COMPACT: readonly Size[] = [{ width: 150, height: 50 }, { width: 118, height: 50 }];
const LEAST = 120;
/** The cards of a full seat, above its last line; and of your own place how much is covered. */
const CARDS = { full: 42, last: 22, own: 38 };
/** From so many others on they are too close for anything between them. */
const MANY = 5;

const inside = (box: Box, table: Size): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= table.width && box.y + box.height <= table.height;

/** Around a seat, the best place first. */
function around(seat: Box, size: Size, table: Size, { isCompact, unit }: Found): Bubble[] {
  const middle = seat.x + seat.width / 2;
  const isLeft = middle < table.width / 2;
  const isTop = seat.y < table.height * 0.15 && Math.abs(middle - table.width / 2) < table.width * 0.35;
  const x = clamp(isLeft ? seat.x : seat.x + seat.width - size.width, 0, table.width - size.width);
  const y = seat.y + 22 * unit;
  const inner = isLeft ? table.width / 2 - seat.x - seat.width : seat.x - table.width / 2;
  // Two who share the top share what is between them.
  const width = isTop && inner > 0 ? Math.min(size.width, inner - 1.5 * GAP) : size.width;
  const beside: Bubble = isLeft
    ? { ...size, width, x: seat.x + seat.width + GAP, y, tail: 'left' }
    : { ...size, width, x: seat.x - width - GAP, y, tail: 'right' };
  const above: Bubble = { ...size, x, y: seat.y - size.height - GAP, tail: 'bottom' };
  const below: Bubble = { ...size, x, y: seat.y + seat.height + GAP, tail: 'top' };
  if (isCompact) return [below, above];
  if (isTop) return width < LEAST * unit ? [] : [beside];
  return [above, below, beside];
}

function over(seat: Box, { unit }: Found): Bubble {
  const height = CARDS.full * unit;
  return { x: seat.x, width: seat.width, height, y: seat.y + seat.height - CARDS.last * unit - height, tail: null };
}

type IsFree = (box: Box) => boolean;

/** At the seats of the others. */
function atSeats(found: Found, sizes: readonly Size[], isFree: (box: Box, placed: readonly Box[]) => boolean): Bubble[] | null {
  const placed: Bubble[] = [];
  for (const seat of found.seats) {
    const hasRoom = found.isCompact || found.seats.length < MANY;
    const tried = hasRoom ? sizes.flatMap((size) => around(seat, size, found.zones.table, found)) : [];
    const free = tried.find((box) => isFree(box, placed));
    if (free === undefined && found.isCompact) return null;
    placed.push(free ?? over(seat, found));
  }
  return placed;
}

/** Beside where you sit. */
function atGate(gate: Box, found: Found, sizes: readonly Size[], isFree: IsFree): Bubble | null {
  const beside = sizes.flatMap((size): Bubble[] => {
    const low = { ...size, y: found.zones.table.height - size.height };
    return [
      { ...low, x: gate.x - size.width - GAP, tail: 'right' },
      { ...low, x: gate.x + gate.width + GAP, tail: 'left' },
    ];
  });
  const free = beside.find(isFree);
  if (free !== undefined || found.isCompact) return free ?? null;
  const height = CARDS.own * found.unit;
  return { ...gate, height, y: gate.y + gate.height - height, tail: null };
}

/** The places of all bubbles: of the other seats in their order, and last your own, if you sit here. */
export function bubbleBoxes(found: Found): (Bubble | null)[] {
  const { seats, stage, piles, gate, isCompact, unit } = found;
  const sizes = (isCompact ? COMPACT : FULL).map(({ width, height }) => ({ width: width * unit, height: height * unit }));
  const taken = [...seats, stage, piles, ...(gate === null ? [] : [gate])];
  const isFree = (box: Box, placed: readonly Box[]): boolean =>
    inside(box, found.zones.table) && ![...taken, ...placed].some((one) => overlaps(one, box));
  const placed = atSeats(found, sizes, isFree);
  const others = placed ?? seats.map(() => null);
  return gate === null ? others : [...others, atGate(gate, found, sizes, (box) => isFree(box, placed ?? []))];
}
