/** Where everybody sits: round an oval with you at the bottom, or in rows where the oval has no room. */
export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Arrangement = {
  mode: 'oval' | 'rows';
  columns: number;
  seats: Box[];
  /** The middle of the table. */
  centre: Box;
  /** How much larger than usual everything is drawn, because there is room. */
  scale: number;
};

/** In rem, so that larger text gets larger seats. */
const OVAL_SEAT: Size = { width: 12.5, height: 9.2 };
const CENTRE: Size = { width: 17, height: 10.5 };
const CHIP: Size = { width: 4.6, height: 6.6 };
const GAP = 0.5;
/** How far the ends of the upper edge hang down, and the sides lean in: that makes an oval of it. */
const SAG = 1.1;
const MOST_COLUMNS = 4;
const SCALES = [1.3, 1.15, 1];

/** By the number of others: how many sit at the left, at the top, at the right; they sit clockwise. */
const SIDES: Record<number, [number, number, number]> = {
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [2, 4, 2],
};

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The middle of the table, which no seat may cover. */
export function centreBox(area: Size, rem: number): Box {
  const size = { width: CENTRE.width * rem, height: CENTRE.height * rem };
  const low = area.height - size.height - GAP * rem;
  // In the middle where there is room below the upper edge, lower where there is not.
  const y = Math.min(low, Math.max((area.height - size.height) / 2, OVAL_SEAT.height * rem + GAP * rem));
  return { x: (area.width - size.width) / 2, y, ...size };
}

function topBoxes(count: number, area: Size, seat: Size, inset: number, rem: number): Box[] {
  const room = area.width - 2 * inset;
  return Array.from({ length: count }, (_, place) => {
    const middle = inset + (room * (place + 0.5)) / count;
    const away = Math.abs(middle - area.width / 2) / (area.width / 2);
    return { x: middle - seat.width / 2, y: SAG * rem * away * away, ...seat };
  });
}

/** From the bottom up; the sides begin below the upper edge and lean in towards it. */
function sideBoxes(count: number, area: Size, seat: Size, rem: number, isRight: boolean): Box[] {
  const first = count > 1 ? 0 : (area.height - seat.height) * 0.5;
  const step = count > 1 ? (area.height - seat.height) / (count - 1) : 0;
  return Array.from({ length: count }, (_, place) => {
    const y = first + step * (count - 1 - place);
    const lean = count > 1 && place === count - 1 ? SAG * rem : 0;
    return { x: isRight ? area.width - seat.width - lean : lean, y, ...seat };
  });
}

function oval(others: number, area: Size, rem: number): Box[] {
  const [left, top, right] = SIDES[others] ?? [0, others, 0];
  const seat = { width: OVAL_SEAT.width * rem, height: OVAL_SEAT.height * rem };
  // Two at a side reach up into the corners, so the upper edge begins beside them.
  const inset = left > 1 ? seat.width + (SAG + GAP) * rem : 0;
  return [
    ...sideBoxes(left, area, seat, rem, false),
    ...topBoxes(top, area, seat, inset, rem),
    ...sideBoxes(right, area, seat, rem, true).reverse(),
  ];
}

function fits(all: readonly Box[], area: Size): boolean {
  const inside = all.every(
    (one) => one.x >= -1 && one.y >= -1 && one.x + one.width <= area.width + 1 && one.y + one.height <= area.height + 1,
  );
  return inside && all.every((one, place) => all.slice(place + 1).every((other) => !overlaps(one, other)));
}

function rows(others: number, area: Size, rem: number): Arrangement {
  const gap = GAP * rem;
  const most = Math.floor((area.width + gap) / (CHIP.width * rem + gap));
  const wide = area.width >= 40 * rem ? others : MOST_COLUMNS;
  const lines = Math.ceil(others / Math.max(1, Math.min(most, wide)));
  const columns = Math.ceil(others / lines);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = CHIP.height * rem;
  const seats = Array.from({ length: others }, (_, place) => ({
    x: (place % columns) * (width + gap),
    y: Math.floor(place / columns) * (height + gap),
    width,
    height,
  }));
  const top = lines * (height + gap);
  const centre = { x: 0, y: top, width: area.width, height: CENTRE.height * rem };
  return { mode: 'rows', columns, seats, centre, scale: 1 };
}

/** The others clockwise from your left; the area is what lies above your own place. */
export function arrange(players: number, area: Size, rem = 16): Arrangement {
  const others = players - 1;
  if (area.width >= 40 * rem) {
    for (const scale of SCALES) {
      const unit = rem * scale;
      const seats = oval(others, area, unit);
      const centre = centreBox(area, unit);
      if (fits([...seats, centre], area)) return { mode: 'oval', columns: others, seats, centre, scale };
    }
  }
  return rows(others, area, rem);
}

/** Who sits where: the seats of the others, clockwise from the left of the one who looks. */
export function roundFrom(you: number | null, players: number): number[] {
  const first = you ?? 0;
  const around = Array.from({ length: players - 1 }, (_, place) => (first + 1 + place) % players);
  return you === null ? [first, ...around] : around;
}
