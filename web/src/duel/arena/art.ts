/** Fighters, cuts, and the things on the table of a duel, in the notation of art/marks.ts. */

/** The fighters, facing right, with empty hands at 44 33; all have the same legs. */
const LEGS = 'i M21 63L25 41H39L49 63Z|c M32 45L30 63M37 46L41 63';
const TORSO = 'i M23 42C22 31 24 24 29 20H36C41 24 42 32 41 42Z|c M31 20L36 32';
const ARMS = 'b M36 26L44 33M28 26L40 34';
const BELT = 'r M23 38h18v4.5H23z';
const body = (head: string, more = ''): string => [LEGS, TORSO, BELT, ARMS, head, more].filter((one) => one !== '').join('|');

const FACE = 'o O33 13 6';
export const FIGURES: Readonly<Record<string, string>> = {
  you: body(`${FACE}|i M26 12Q27 5 34 5Q40 6 40 11Q34 8 26 12ZM28 6L22 3 25 8Z`),
  arima: body(`${FACE}|i M33 1L48 13H18Z|c M33 3L27 13M33 3L39 13`),
  yoshioka: body(`${FACE}|i M27 11Q28 5 34 5Q39 6 39 10ZM31 5h5V1h-5z`, 'p O28 30 2.6'),
  inshun: body('o O33 12 6.5', 'd M25 23Q32 33 40 24|l M28 9Q33 6 38 9'),
  baiken: body(`${FACE}|i M26 13Q25 4 33 4Q41 5 40 11Z|i M26 9L17 6 19 12 26 13Z`, 'R M26 10.5H40'),
  kojiro: body(`${FACE}|i M26 13Q25 4 33 4Q41 4 40 11Q34 7 29 13Q24 22 16 22Q24 18 26 13Z`),
  shiro: body('o O33 12 6.5|i M33 5.5A6.5 6.5 0 0 0 33 18.5Z|i M27 8Q30 2 39 6L33 7Z'),
  three1: body(`${FACE}|i M26 9H40V15H26Z|p M34 11h4v2h-4z`, 'p O32 31 2.2'),
  three2: body(`${FACE}|i M26 9H40V15H26Z|p M34 11h4v2h-4z`, 'p O29 31 2.2O35 31 2.2'),
  three3: body(`${FACE}|i M26 9H40V15H26Z|p M34 11h4v2h-4z`, 'p O29 33.5 2.2O35 33.5 2.2O32 28 2.2'),
};

/** What each opponent fights with. */
export const ARMED: Readonly<Record<string, string>> = {
  arima: 'katana',
  yoshioka: 'katana',
  inshun: 'yari',
  baiken: 'kusarigama',
  kojiro: 'nodachi',
  shiro: 'wakizashi',
  three1: 'katana',
  three2: 'naginata',
  three3: 'bokken',
};

/** The weapons as they are held, with the hands at 44 33. */
export const HELD: Readonly<Record<string, string>> = {
  katana: 'i M46 30C52 22 57 15 63 4Q63 11 49 33ZM42 30l7 5-2 2.4-7-5z|B M44 33L38 39',
  nodachi: 'i M46 29C54 18 60 8 63 -8Q68 6 50 33ZM41 29l9 6-2 2.6-9-6z|B M44 33L35 43',
  bokken: 'o M46 30C52 22 57 15 62 4Q65 12 49 34Z|b M46 32L37 41',
  kusarigama: 'b M38 38L50 24|i M47 22C54 12 64 12 68 20Q58 17 53 27Z|d M38 39Q30 52 46 54T60 46|i O61 45 3',
  naginata: 'l M28 54L54 15|l M28.6 54.6L54.6 15.6|i M53 17C56 9 62 2 70 0Q66 10 57 20Z|r M44 31l4 3-3 4.4-4-3z',
  yari: 'l M26 50L58 14|l M26.6 50.6L58.6 14.6|i M57 16L68 0 62 20Z|r M55 14l8 6-5 4-7-6z',
  wakizashi: 'i M47 30C51 25 54 20 57 13Q58 20 49 33ZM43 30l6 5-2 2-6-5z|B M44 33L40 37|i M31 36L18 44Q24 36 33 33Z|r M33 33l5-2 1 3-5 2z',
};

/** The path of the blade, one for each kind of card: where it starts, and where it ends. */
export const CUTS: Readonly<Record<string, string>> = {
  men_uchi: 'b M32 4V44|r M21 40H43L32 61Z',
  kesa_giri: 'b M10 6L42 42|r M48 28L54 56 27 47Z',
  do_giri: 'b M4 32H42|r M38 20L62 32 38 44Z',
  kiri_age: 'b M10 58L42 22|r M48 36L54 8 27 17Z',
  tsuki: 'i M2 28H36V36H2Z|r M34 14L64 32 34 50Z',
  kote_uchi: 'b M14 10L34 30|r M38 18L44 44 19 36Z|l M8 54H56',
  nuki_waza: 'b M6 50C6 20 30 14 44 26|r M40 12L60 34 36 38Z|l M30 56H58',
  kaeshi_waza: 'b M52 10C14 6 6 34 22 46|r M10 42L36 40 28 62Z',
  uke_nagashi: 'b M6 40L34 10 58 40|R M20 58L34 28',
  harai: 'b M8 22C22 46 42 46 50 26|r M38 28L58 8 62 36Z',
  chudan_no_kamae: 'b M32 60V26|r M20 30L32 4 44 30Z|l M10 60H54',
  irimi: 'i O20 32 9|r M30 20L54 32 30 44Z|l M58 8V56',
  ma_ai: 'i O10 32 8|i O54 32 8|R M22 32H42|r M28 26L20 32 28 38Z|r M36 26L44 32 36 38Z',
  iai: 'b M4 54C18 20 40 10 58 8|r M2 60H34V52H2Z|i M56 2L64 8 54 14Z',
  gan_ryu_thrust: 'i M0 28H40V36H0Z|r M38 10L66 32 38 54Z|l M4 18H26M4 46H26',
  twin_cut: 'b M12 6L34 46|b M30 4L52 44|r M26 40L48 42 36 62Z',
  twin_thrust: 'i M2 18H36V25H2Z|i M2 40H36V47H2Z|r M34 8L60 21 34 34ZM34 30L60 43 34 56Z',
  rising_wave: 'b M4 52C20 52 22 18 42 20C56 21 54 40 42 38|r M44 30A8 8 0 1 1 43.9 30Z',
  falling_leaf: 'l M32 2V18|r M32 14C56 26 52 48 32 62C12 48 8 26 32 14Z|c M32 22V56M32 36L44 30M32 44L22 38',
  five_fold_stance: 'i*5 M32 4L39 24H25Z|r O32 32 8',
  immovable_body: 'i M8 58L16 24 32 10 50 22 58 58Z|c M16 24L30 34 50 22M30 34L28 58|R M2 62H62',
  stone_cutter: 'i M6 62L12 38H52L58 62Z|b M32 2V38|r M24 34H40L32 56Z',
  swallow_cut: 'b M8 8L34 44 56 8|r M46 8L64 0 62 22Z',
  empty_mind: 'b O32 32 25|r O32 32 4',
  void: 'i M46 8A28 28 0 1 0 60 30L54 31A21 21 0 1 1 42 13Z',
};
export const cutOf = (card: string): string => CUTS[card] ?? CUTS[card.replace(/_(normal|special)$/, '')] ?? CUTS['void']!;

/** Icons of combos: hollow, full, half. */
export const ICONS: Readonly<Record<string, string>> = {
  normal: 'b M32 6L58 32 32 58 6 32Z',
  special: 'r M32 2L62 32 32 62 2 32Z|R M32 2L62 32 32 62 2 32Z',
  wild: 'b M32 6L58 32 32 58 6 32Z|r M32 12L52 32 32 52Z',
};

export const QI = 'r O32 32 27|c M14 34c8-12 14 8 20-2s10-6 16-2';
export const HOLLOW_QI = 'l O32 32 26';
export const ARMOUR = 'i M8 6H56L52 44Q44 58 32 62Q20 58 12 44Z|c M10 20H54M11 32H53M14 44H50';
export const HOLLOW_ARMOUR = 'l M8 6H56L52 44Q44 58 32 62Q20 58 12 44Z';
export const WOUND = 'r M2 52C14 26 36 8 62 4C52 30 30 48 2 52Z|c M14 46L46 16';
export const SHIELD = 'b M32 4L58 14V34C58 48 46 56 32 61C18 56 6 48 6 34V14Z';
export const BLADE = 'i M28 42V10L32 -2 36 10V42ZM20 42H44V47H20Z|r M29 48h6v15h-6z';

/** The uses, each as a seal. */
export const SEALS: Readonly<Record<string, string>> = {
  extra: 'o M14 6H44V54H14Z|r M27 18h4v10h10v4H31v10h-4V32H17v-4h10z',
  foresee: 'o M3 34C14 14 50 14 61 34C50 54 14 54 3 34Z|r O32 34 10|i O32 34 4.5',
  guard: 'i M32 3L59 13V34C59 49 47 57 32 62C17 57 5 49 5 34V13Z|p M29 18h6v11h11v6H35v11h-6V35H18v-6h11z',
  gisei: 'i M32 2C45 21 53 31 53 42A21 21 0 0 1 11 42C11 31 19 21 32 2Z|p M30 24h4v12h9L32 52 21 36h9z',
  environment: 'i M0 58L22 18 32 36 42 24 64 58Z|r O48 13 8',
  bokken: '45|o M28 68C25.5 40 27 14 37 -5L40.5 2C35.5 20 34.5 44 36 68Z|l M27.5 47h8',
  spend: 'l O32 32 29|r*5 O32 16 6',
  step: 'l O32 32 29|i M18 16h28v4H34v7h12v4H34v15h-5V31H16v-4h13v-7H18z',
  convert: 'r O16 22 12|i M46 26C54 37 58 42 58 48A12 12 0 0 1 34 48C34 42 38 37 46 26Z|l M22 44c2 8 6 10 10 10',
};
