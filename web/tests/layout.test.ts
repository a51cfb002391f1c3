import { describe, expect, it } from 'vitest';
import { type Box, overlaps, type Point } from '../src/table/board/boxes';
import { type End, isLongEnough, wayOf } from '../src/table/board/lane';
import { type Layout, layout, roundFrom, type Wanted } from '../src/table/board/layout';

const BAR = 48;
/** The screens that the table is made for, and some between them. */
const NAMED = [[360, 740], [390, 844], [740, 360], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]] as const;
const BETWEEN = [[320, 568], [360, 640], [412, 915], [600, 960], [667, 375], [800, 600], [844, 390], [900, 700], [1280, 640], [1280, 720], [1366, 650], [1366, 768], [1600, 900], [2560, 1440]] as const;
const PLAYERS = [3, 4, 5, 6, 7, 8];

function at([width, height]: readonly [number, number], players: number, more: Partial<Wanted> = {}): Layout {
  const hasHand = more.hasHand ?? true;
  return layout({
    width,
    height: height - BAR,
    rem: 16,
    seats: hasHand ? players - 1 : players,
    log: false,
    hasYou: hasHand,
    hasHand,
    above: BAR,
    ...more,
  });
}

const CASES = [...NAMED, ...BETWEEN].flatMap((size) =>
  PLAYERS.flatMap((players) => [16, 20, 24, 32].map((rem) => ({ width: size[0], height: size[1], size, players, rem }))),
);

function expectApart(boxes: readonly Box[], what: string): void {
  for (const [place, one] of boxes.entries()) {
    for (const other of boxes.slice(place + 1)) expect(overlaps(one, other), `${what} ${JSON.stringify([one, other])}`).toBe(false);
  }
}

const shrunk = (box: Box): Box => ({ x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: box.height - 1 });

describe('the table', () => {
  it.each(CASES)('has room for all: $players at $width × $height, text of $rem', ({ size, players, rem }) => {
    for (const log of [false, true]) {
      for (const hasHand of [true, false]) {
        const found = at(size, players, { rem, log, hasHand });
        const { zones, seats, stage, gate, piles, isRow } = found;
        expect(seats).toHaveLength(hasHand ? players - 1 : players);
        for (const seat of seats) {
          expect(seat.width).toBeGreaterThanOrEqual(44);
          expect(seat.height).toBeGreaterThanOrEqual(44);
          expect(seat.x).toBeGreaterThanOrEqual(-1);
          expect(seat.x + seat.width).toBeLessThanOrEqual(zones.table.width + 1);
          expect(seat.y + seat.height).toBeLessThanOrEqual(zones.table.height + 1);
        }
        expectApart([...seats, stage, ...(isRow ? [] : [piles]), ...(gate === null ? [] : [gate])].map(shrunk), 'at the table');
        const { side, table, ...rest } = zones;
        const others = Object.values(rest).filter((box) => box !== null);
        expectApart([table, ...others].map(shrunk), 'zones');
        expectApart([side, ...others].map(shrunk), 'the log');
      }
    }
  });

  it.each(NAMED)('fits on a screen of %i × %i with eight players', (width, height) => {
    for (const players of PLAYERS) {
      const found = at([width, height], players);
      expect(found.height).toBeLessThanOrEqual(height - BAR + 1);
      expect(found.zones.hand!.height / found.unit).toBeGreaterThanOrEqual(140);
    }
  });

  it('stays as it is when the log opens, but for the seats', () => {
    for (const size of NAMED) {
      const [open, folded] = [at(size, 6, { log: true }), at(size, 6)];
      expect({ ...open.zones, side: null, table: null }).toEqual({ ...folded.zones, side: null, table: null });
    }
  });

  it('shows numbers instead of drops only where there is no room', () => {
    for (const size of [[1440, 900], [1920, 1080]] as const) {
      for (const players of PLAYERS) expect(at(size, players, { log: true }).isCompact).toBe(false);
    }
    expect(at([768, 1024], 8).isCompact).toBe(false);
    expect(at([390, 844], 3).isCompact).toBe(true);
  });

  it('seats the others clockwise: up the left, along the top, down the right', () => {
    const { seats } = at([1440, 900], 8);
    const last = seats.at(-1);
    expect(seats[0]!.y).toBeGreaterThan(seats[1]!.y);
    expect(seats[0]!.x).toBeLessThan(last!.x);
    expect(last!.y).toBeGreaterThan(seats.at(-2)!.y);
  });
});

const inside = (point: Point, box: Box): boolean =>
  point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;

/** Deck and discard pile as they are drawn: less than what can be touched. */
const drawnPiles = ({ piles, unit }: Layout): Box => ({
  x: piles.x + 10 * unit,
  y: piles.y + 8 * unit,
  width: piles.width - 20 * unit,
  height: piles.height - 16 * unit,
});

describe('the stroke of an attack', () => {
  it.each(NAMED.flatMap((size) => PLAYERS.map((players) => ({ width: size[0], height: size[1], size, players }))))(
    'crosses no seat and no card: $players at $width × $height',
    ({ size, players }) => {
      for (const log of [false, true]) {
        const found = at(size, players, { log });
        const ends: End[] = ['you', ...found.seats.keys()];
        for (const from of ends) {
          for (const to of ends.filter((one) => one !== from)) {
            const way = wayOf(from, to, found, found.unit);
            expect(isLongEnough(way, found.unit), `${from} to ${to}`).toBe(true);
            for (const point of way) {
              for (const [place, seat] of found.seats.entries()) expect(inside(point, seat), `${from} to ${to} at ${place}`).toBe(false);
              const half = found.isRow ? found.stage.width / 2 : 37 * found.unit;
              const middle = found.stage.x + found.stage.width / 2;
              expect(inside(point, { ...found.stage, x: middle - half, width: 2 * half }), `${from} to ${to} in the middle`).toBe(false);
              if (!found.isRow) expect(inside(point, drawnPiles(found)), `${from} to ${to} over the piles`).toBe(false);
            }
          }
        }
      }
    },
  );
});

describe('the order', () => {
  it('begins at your left and leaves you out', () => {
    expect(roundFrom(2, 5)).toEqual([3, 4, 0, 1]);
    expect(roundFrom(0, 3)).toEqual([1, 2]);
  });

  it('is everybody for a spectator', () => {
    expect(roundFrom(null, 4)).toEqual([0, 1, 2, 3]);
  });
});
