/** Where a duel is fought: a quiet plane behind the fighters, on a sheet of 320 by 120 with the ground at 96. */

export type Plane = { tone: 'far' | 'near' | 'line' | 'sun'; path: string };

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const many = (count: number, drawn: (number: number) => string): string => Array.from({ length: count }, (_, number) => drawn(number)).join('');

const GROUND: Plane = { tone: 'near', path: 'M0 96H320V120H0Z' };

export const PLACES: Readonly<Record<string, readonly Plane[]>> = {
  none: [
    { tone: 'sun', path: circle(160, 44, 22) },
    { tone: 'far', path: 'M0 84L40 66 78 80 122 58 168 82 214 64 262 80 320 60V96H0Z' },
    GROUND,
  ],
  dojo: [
    { tone: 'far', path: many(7, (one) => `M${8 + one * 44} 18h38v66h-38z`) },
    { tone: 'line', path: many(7, (one) => `M${27 + one * 44} 18v66M${8 + one * 44} 40h38M${8 + one * 44} 62h38`) },
    GROUND,
    { tone: 'line', path: `M0 104H320M0 112H320${many(9, (one) => `M${20 + one * 36} 96v8M${38 + one * 36} 104v8`)}` },
  ],
  temple: [
    { tone: 'far', path: 'M70 44Q160 26 250 44L268 58Q160 42 52 58ZM92 58h136v38H92z' },
    { tone: 'line', path: 'M112 58v38M136 58v38M160 58v38M184 58v38M208 58v38M150 30V14h20v16' },
    GROUND,
    { tone: 'line', path: 'M84 100H236M76 106H244' },
  ],
  beach: [
    { tone: 'sun', path: circle(160, 66, 30) },
    { tone: 'far', path: 'M0 72H320V96H0Z' },
    { tone: 'line', path: many(16, (one) => `M${one * 20} 82a10 6 0 0 1 20 0M${one * 20 - 10} 90a10 6 0 0 1 20 0`) },
    GROUND,
  ],
  snowfield: [
    { tone: 'far', path: 'M0 70L54 34 88 62 140 22 196 66 238 44 320 76V96H0Z' },
    { tone: 'line', path: 'M140 22L128 40 140 36 150 44 158 36ZM54 34L46 46 56 44 64 48Z' },
    { tone: 'near', path: 'M0 96Q60 86 120 94T240 92T320 96V120H0Z' },
  ],
  bamboo: [
    { tone: 'far', path: many(13, (one) => `M${6 + one * 25 + (one % 3) * 4} 0h${5 + (one % 2) * 2}v96h-${5 + (one % 2) * 2}z`) },
    { tone: 'line', path: many(13, (one) => `M${5 + one * 25 + (one % 3) * 4} ${18 + (one % 4) * 9}h9M${5 + one * 25 + (one % 3) * 4} ${56 + (one % 4) * 8}h9`) },
    { tone: 'near', path: `M0 96H320V120H0Z${many(8, (one) => `M${18 + one * 41} 96q6-16 20-14q-10 4-14 14z`)}` },
  ],
  cliff: [
    { tone: 'sun', path: circle(252, 34, 16) },
    { tone: 'far', path: 'M214 96L232 78 250 90 276 74 320 92V120H214Z' },
    { tone: 'near', path: 'M0 96H206L198 104 204 110 192 120H0Z' },
    { tone: 'line', path: 'M206 96L198 104 204 110 192 120M150 104l12 6M96 108l14 4M40 104l10 6' },
  ],
};

/** The weather before it: lines and dots that never hide a word. */
export const WEATHER: Readonly<Record<string, string>> = {
  clear: '',
  rain: many(34, (one) => `M${(one * 47) % 330} ${(one * 29) % 92}l-5 15`),
  wind: many(6, (one) => `M${(one * 67) % 260} ${14 + one * 13}h34q10 0 8-7q-3-5-8-1`),
  snow: many(40, (one) => circle((one * 53) % 322, (one * 31) % 96, 1.3)),
  fog: many(5, (one) => `M${-20 + one * 22} ${40 + one * 12}h${150 + (one % 3) * 40}`),
};
