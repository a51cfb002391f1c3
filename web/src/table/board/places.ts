/** Where things are on the screen; each place has its name in `data-place`. */
export type Point = { x: number; y: number };

export function placeNamed(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

export function middleOf(name: string): Point | null {
  const box = placeNamed(name)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where a line from the middle of one place to that of another leaves the first. */
export function edgeOf(name: string, towards: Point): Point | null {
  const box = placeNamed(name)?.getBoundingClientRect();
  const middle = middleOf(name);
  if (box === undefined || middle === null) return null;
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const out = Math.min(box.width / 2 / (Math.abs(dx) || 1), box.height / 2 / (Math.abs(dy) || 1), 1);
  return { x: middle.x + dx * out, y: middle.y + dy * out };
}
