/** What an event does to a seat, drawn on the seat itself: nothing changes its place. */
import { isStill } from '../../pace';
import type { ToldEvent, View } from '../../protocol.gen';
import { placeNamed } from '../board/places';

/** In milliseconds at the normal pace. */
const [RISE, REACH, RING, SHAKE, DROP, FADE] = [240, 520, 120, 180, 90, 120];
/** A card meets another on the stage; both part and come back. */
const [MEET, PART] = [180, 120];
/** How long the table holds its breath before somebody falls, and how long the fall takes. */
export const [BREATH, FALL] = [500, 320];

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

/** What is drawn on a crest: the crest itself holds still. */
const glyphOf = (seat: unknown): SVGElement | null => crestOf(seat)?.querySelector('svg') ?? null;

/** The crest shakes, and the drops empty one by one; the ink around it is drawn below the seat. */
function wound(seat: unknown, left: number, lost: number, tempo: number): void {
  if (!isStill()) {
    const shake = [0, -4, 4, -4, 4, -4, 4, 0].map((x) => ({ translate: `${x}px` }));
    glyphOf(seat)?.animate(shake, { duration: SHAKE * Math.max(1, tempo) });
  }
  const drops = [...(placeNamed(`seat-${String(seat)}`)?.querySelectorAll('.drops[data-stat="resilience"] svg') ?? [])];
  drops.slice(left, left + lost).reverse().forEach((drop, place) => {
    const options = { duration: FADE, delay: place * DROP * tempo, fill: 'backwards' as const };
    drop.animate([{ opacity: 0 }, { opacity: 1 }], options);
  });
}

/** The crest of whoever is defeated falls, once the table has held its breath. */
function fall(seat: unknown, tempo: number): void {
  const [from, to] = isStill() ? [{ opacity: 1 }, { opacity: 0.3 }] : [{ rotate: '0deg' }, { rotate: '64deg' }];
  const options = { delay: BREATH * tempo, duration: isStill() ? FADE : FALL * tempo, easing: 'ease-in', fill: 'backwards' as const };
  glyphOf(seat)?.animate([from, to], options);
}

/** A parry: the two cards part, and come back. */
function clash(tempo: number): void {
  if (isStill()) return;
  const away = [{ translate: '0' }, { translate: '-10px' }, { translate: '0' }];
  placeNamed('playing')?.firstElementChild?.animate(away, { delay: MEET * tempo, duration: PART * tempo });
}

/** Draw it; the view is the table after the event. */
export function mark({ kind, about, said }: Pick<ToldEvent, 'kind' | 'about' | 'said'>, view: View, tempo: number): void {
  const seat = about['seat'];
  if (kind === 'TurnBegan') rise(seat, tempo);
  else if (kind === 'Played' && about['target'] != null && about['target'] !== seat) ring(about['target'], tempo);
  else if (kind === 'Answered' && typeof said === 'object' && said.id === 'event-parried') clash(tempo);
  else if (kind === 'Defeated') fall(seat, tempo);
  else if (kind === 'Wounded') wound(seat, view.seats[Number(seat)]!.resilience, Number(about['lost']), tempo);
}
