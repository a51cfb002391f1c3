/** The way of an attack: a brush stroke in the lane between the middle of the table and the seats around it. */
import type { Box, Point } from './boxes';
import type { Seating } from './seating';

type Table = Pick<Seating, 'seats' | 'stage' | 'piles' | 'isRow' | 'gate' | 'isCompact'>;
/** A place at the table: the number of a seat around it, or your own. */
export type End = number | 'you';

/** In units: how far apart the points of a way are, how round its corners are, how far a stroke is from a seat. */
const STEP = 4;
const CORNER = { full: 40, compact: 8 };
const AWAY = 5;
/** Where a crest is in its seat. */
const CREST = { full: { x: 32, y: 54 }, compact: { x: 20, y: 22 } };
/** Half of the card on a stage with the piles above it. */
const HALF_CARD = 40;
const SHORTEST = 56;

const between = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** Whether somebody sits at the top, on the left, or on the right. */
function sideOf(seat: Box, table: Table): 'top' | 'left' | 'right' {
  const middle = table.stage.x + table.stage.width / 2;
  const column = table.seats.filter((one) => Math.abs(one.x - seat.x) < 1);
  const outermost = Math.min(...table.seats.map((one) => one.x));
  const isOuter = seat.x - outermost < 1 || Math.max(...table.seats.map((one) => one.x)) - seat.x < 1;
  if (!isOuter && column.length === 1) return 'top';
  return seat.x + seat.width / 2 < middle ? 'left' : 'right';
}

/** Halfway between the middle of the table and the seats. */
export function laneOf(table: Table, unit: number): Box {
  const { stage, gate, seats } = table;
  const middle = stage.x + stage.width / 2;
  const half = table.isRow ? stage.width / 2 : HALF_CARD * unit;
  const isTop = (one: Box): boolean => sideOf(one, table) === 'top';
  const left = Math.max(0, ...seats.filter((one) => sideOf(one, table) === 'left').map((one) => one.x + one.width));
  const above = Math.max(0, ...seats.filter(isTop).map((one) => one.y + one.height));
  const below = gate === null ? stage.y + stage.height + 20 * unit : gate.y - 2 * AWAY * unit;
  const x = (Math.min(left, middle - half - 2 * AWAY * unit) + middle - half) / 2;
  // The box of small piles is higher than they are.
  const y = table.isRow ? (above + stage.y) / 2 : Math.max((above + table.piles.y) / 2, above + AWAY * unit);
  return { x, y, width: 2 * (middle - x), height: Math.max(below, stage.y + stage.height + AWAY * unit) - y };
}

/** Where a stroke begins or ends: under the crest at the top, beside it at the sides, above the gate. */
export function portOf(end: End, table: Table, unit: number, towards: Point | null = null): Point {
  if (end === 'you') {
    const gate = table.gate!;
    return { x: gate.x + gate.width / 2, y: gate.y - AWAY * unit };
  }
  const seat = table.seats[end]!;
  const lane = laneOf(table, unit);
  const crest = table.isCompact ? CREST.compact : CREST.full;
  const side = sideOf(seat, table);
  const bottom = seat.y + seat.height;
  if (side === 'top') {
    const [least, most] = [seat.x + crest.x * unit, seat.x + seat.width - crest.x * unit];
    // As near to its crest as the lane comes; where somebody is close, at its far end.
    const crestEdge = table.isRow ? least : seat.x + AWAY * unit;
    const near = crestEdge < lane.x ? Math.min(lane.x, most) : crestEdge;
    const x = towards === null ? near : towards.x < seat.x + seat.width / 2 ? most : least;
    return { x, y: bottom + AWAY * unit };
  }
  // Beside somebody at the top there is no way in but from below.
  const y = Math.max(seat.y + crest.y * unit, Math.min(lane.y, bottom));
  return { x: side === 'left' ? seat.x + seat.width + AWAY * unit : seat.x - AWAY * unit, y };
}

/** The lane as points, clockwise from its top left corner. */
function ring(lane: Box, corner: number): Point[] {
  const round = Math.min(corner, lane.width * 0.45, lane.height * 0.45);
  const [right, bottom] = [lane.x + lane.width, lane.y + lane.height];
  const points: Point[] = [];
  const straight = (from: Point, to: Point): void => {
    const count = Math.max(1, Math.floor(between(from, to) / STEP));
    for (let at = 0; at < count; at += 1) {
      points.push({ x: from.x + ((to.x - from.x) * at) / count, y: from.y + ((to.y - from.y) * at) / count });
    }
  };
  const turn = (x: number, y: number, from: number): void => {
    const count = Math.max(2, Math.floor((round * Math.PI) / 2 / STEP));
    for (let at = 0; at < count; at += 1) {
      const angle = from + ((Math.PI / 2) * at) / count;
      points.push({ x: x + round * Math.cos(angle), y: y + round * Math.sin(angle) });
    }
  };
  straight({ x: lane.x + round, y: lane.y }, { x: right - round, y: lane.y });
  turn(right - round, lane.y + round, -Math.PI / 2);
  straight({ x: right, y: lane.y + round }, { x: right, y: bottom - round });
  turn(right - round, bottom - round, 0);
  straight({ x: right - round, y: bottom }, { x: lane.x + round, y: bottom });
  turn(lane.x + round, bottom - round, Math.PI / 2);
  straight({ x: lane.x, y: bottom - round }, { x: lane.x, y: lane.y + round });
  turn(lane.x + round, lane.y + round, Math.PI);
  return points;
}

function nearest(points: readonly Point[], to: Point): number {
  return points.reduce((best, point, place) => (between(point, to) < between(points[best]!, to) ? place : best), 0);
}

/** Round off what joins the lane and leaves it. */
function eased(points: readonly Point[]): Point[] {
  return points.map((point, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (before === undefined || after === undefined) return point;
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
}

/** Two who sit one above the other: from crest to crest, beside their seats. */
function beside(from: Box, to: Box, inwards: 1 | -1, { isCompact }: Table, unit: number): Point[] {
  const crest = (isCompact ? CREST.compact : CREST.full).y * unit;
  const x = inwards === 1 ? from.x + from.width + AWAY * unit : from.x - AWAY * unit;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((along) => ({
    x: x + inwards * 2 * unit * Math.sin(Math.PI * along),
    y: from.y + crest + (to.y - from.y) * along,
  }));
}

/** From one place to another: into the lane, along it the shorter way, on a tie clockwise, and out again. */
function inLane(start: Point, end: Point, table: Table, unit: number): Point[] {
  const points = ring(laneOf(table, unit), (table.isCompact ? CORNER.compact : CORNER.full) * unit);
  const [first, last] = [nearest(points, start), nearest(points, end)];
  const ahead = (last - first + points.length) % points.length;
  const by = ahead <= points.length - ahead ? 1 : -1;
  const count = by === 1 ? ahead : points.length - ahead;
  const along = Array.from({ length: count + 1 }, (_, at) => points[(first + by * at + points.length) % points.length]!);
  // It joins and leaves the lane at a slant.
  const cut = Math.min(4, Math.floor(along.length / 3));
  const way = [start, ...along.slice(cut, along.length - cut).filter((_, at) => at % 2 === 0), end];
  return Array.from({ length: table.isCompact ? 3 : 8 }).reduce<Point[]>(eased, way);
}

export function wayOf(from: End, to: End, table: Table, unit: number): Point[] {
  if (from !== 'you' && to !== 'you' && Math.abs(from - to) === 1) {
    const [one, other] = [table.seats[from]!, table.seats[to]!];
    const side = sideOf(one, table);
    if (side !== 'top' && Math.abs(one.x - other.x) < 1) return beside(one, other, side === 'left' ? 1 : -1, table, unit);
  }
  const [start, end] = [portOf(from, table, unit), portOf(to, table, unit)];
  const way = inLane(start, end, table, unit);
  return isLongEnough(way, unit) ? way : inLane(portOf(from, table, unit, end), portOf(to, table, unit, start), table, unit);
}

export const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, point, place) => sum + between(way[place]!, point), 0);

export const isLongEnough = (way: readonly Point[], unit: number): boolean => lengthOf(way) >= SHORTEST * unit;

/** A brush: thin where it is set down, broad at its end, with a head. */
export function brush(way: readonly Point[], broad: number, head: { width: number; length: number }): string {
  const lengths = [0];
  for (const [place, point] of way.slice(1).entries()) lengths.push(lengths[place]! + between(way[place]!, point));
  const whole = lengths.at(-1) ?? 0;
  const neck = Math.max(1, lengths.findIndex((length) => length >= whole - head.length));
  const normal = (place: number): Point => {
    const [one, other] = [way[Math.max(0, place - 1)]!, way[Math.min(way.length - 1, place + 1)]!];
    const length = between(one, other) || 1;
    return { x: -(other.y - one.y) / length, y: (other.x - one.x) / length };
  };
  const beside = (place: number, width: number): string => {
    const [point, aside] = [way[place]!, normal(place)];
    return `${(point.x + aside.x * width).toFixed(1)} ${(point.y + aside.y * width).toFixed(1)}`;
  };
  const widthAt = (place: number): number => {
    const along = lengths[place]! / (whole || 1);
    return ((2 + (broad - 2) * along ** 0.8) * (1 + 0.1 * Math.sin(along * 23))) / 2;
  };
  const places = Array.from({ length: neck + 1 }, (_, place) => place);
  const there = places.map((place) => beside(place, widthAt(place)));
  const back = places.map((place) => beside(place, -widthAt(place))).reverse();
  const tip = way.at(-1)!;
  const point = `${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
  return `M${[...there, beside(neck, head.width / 2), point, beside(neck, -head.width / 2), ...back].join('L')}Z`;
}
