/** Where things are on the screen; each place has its name in `data-place`. */
export type Point = { x: number; y: number };

export function placeNamed(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

export function middleOf(name: string): Point | null {
  const box = placeNamed(name)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
