/** Draws our own drawings and words on a canvas: the same marks as on the page, see art/marks.ts. */
import { type Paint, readDrawing } from '../../../art/marks';

export type Inks = { ink: string; accent: string; ground: string };
export type Place = { x: number; y: number; size: number };

const FILLED: Partial<Record<Paint, keyof Inks>> = { i: 'ink', r: 'accent', p: 'ground', o: 'ground' };
const STROKED: Partial<Record<Paint, keyof Inks>> = { l: 'ink', b: 'ink', d: 'ink', o: 'ink', R: 'accent', B: 'accent', c: 'ground' };
const BROAD: Partial<Record<Paint, number>> = { b: 6, B: 6, c: 2.2, d: 4.6 };
const SHEET = 64;

function turnBy(context: CanvasRenderingContext2D, degrees: number): void {
  context.translate(SHEET / 2, SHEET / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-SHEET / 2, -SHEET / 2);
}

/** One picture of the page, at a place. */
export function drawMarks(context: CanvasRenderingContext2D, source: string, { x, y, size }: Place, inks: Inks): void {
  const drawing = readDrawing(source);
  context.save();
  context.translate(x, y);
  context.scale(size / SHEET, size / SHEET);
  turnBy(context, drawing.turn);
  for (const { paint, path, turns } of drawing.marks) {
    const [fill, stroke] = [FILLED[paint], STROKED[paint]];
    context.lineWidth = BROAD[paint] ?? 3;
    context.lineCap = paint === 'c' ? 'butt' : 'round';
    context.lineJoin = 'round';
    context.setLineDash(paint === 'd' ? [0.1, 6] : []);
    for (const turn of turns) {
      context.save();
      turnBy(context, turn);
      if (fill !== undefined) context.fillStyle = inks[fill];
      if (fill !== undefined) context.fill(new Path2D(path));
      if (stroke !== undefined) context.strokeStyle = inks[stroke];
      if (stroke !== undefined) context.stroke(new Path2D(path));
      context.restore();
    }
  }
  context.restore();
}

/** A text in lines of a width; a word that is too long has a line of its own. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cut a text that is too long for its place. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}
