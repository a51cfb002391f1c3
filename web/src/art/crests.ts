/**
 * Crests that people compose: a shape, a sign and a color, joined by hyphens as the server stores them.
 * A shape is written as in marks.ts; a filled one turns its sign into paper. A sign has marks of its own:
 * F a plane, L a line, C a line cut into a plane.
 */
type Shape = { source: string; isFilled: boolean };

export const SHAPES: Readonly<Record<string, Shape>> = {
  ring: { source: 'l O32 32 29.5', isFilled: false },
  band: { source: 'b O32 32 28', isFilled: false },
  disc: { source: 'i O32 32 31', isFilled: true },
  hex: { source: 'i M32 1L59 16.5V47.5L32 63 5 47.5V16.5Z', isFilled: true },
  petals: { source: 'i*8 O32 11 9.5|i O32 32 24', isFilled: true },
};

/** Only bots have it. */
const BOX: Shape = { source: 'l M11 3H53L61 11V53L53 61H11L3 53V11Z', isFilled: false };

export const SIGNS: Readonly<Record<string, string>> = {
  plum: 'F*5 O32 20 7.2|F O32 32 4',
  cherry: 'F*5 M32 31C24 26 23 15 28 10L32 14L36 10C41 15 40 26 32 31Z',
  leaf: 'F*3 M32 31C24 25 24 16 32 9C40 16 40 25 32 31Z|C*3 M32 27V15',
  wave: 'L M12 46A10 10 0 0 1 32 46A10 10 0 0 1 52 46|L M12 35A10 10 0 0 1 32 35A10 10 0 0 1 52 35|L M22 24A10 10 0 0 1 42 24',
  moon: 'F M37 12A20.5 20.5 0 1 0 52 39A16.5 16.5 0 1 1 37 12Z',
  fuji: 'F M11 46L27 18H37L53 46Z|C M22 27L28 31L32 26L36 31L42 27',
  arrows: 'L M18 47L45 20M46 47L19 20|F M53 12L49 24L41 16ZM11 12L15 24L23 16Z',
  fan: 'F M11 30A27 27 0 0 1 53 30L39 47A11 11 0 0 0 25 47Z|C M25 41L19 24M32 40V19M39 41L45 24',
  stars: 'F*6 O32 16.5 4.8|F O32 32 5.8',
  tomoe: 'F*3 M39 21A7.5 7.5 0 1 1 24 21C24 14 30 9 39 10C47 12 53 18 54 26C49 20 44 17 39 18Z',
  blade: '40|F M34 8C39 19 39 31 35 42H29C33 31 34 19 34 8Z|L M23 44H41|L M32 46V55',
  coin: 'F O32 32 19|C M25 25H39V39H25Z',
  torii: 'F M9 15Q32 20 55 15V21Q32 26 9 21ZM14 28H50V33H14ZM19 33H25V51H19ZM39 33H45V51H39Z',
  drop: 'F M32 10C41 22 46 29 46 37A14 14 0 0 1 18 37C18 29 23 22 32 10Z|C M25 37A7.5 7.5 0 0 0 32 45',
};

/** Each readable on light and dark paper. */
export const COLORS: Readonly<Record<string, string>> = {
  ink: '--ink',
  red: '--vermilion',
  blue: '--property',
  green: '--moss',
  gold: '--gold',
  rose: '--blossom',
};

const PAINTS: Record<'open' | 'filled', Record<string, string>> = {
  open: { F: 'i', L: 'l', C: 'c' },
  filled: { F: 'p', L: 'q', C: 'l' },
};

export type Drawn = { shape: string; sign: string; color: string };

/** The drawing of a crest; what cannot be read is a ring. */
export function drawn(code: string): Drawn {
  const [shape = '', sign = '', color = ''] = code.split('-');
  const { source, isFilled } = shape === 'box' ? BOX : (SHAPES[shape] ?? SHAPES['ring']!);
  const paints = PAINTS[isFilled ? 'filled' : 'open'];
  const on = (SIGNS[sign] ?? '').replace(/(^|\|)([FLC])/g, (_, before: string, paint: string) => before + paints[paint]);
  return { shape: source, sign: on, color: COLORS[color] ?? '--ink' };
}

const any = (words: Readonly<Record<string, unknown>>): string => {
  const keys = Object.keys(words);
  return keys[Math.floor(Math.random() * keys.length)]!;
};

export const anyCrest = (): string => [any(SHAPES), any(SIGNS), any(COLORS)].join('-');
