/** What an event does to a seat, drawn on the seat itself: nothing changes its place. */
import { isStill } from '../../pace';
import type { View } from '../../protocol.gen';
import type { Seen } from '../../seen';
import { placeNamed } from './places';

/** In milliseconds at the normal pace. */
const [RISE, REACH, RING, SHAKE, BLOT, DROP, FADE] = [240, 520, 120, 180, 240, 90, 120];

function crestOf(seat: unknown): HTMLElement | null {
  const place = placeNamed(`seat-${String(seat)}`);
  return place?.querySelector<HTMLElement>('.crest') ?? place;
}

/** The crest of whose turn begins comes up. */
function rise(seat: unknown, tempo: number): void {
  crestOf(seat)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: isStill() ? FADE : RISE * tempo });
}

/** A ring around the crest of whom a card is aimed at, when the line has reached it. */
function ring(seat: unknown, tempo: number): void {
  const none = { boxShadow: '0 0 0 0 transparent', borderRadius: '50%' };
  const red = { boxShadow: '0 0 0 4px var(--vermilion)', borderRadius: '50%' };
  const options = { delay: isStill() ? 0 : REACH * tempo, duration: (isStill() ? FADE : RING) * 3 };
  crestOf(seat)?.animate([none, red, red, none], options);
}

/** The crest shakes, ink spreads around it, and the drops empty one by one. */
function wound(seat: unknown, left: number, lost: number, tempo: number): void {
  const crest = crestOf(seat);
  const ink = [
    { boxShadow: 'inset 0 0 0 0 transparent' },
    { boxShadow: '0 0 1rem 0.4rem var(--ink), inset 0 0 0.6rem 0.2rem var(--ink)', offset: 0.4 },
    { boxShadow: 'inset 0 0 0 0 transparent' },
  ];
  crest?.animate(ink, { duration: isStill() ? 3 * FADE : 2.5 * BLOT * tempo });
  if (!isStill()) {
    const shake = [0, -4, 4, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    crest?.animate(shake, { duration: SHAKE * Math.max(1, tempo) });
  }
  const drops = [...(placeNamed(`seat-${String(seat)}`)?.querySelectorAll('.drops[data-stat="resilience"] svg') ?? [])];
  drops.slice(left, left + lost).reverse().forEach((drop, place) => {
    const options = { duration: FADE, delay: place * DROP * tempo, fill: 'backwards' as const };
    drop.animate([{ opacity: 0 }, { opacity: 1 }], options);
  });
}

/** Draw it; the view is the table after the event. */
export function mark({ kind, about }: Seen, view: View, tempo: number): void {
  const seat = about['seat'];
  if (kind === 'TurnBegan') rise(seat, tempo);
  else if (kind === 'Played' && about['target'] != null && about['target'] !== seat) ring(about['target'], tempo);
  else if (kind === 'Wounded') wound(seat, view.seats[Number(seat)]!.resilience, Number(about['lost']), tempo);
}
