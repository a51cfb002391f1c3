/** Where a dragged card can be dropped. */
import type { Place } from '../prompt/choice';

const places = new WeakMap<Element, Place>();

/** An action: what an element means when a card is dropped on it. */
export function droppable(element: Element, place: Place): { update: (place: Place) => void } {
  places.set(element, place);
  return { update: (now) => places.set(element, now) };
}

/** The innermost place at a point of the screen, under whatever covers it. */
export function placeAt(x: number, y: number): Place | null {
  for (const found of document.elementsFromPoint(x, y)) {
    for (let element: Element | null = found; element !== null; element = element.parentElement) {
      const place = places.get(element);
      if (place !== undefined) return place;
    }
  }
  return null;
}
