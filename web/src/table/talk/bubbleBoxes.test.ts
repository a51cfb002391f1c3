import { describe, expect, it } from 'vitest';
import { overlaps } from '../board/boxes';
import { layout } from '../board/layout';
import { bubbleBoxes } from './bubbleBoxes';

const SCREENS = [[360, 696], [390, 796], [740, 316], [768, 976], [1024, 720], [1440, 852], [1920, 1032]] as const;
const TABLES = SCREENS.flatMap(([width, height]) =>
  [3, 4, 5, 6, 7, 8].flatMap((players) =>
    [true, false].flatMap((log) => [true, false].map((hasYou) => ({ width, height, players, log, hasYou }))),
  ),
);

describe('what is said has a place', () => {
  it.each(TABLES)('of $players at $width x $height, log $log, seated $hasYou', ({ width, height, players, log, hasYou }) => {
    const seats = hasYou ? players - 1 : players;
    const found = layout({ width, height, rem: 16, seats, log, hasYou, hasHand: hasYou });
    const bubbles = bubbleBoxes(found);
    expect(bubbles).toHaveLength(found.seats.length + (hasYou ? 1 : 0));
    bubbles.forEach((bubble, place) => {
      // In the bar: only on a phone, and for all who do not sit here alike.
      if (bubble === null) {
        expect(found.isCompact).toBe(true);
        return;
      }
      const own = found.seats[place] ?? found.gate;
      const others = [...found.seats, found.gate, found.stage, found.piles].filter((box) => box !== null && box !== own);
      expect(others.filter((box) => overlaps(box!, bubble))).toEqual([]);
      expect(bubbles.filter((one, other) => one !== null && other !== place && overlaps(one, bubble))).toEqual([]);
      expect(bubble.x).toBeGreaterThanOrEqual(0);
      expect(bubble.x + bubble.width).toBeLessThanOrEqual(found.zones.table.width + 0.5);
      expect(bubble.y + bubble.height).toBeLessThanOrEqual(Math.max(found.zones.table.height, found.height) + 0.5);
      // Over its own seat it leaves who sits there to be read; a compact seat is all needed.
      if (bubble.tail === null && place < found.seats.length) expect(bubble.y - own!.y).toBeGreaterThan(55 * found.unit);
      if (found.isCompact) expect(bubble.tail).not.toBeNull();
    });
    const others = bubbles.slice(0, found.seats.length);
    expect(new Set(others.map((bubble) => bubble === null)).size).toBe(1);
  });

  it('is beside a seat at the top and above one at the side, as long as there is room', () => {
    const found = layout({ width: 1440, height: 852, rem: 16, seats: 4, log: true, hasYou: true, hasHand: true });
    expect(bubbleBoxes(found).map((bubble) => bubble?.tail)).toEqual(['bottom', 'left', 'right', 'bottom', 'right']);
  });
});
