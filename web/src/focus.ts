/**
 * Keyboard focus. When the focused element vanishes or is disabled, the focus moves to the nearest element around it,
 * and on a new page to the heading: nobody starts again at the top, and screen reader users hear where they are.
 */
const PLACES = 'dialog[open], [role=group], [role=region], section, form, fieldset, aside, header, :is(ul, ol)[aria-label]';
const HEADING = 'main h1';
const SHEET = 'aside.side';
const OPENER = '.topline > [aria-expanded="false"]';

/** The focused element, and everything around it from the inside out. */
let at: HTMLElement | null = null;
let around: Element[] = [];
/** The element that lost the focus because it was disabled, and where the focus went: it gets it back. */
let lent: { by: HTMLElement; to: HTMLElement } | null = null;
/** Whether a new page has no heading yet. */
let isAwaited = false;

const holds = (one: HTMLElement): boolean => one.isConnected && !one.matches(':disabled');

function give(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Another page is shown: focus its heading as soon as there is one. */
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

/** A user who leaves the element on purpose is not pulled back. */
function left(): void {
  queueMicrotask(() => {
    if (at !== null && holds(at) && document.activeElement === document.body) at = null;
  });
}

/** For what opens over the table: the focus returns to the element that opened it. */
export const takesOver = (isOver: boolean) => (side: HTMLElement): void => {
  if (isOver) give(side);
};

/** The element that takes the focus over from one that is gone; a sheet returns it to the button that opened it. */
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
