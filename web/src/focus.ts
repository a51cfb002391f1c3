/**
 * Where the keyboard is. What vanishes under it, or cannot be pressed any more, hands it on to what stands round it,
 * and a new page to its heading: nobody begins again at the top, and who hears the page hears where he is.
 */
const PLACES = 'dialog[open], [role=group], [role=region], section, form, fieldset, aside, header, :is(ul, ol)[aria-label]';
const HEADING = 'main h1';
const SHEET = 'aside.side';
const OPENER = '.topline > [aria-expanded="false"]';

/** What has the keyboard, and everything round it from the inside out. */
let at: HTMLElement | null = null;
let around: Element[] = [];
/** What gave the keyboard away because it could not be pressed, and to whom: it gets it back. */
let lent: { by: HTMLElement; to: HTMLElement } | null = null;
/** Whether a page is coming whose heading is not there yet. */
let isAwaited = false;

const holds = (one: HTMLElement): boolean => one.isConnected && !one.matches(':disabled');

function give(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Another page is shown: go to its heading as soon as there is one. */
export function arrive(): void {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (heading !== null) give(heading);
  isAwaited = heading === null;
}

function held(event: FocusEvent): void {
  at = event.target as HTMLElement;
  around = [];
  for (let one = at.parentElement; one !== null; one = one.parentElement) around.push(one);
  isAwaited = false;
}

/** Who leaves it himself, for nowhere, is not called back. */
function left(): void {
  queueMicrotask(() => {
    if (at !== null && holds(at) && document.activeElement === document.body) at = null;
  });
}

/** For what opens over the table: who opened it goes on there. */
export const takesOver = (isOver: boolean) => (side: HTMLElement): void => {
  if (isOver) give(side);
};

/** What takes the keyboard over from something that is gone; a sheet gives it back to the button that opened it. */
function heir(): HTMLElement | null {
  const opener = around.some((one) => one.matches(SHEET)) ? document.querySelector<HTMLElement>(OPENER) : null;
  return opener ?? around.find((one) => one.isConnected)?.closest<HTMLElement>(PLACES) ?? null;
}

function handOn(from: HTMLElement): void {
  const place = heir();
  if (place === null) return arrive();
  give(place);
  lent = from.isConnected ? { by: from, to: place } : null;
}

function look(): void {
  const active = document.activeElement;
  if (lent !== null && holds(lent.by)) {
    if (active === lent.to) lent.by.focus({ preventScroll: true });
    lent = null;
  } else if (at !== null && !holds(at) && (active === document.body || active === at)) {
    handOn(at);
  } else if (isAwaited) {
    arrive();
  }
}

export function keepFocus(): void {
  document.addEventListener('focusin', held);
  document.addEventListener('focusout', left);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}
