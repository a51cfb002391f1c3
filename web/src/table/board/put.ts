/** Puts an element where the layout says; without a box it stays in the flow of the page. */
import type { Action } from 'svelte/action';
import type { Box } from './boxes';

export const put: Action<HTMLElement, Box | null> = (node, first) => {
  const move = (box: Box | null): void => {
    node.style.left = box === null ? '' : `${box.x}px`;
    node.style.top = box === null ? '' : `${box.y}px`;
    node.style.width = box === null ? '' : `${box.width}px`;
    node.style.height = box === null ? '' : `${box.height}px`;
  };
  move(first);
  return { update: move };
};
