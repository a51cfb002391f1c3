/** A ring around what the coach is talking about. It is a layer of its own: redrawing the table keeps it. */
const RING = 'outline: 3px solid var(--vermilion); outline-offset: 3px; border-radius: var(--r);';

/** The margin around what is scrolled into view, in pixels. */
const EDGE = 12;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Where a mark is found on the table. */
function placeOf(mark: string, you: number): string {
  const [kind, ...rest] = mark.split(':');
  const name = rest.join(':');
  if (kind === 'hand') {
    const card = `[data-card='${CSS.escape(name)}']`;
    return `[data-place='hand'] :is(${card} button.card, button.card${card})`;
  }
  if (kind === 'option') return `[data-option='${CSS.escape(name)}']`;
  if (kind === 'use') return `[data-use='${CSS.escape(name)}']`;
  if (kind === 'seat') return `[data-seat='${CSS.escape(name)}']`;
  if (kind === 'own') return `[data-seat='${you}']`;
  if (kind === 'stat') return `[data-stat='${CSS.escape(name)}']`;
  if (kind === 'leave') return '[data-leave]';
  return `[data-place='${CSS.escape(kind ?? '')}']`;
}

export function ring(marks: readonly string[], you: number): void {
  const places = marks.map((mark) => placeOf(mark, you));
  sheet.replaceSync(places.length === 0 ? '' : `${places.join(', ')} { ${RING} }`);
  if (places.length > 0) requestAnimationFrame(() => places.forEach(bringNear));
}

/** A card at the edge of a narrow hand is scrolled into view, and so is what the coach or the hand covers. */
function bringNear(place: string): void {
  const marked = document.querySelector(place);
  if (!marked) return;
  const { left, top, bottom } = marked.getBoundingClientRect();
  const hand = marked.closest('ul');
  if (hand && hand.scrollWidth > hand.clientWidth) {
    hand.scrollLeft += left - hand.getBoundingClientRect().left - hand.clientWidth / 2;
  }
  const question = marked.closest('.bout > .ask');
  if (question && question.scrollHeight > question.clientHeight) {
    question.scrollTop += bottom - question.getBoundingClientRect().bottom + EDGE;
  }
  const dock = document.querySelector('.bout > .ask');
  const above = document.querySelector(':is(.lesson, .puzzle) > .top')?.getBoundingClientRect().bottom ?? 0;
  const isDocked = dock !== null && getComputedStyle(dock).position === 'sticky' && !marked.closest('.bout > :is(.ask, .hand)');
  const below = isDocked ? dock.getBoundingClientRect().top : innerHeight;
  if (bottom > below) scrollBy({ top: bottom - below + EDGE });
  else if (top < above) scrollBy({ top: top - above - EDGE });
}
