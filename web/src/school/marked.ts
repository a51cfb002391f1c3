/** A ring round what the coach speaks of. It lies in a sheet of its own: whatever is drawn anew keeps it. */
const RING = 'outline: 3px solid var(--vermilion); outline-offset: 3px; border-radius: var(--r);';

/** How much is left below a card that comes into sight, in pixels. */
const EDGE = 12;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Where a mark is found on the table. */
function placeOf(mark: string, you: number): string {
  const [kind, name = ''] = mark.split(':');
  if (kind === 'hand') {
    const card = `[data-card='${CSS.escape(name)}']`;
    return `[data-place='hand'] :is(${card} button.card, button.card${card})`;
  }
  if (kind === 'use') return `[data-use='${CSS.escape(name)}']`;
  if (kind === 'seat') return `[data-seat='${CSS.escape(name)}']`;
  if (kind === 'own') return `[data-seat='${you}']`;
  if (kind === 'leave') return '[data-leave]';
  return `[data-place='${CSS.escape(kind ?? '')}']`;
}

export function ring(marks: readonly string[], you: number): void {
  const places = marks.map((mark) => placeOf(mark, you));
  sheet.replaceSync(places.length === 0 ? '' : `${places.join(', ')} { ${RING} }`);
  const hand = marks.findIndex((mark) => mark.startsWith('hand:'));
  if (hand !== -1) requestAnimationFrame(() => bringNear(places[hand] ?? ''));
}

/** A card at the edge of a narrow hand, or of a low screen, comes into sight. */
function bringNear(place: string): void {
  const card = document.querySelector(place);
  const hand = card?.closest('ul');
  if (!card || !hand) return;
  const { left, bottom } = card.getBoundingClientRect();
  if (hand.scrollWidth > hand.clientWidth) {
    hand.scrollLeft += left - hand.getBoundingClientRect().left - hand.clientWidth / 2;
  }
  if (bottom > innerHeight) scrollBy({ top: bottom - innerHeight + EDGE });
}
