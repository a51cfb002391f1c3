/** Resting on a card with the mouse, or by keyboard, shows it large; nothing has to be touched for it. */
import type { Action } from 'svelte/action';
import type { Desk } from '../desk.svelte';

const REST = 550;

export const peek: Action<HTMLElement, { desk: Desk; card: string }> = (node, given) => {
  let { desk, card } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    // A card that leaves the table loses its focus while the page is being drawn; nothing may change then.
    queueMicrotask(() => (desk.peeking = null));
  };
  const show = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (desk.peeking = card), REST);
  };
  const entered = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') show();
  };
  const focused = (): void => {
    if (node.matches(':focus-visible')) show();
  };
  node.addEventListener('pointerenter', entered);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('pointerdown', hide);
  node.addEventListener('focus', focused);
  node.addEventListener('blur', hide);
  return {
    update: (next) => ({ desk, card } = next),
    destroy: hide,
  };
};
