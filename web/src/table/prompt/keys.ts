/** Keyboard control of the table: arrows move, Enter chooses, Escape cancels, numbers choose from the list. */
import type { Desk } from '../desk.svelte';
import { summary } from '../summary/open.svelte';

/** Where keys mean something else: in a text field, in a list, or in something that scrolls. */
export const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [tabindex="0"]');

export function step(within: string, by: number): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(within)];
  const at = found.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return false;
  found[(at + by + found.length) % found.length]?.focus();
  return true;
}

export function goTo(...places: string[]): void {
  const found = places.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
  found?.focus();
}

const HAND = '[data-place="hand"] button.card';
const SEATS = '.upper .who';
const OPEN_SEATS = '.upper .choosable';

function move(key: string): void {
  if (key === 'ArrowUp') goTo(OPEN_SEATS, SEATS);
  else if (key === 'ArrowDown') goTo('[aria-pressed="true"].card', HAND);
  else {
    const by = key === 'ArrowRight' ? 1 : -1;
    const isAny = step(HAND, by) || step(OPEN_SEATS, by) || step(SEATS, by);
    if (!isAny) goTo(HAND);
  }
}

export function pressed(event: KeyboardEvent, desk: Desk): void {
  if (isBusy(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (event.key === 'Escape' && desk.game.isReplay) {
    desk.game.catchUp();
  } else if (event.key === 'Escape') {
    desk.cancel();
    desk.listed = false;
  } else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    move(event.key);
  } else if (/^[1-9]$/.test(event.key) && (desk.listed || desk.isWindow)) {
    desk.choose(Number(event.key) - 1);
  } else if (event.key === '?') {
    summary.toggle();
  } else if (event.key === 'l') {
    desk.listed = !desk.listed && desk.options.length > 0;
  } else if (event.key === 'a' && desk.held === null) {
    desk.game.again();
  }
}
