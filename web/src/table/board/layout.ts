/** Where everybody sits: around an oval with you at the bottom, or in rows where the oval does not fit. */
export type Box = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };
export type Arrangement = {
  /** Around an oval, in rows, or in rows of small chips. */
  mode: 'oval' | 'rows' | 'chips';
  columns: number;
  seats: Box[];
  /** The middle of the table. */
  centre: Box;
  /** How much larger than usual everything is drawn, because there is space. */
  scale: number;
};

/** In rem, so that larger text gets larger seats. */
const OVAL_SEAT: Size = { width: 12.5, height: 9.2 };
const CENTRE: Size = { width: 17, height: 10.5 };
const CHIP: Size = { width: 4.6, height: 6.6 };
const GAP = 0.5;
/** How far the ends of the top row hang down, and the sides lean in: that makes it an oval. */
const SAG = 1.1;
/** How far down a player sits who has a side to themselves. */
const LOW = 0.6;
/** What the middle needs below rows of seats. */
const LOW_CENTRE = 7.5;
const MOST_COLUMNS = 4;
/** On a screen lower than this, two rows of players leave no row for the middle. */
const TALL = 50;
const SCALES = [1.5, 1.4, 1.3, 1.15, 1];

/** By the number of other players: how many sit on the left, at the top, on the right; clockwise. */
const SIDES: Record<number, [number, number, number]> = {
  2: [0, 2, 0],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
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
  // In the middle if there is space below the top row, lower if there is not.
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

/** From the bottom up; the sides begin below the top row and lean in toward it. */
function sideBoxes(count: number, area: Size, seat: Size, rem: number, isRight: boolean): Box[] {
  const first = count > 1 ? 0 : (area.height - seat.height) * LOW;
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
  // Two on a side reach up into the corners, so the top row begins beside them.
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

function inRows(mode: 'rows' | 'chips', others: number, most: number, area: Size, rem: number): Arrangement {
  const gap = GAP * rem;
  const lines = Math.ceil(others / Math.max(1, most));
  const columns = Math.ceil(others / lines);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (mode === 'rows' ? OVAL_SEAT : CHIP).height * rem;
  const seats = Array.from({ length: others }, (_, place) => ({
    x: (place % columns) * (width + gap),
    y: Math.floor(place / columns) * (height + gap),
    width,
    height,
  }));
  const centre = { x: 0, y: lines * (height + gap), width: area.width, height: LOW_CENTRE * rem };
  return { mode, columns, seats, centre, scale: 1 };
}

/** How many of a width fit side by side. */
const abreast = (width: number, area: Size, rem: number): number =>
  Math.floor((area.width + GAP * rem) / ((width + GAP) * rem));

function rows(others: number, area: Size, rem: number): Arrangement {
  const large = inRows('rows', others, abreast(OVAL_SEAT.width - 1, area, rem), area, rem);
  const isRoomy = area.width >= 40 * rem && large.centre.y + large.centre.height <= area.height;
  if (isRoomy) return large;
  const most = abreast(CHIP.width, area, rem);
  return inRows('chips', others, area.width >= 40 * rem ? most : Math.min(most, MOST_COLUMNS), area, rem);
}

/** The others clockwise from your left; the area is what is above your own place. */
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

/** Whether a phone in portrait shows two rows of players or more. */
export function isCrowded({ mode, columns, seats }: Arrangement, screen: Size): boolean {
  return mode === 'chips' && seats.length > columns && screen.width < screen.height;
}

/** Whether the middle of the table has to go beside your own place. */
export function isTight(seating: Arrangement, screen: Size, rem = 16): boolean {
  return isCrowded(seating, screen) && screen.height < TALL * rem;
}

/** Who sits where: the seats of the others, clockwise from the viewer's left. */
export function roundFrom(you: number | null, players: number): number[] {
  const first = you ?? 0;
  const around = Array.from({ length: players - 1 }, (_, place) => (first + 1 + place) % players);
  return you === null ? [first, ...around] : around;
}
