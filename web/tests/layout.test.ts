import { describe, expect, it } from 'vitest';
import { arrange, isCrowded, isTight, overlaps, roundFrom } from '../src/table/board/layout';

/** Screens by width, with the height left above the player's own place. */
const ROOMS = [
  { width: 336, height: 330 },
  { width: 366, height: 400 },
  { width: 744, height: 700 },
  { width: 1000, height: 450 },
  { width: 1096, height: 560 },
  { width: 1416, height: 560 },
];
const PLAYERS = [3, 4, 5, 6, 7, 8];
const SIZES = [16, 24, 32];
const CASES = ROOMS.flatMap((room) =>
  PLAYERS.flatMap((players) => SIZES.map((rem) => ({ ...room, players, rem }))),
);

describe('seats', () => {
  it.each(CASES)('have room: $players at $width × $height, text of $rem', ({ players, rem, ...room }) => {
    const { mode, seats, centre } = arrange(players, room, rem);
    expect(seats).toHaveLength(players - 1);
    const all = [...seats, centre];
    for (const [place, one] of all.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(-1);
      expect(one.x + one.width).toBeLessThanOrEqual(room.width + 1);
      if (mode === 'oval') expect(one.y + one.height).toBeLessThanOrEqual(room.height + 1);
      for (const other of all.slice(place + 1)) expect(overlaps(one, other)).toBe(false);
    }
  });

  it.each(CASES)('are large enough for a finger: $players at $width, text of $rem', ({ players, rem, ...room }) => {
    for (const seat of arrange(players, room, rem).seats) {
      expect(seat.width).toBeGreaterThanOrEqual(44);
      expect(seat.height).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(PLAYERS)('stand round an oval on a wide screen with %i players', (players) => {
    expect(arrange(players, { width: 1096, height: 560 }).mode).toBe('oval');
  });

  it.each(PLAYERS)('are chips on a phone with %i players', (players) => {
    expect(arrange(players, { width: 336, height: 330 }).mode).toBe('chips');
  });

  it('run clockwise: up the left, along the top, down the right', () => {
    const { seats } = arrange(8, { width: 1096, height: 560 });
    const [first, second] = seats;
    const last = seats.at(-1);
    expect(first!.y).toBeGreaterThan(second!.y);
    expect(first!.x).toBeLessThan(last!.x);
    expect(last!.y).toBeGreaterThan(seats.at(-2)!.y);
  });
});

describe('a phone that is held upright', () => {
  const seating = (players: number) => arrange(players, { width: 336, height: 330 });

  it.each(PLAYERS)('is crowded where %i players need two lines', (players) => {
    expect(isCrowded(seating(players), { width: 360, height: 740 })).toBe(players > 5);
  });

  it('has no line for the middle of a large table, unless it is tall', () => {
    expect(isTight(seating(8), { width: 360, height: 740 })).toBe(true);
    expect(isTight(seating(5), { width: 360, height: 740 })).toBe(false);
    expect(isTight(seating(8), { width: 390, height: 844 })).toBe(false);
  });

  it('is another thing than one on its side', () => {
    expect(isTight(seating(8), { width: 740, height: 360 })).toBe(false);
  });
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
