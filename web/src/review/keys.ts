/** Stepping by keyboard: left and right by decision, with Shift or up and down by turn, space plays and stops. */
import type { Past } from './past.svelte';

/** Where keys mean something else. */
const BUSY = 'input, select, textarea, dialog, [tabindex="0"]';
const PRESSED = 'button, a, summary';

export function pressed(event: KeyboardEvent, past: Past): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest(BUSY) !== null || document.querySelector('dialog[open]') !== null) return;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const;
  if (event.key in by) {
    event.preventDefault();
    const way = by[event.key as keyof typeof by];
    const isTurn = event.shiftKey || event.key === 'ArrowUp' || event.key === 'ArrowDown';
    void (isTurn ? past.stepTurn(way) : past.step(way));
  } else if (event.key === ' ' && event.target.closest(PRESSED) === null) {
    event.preventDefault();
    if (past.isPlaying) past.stop();
    else void past.play();
  }
}
