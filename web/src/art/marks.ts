/**
 * A picture is a line of marks, parted by `|`, on a sheet of 64 by 64. Each mark is a letter for its
 * paint (below), perhaps `*5` to repeat it five times round the middle, and a path. `O x y r` in a
 * path is a circle. A picture that begins with a number is turned by that many degrees.
 *
 * i ink plane, l ink line, b bold ink line, d chain; r accent plane, R accent line, B bold accent line;
 * p ground plane, q ground line, c line cut into a plane down to the ground, o ground plane with an ink outline.
 */
export type Paint = 'i' | 'l' | 'b' | 'd' | 'r' | 'R' | 'B' | 'p' | 'q' | 'c' | 'o';

export interface Mark {
  readonly paint: Paint;
  readonly path: string;
  readonly turns: readonly number[];
}

export interface Drawing {
  readonly turn: number;
  readonly marks: readonly Mark[];
}

const circle = (_: string, x: string, y: string, r: string): string =>
  `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`;

function readMark(source: string): Mark {
  const [head = '', ...rest] = source.trim().split(' ');
  const times = Number(head.slice(2)) || 1;
  return {
    paint: head.charAt(0) as Paint,
    path: rest.join(' ').replace(/O([-\d.]+) ([-\d.]+) ([\d.]+)/g, circle),
    turns: Array.from({ length: times }, (_, step) => (360 / times) * step),
  };
}

const known = new Map<string, Drawing>();

/** The drawing of a line; each is read once. */
export function readDrawing(source: string): Drawing {
  const drawing = known.get(source) ?? read(source);
  known.set(source, drawing);
  return drawing;
}

function read(source: string): Drawing {
  const parts = source.split('|');
  const turn = Number(parts[0]);
  return Number.isNaN(turn)
    ? { turn: 0, marks: parts.map(readMark) }
    : { turn, marks: parts.slice(1).map(readMark) };
}
