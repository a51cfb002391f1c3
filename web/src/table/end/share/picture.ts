/** One picture of how a game ended, to share: who won, the roles, the sums, and the moment that decided it. */
import { ROLES } from '../../../art/glyphs';
import { MONS, ownMon } from '../../../art/mons';
import type { Role } from '../roles';
import { cut, drawMarks, linesOf } from './brush';

export type Player = { name: string; character: string; called: string; role: Role; roleWords: string; isWinner: boolean };
export type Ending = {
  title: string;
  after: string;
  /** The role whose emblem the winners have. */
  emblem: Role;
  players: readonly Player[];
  sums: readonly { team: string; name: string; total: string; isWinner: boolean }[];
  deciding: { heading: string; text: string; chance: string; before: number; after: number } | null;
};

const [WIDTH, EDGE] = [1080, 72];
const WITHIN = WIDTH - 2 * EDGE;
const ROW = 84;
const [SERIF, SANS] = ["'Alegreya', Georgia, serif", "'Source Sans 3', system-ui, sans-serif"];
const TONES: Record<string, string> = { shogun: '--gold', samurai: '--gold', ninja: '--indigo', ronin: '--vermilion' };

class Sheet {
  y = EDGE;
  readonly canvas = document.createElement('canvas');
  readonly context = this.canvas.getContext('2d')!;
  readonly #style = getComputedStyle(document.documentElement);

  color(token: string): string {
    return this.#style.getPropertyValue(token).trim();
  }

  tone(of: string): string {
    return this.color(TONES[of] ?? '--ink');
  }

  write(text: string, x: number, y: number, font: string, color: string, align: CanvasTextAlign = 'left'): void {
    Object.assign(this.context, { font, fillStyle: color, textAlign: align, textBaseline: 'alphabetic' });
    this.context.fillText(text, x, y);
  }

  measured(font: string): (text: string) => number {
    this.context.font = font;
    return (text) => this.context.measureText(text).width;
  }

  /** Lines below each other, from here on. */
  paragraph(text: string, width: number, size: number, family: string, color: string, weight = 400): void {
    const font = `${weight} ${size}px ${family}`;
    for (const line of linesOf(text, width, this.measured(font))) {
      this.y += size * 1.22;
      this.write(line, EDGE, this.y, font, color);
    }
  }
}

function head(sheet: Sheet, { title, after, emblem }: Ending): void {
  const { context } = sheet;
  const [size, x] = [250, WIDTH - EDGE - 250];
  context.fillStyle = '#c23a29';
  context.beginPath();
  context.arc(x + size / 2, EDGE + size / 2, size / 2, 0, 2 * Math.PI);
  context.fill();
  const white = '#fffdf8';
  drawMarks(context, ROLES[emblem], { x: x + 55, y: EDGE + 50, size: 140 }, { ink: white, accent: '#1d1b1a', ground: '#c23a29' });
  sheet.y += 6;
  sheet.paragraph(after, WITHIN, 32, SANS, sheet.color('--ink-2'));
  sheet.paragraph(title, WITHIN - size - 30, 52, SERIF, sheet.color('--ink'), 700);
  sheet.y = Math.max(sheet.y + 40, EDGE + size + 40);
}

function row(sheet: Sheet, one: Player): void {
  const { context } = sheet;
  const ink = sheet.color('--ink');
  const inks = { ink, accent: sheet.tone(one.role), ground: sheet.color('--paper') };
  context.fillStyle = sheet.color('--line');
  context.fillRect(EDGE, sheet.y, WITHIN, 2);
  drawMarks(context, ROLES[one.role], { x: EDGE, y: sheet.y + 14, size: 58 }, inks);
  drawMarks(context, MONS[one.character] ?? ownMon(one.character), { x: EDGE + 84, y: sheet.y + 18, size: 50 }, { ...inks, accent: sheet.color('--vermilion') });
  const [name, role] = [`700 34px ${SERIF}`, `600 30px ${SANS}`];
  const right = sheet.measured(role)(one.roleWords);
  const width = WITHIN - 156 - right - 24;
  sheet.write(cut(one.name, width, sheet.measured(name)), EDGE + 156, sheet.y + 40, name, ink);
  sheet.write(one.called, EDGE + 156, sheet.y + 70, `400 25px ${SANS}`, sheet.color('--ink-2'));
  sheet.write(one.roleWords, WIDTH - EDGE, sheet.y + 52, role, sheet.tone(one.role), 'right');
  if (one.isWinner) {
    context.fillStyle = sheet.color('--vermilion');
    context.fillRect(EDGE - 18, sheet.y + 12, 6, ROW - 22);
  }
  sheet.y += ROW;
}

function sums(sheet: Sheet, ending: Ending): void {
  const gap = 20;
  const width = (WITHIN - gap * (ending.sums.length - 1)) / ending.sums.length;
  sheet.y += 24;
  for (const [place, one] of ending.sums.entries()) {
    const x = EDGE + place * (width + gap);
    const tone = sheet.tone(one.team);
    sheet.context.fillStyle = sheet.color('--paper-2');
    sheet.context.fillRect(x, sheet.y, width, 110);
    sheet.context.fillStyle = tone;
    sheet.context.fillRect(x, sheet.y, width, one.isWinner ? 10 : 5);
    const font = `600 26px ${SANS}`;
    sheet.write(cut(one.name, width - 100, sheet.measured(font)), x + 18, sheet.y + 72, font, sheet.color('--ink'));
    sheet.write(one.total, x + width - 18, sheet.y + 80, `700 54px ${SANS}`, tone, 'right');
  }
  sheet.y += 110;
}

function moment(sheet: Sheet, { deciding }: Ending): void {
  if (deciding === null) return;
  sheet.y += 20;
  sheet.paragraph(deciding.heading, WITHIN, 38, SERIF, sheet.color('--ink'), 700);
  sheet.paragraph(deciding.text, WITHIN, 30, SANS, sheet.color('--ink'));
  const { context } = sheet;
  sheet.y += 22;
  context.fillStyle = sheet.color('--paper-3');
  context.fillRect(EDGE, sheet.y, WITHIN, 14);
  context.fillStyle = sheet.color('--vermilion');
  context.fillRect(EDGE + WITHIN * deciding.before, sheet.y, WITHIN * (deciding.after - deciding.before), 14);
  sheet.y += 16;
  sheet.paragraph(deciding.chance, WITHIN, 26, SANS, sheet.color('--ink-2'));
}

function draw(sheet: Sheet, ending: Ending): void {
  const { context } = sheet;
  context.fillStyle = sheet.color('--paper');
  context.fillRect(0, 0, WIDTH, sheet.canvas.height);
  sheet.y = EDGE;
  head(sheet, ending);
  for (const one of ending.players) row(sheet, one);
  sums(sheet, ending);
  moment(sheet, ending);
  sheet.y += 56;
  sheet.write('chanbara', EDGE, sheet.y, `700 30px ${SERIF}`, sheet.color('--vermilion'));
  sheet.y += 44;
}

/** The picture as a PNG; null where a browser cannot make one. */
export async function pictureOf(ending: Ending): Promise<Blob | null> {
  await Promise.all([`700 52px Alegreya`, `400 30px 'Source Sans 3'`, `600 30px 'Source Sans 3'`].map((font) => document.fonts.load(font)));
  const sheet = new Sheet();
  sheet.canvas.width = WIDTH;
  // How high it is shows once it is drawn.
  sheet.canvas.height = WIDTH;
  draw(sheet, ending);
  sheet.canvas.height = Math.ceil(sheet.y);
  draw(sheet, ending);
  return new Promise((resolve) => sheet.canvas.toBlob(resolve, 'image/png'));
}
