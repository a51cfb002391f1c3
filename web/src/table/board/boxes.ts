/** Rectangles on the screen. */
export type Size = { width: number; height: number };
export type Box = Size & { x: number; y: number };
export type Point = { x: number; y: number };

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export const times = (box: Box, by: number): Box => ({
  x: box.x * by,
  y: box.y * by,
  width: box.width * by,
  height: box.height * by,
});

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
