/** The four symbols of the cards and the emblems of the roles, in the notation of marks.ts. */
export const SUITS = {
  fuji: 'i M0 56L24 13Q26 9 32 9T40 13L64 56Z|p M24.5 19Q27 14 32 14T39.5 19L46 31l-6-3-8 8-8-8-6 3z',
  koi: 'i M40 4C58 12 60 36 34 46C30 50 30 56 34 63C26 62 22 58 20 54C14 56 8 54 3 49C10 48 14 46 17 42C10 26 22 2 40 4ZM52 12L62 22 53 28ZM20 20L9 20 15 33Z|p O43 12 3|c M32 12Q46 16 50 26M26 22Q38 24 43 35M22 32Q30 32 35 41',
  torii: 'i M0 6Q32 15 64 6L61 18Q32 23 3 18ZM7 27H57v7H7zM14 18h8V62h-8zM42 18h8V62h-8zM28 20h8v8h-8z',
  origami: 'i M21 39L38 1 48 36ZM9 9L0 25 9 20 19 43 25 41ZM20 45L50 40 35 61ZM53 39L64 11 39 60Z',
} as const;

export const ROLES = {
  shogun: 'i M20 14h24v5H20zM15 28h34v7H15zM11 44h42v6H11zM4 63L10 50H54L60 63Z|p M28 55h8v8h-8z|r M17 12Q27 9 32 0Q37 9 47 12V15H17ZM8 26Q18 24 22 17H42Q46 24 56 26V30H8ZM2 42Q13 40 17 33H47Q51 40 62 42V46H2Z',
  samurai:
    'i M8 48L12 52 57 11 61 3 52 6ZM56 48L52 52 7 11 3 3 12 6Z|b M12 40L24 52M52 40L40 52|B M13 51L5 59M51 51L59 59',
  ninja: 'i M32 3C50 3 58 15 58 31S48 61 32 61S6 47 6 31S14 3 32 3Z|p M11 29Q32 24 53 29V40Q32 45 11 40Z|i M16 31l12 3q-1 5-6 5q-5-1-6-8zM48 31l-12 3q1 5 6 5q5-1 6-8z|r M10 13Q32 6 54 13L56 22Q32 15 8 22Z|r M53 14l10-7-3 10 3 6-8-1z',
  ronin: 'b M46 60L61 28|i M57 25l7 4-2 4-7-4z|i M8 62c2-8 8-13 24-13s22 5 24 13z|i M22 38h20v8q-10 8-20 0z|r M32 3L63 36Q32 48 1 36Z|c M32 3L17 42M32 3V44M32 3L47 42',
} as const;

/** The coach of the school: an old teacher who sits and waits. */
export const COACH =
  'i M6 63C7 47 17 37 32 37S57 47 58 63Z|o M21 19a11 12 0 0 1 22 0v5q0 14-11 22q-11-8-11-22z|i M28 8h8l-1-7h-6zM20 19q1-11 12-11t12 11q-5-5-12-5t-12 5z|l M25.5 22q2 1.600 4 0M34.500 22q2 1.600 4 0|c M20 42l12 12 12-12|R M29 30q3 2 6 0|r M12 55h40l1 4H11z';

/** A role card that lies face down. */
export const HIDDEN_ROLE = 'o M14 3H50V61H14Z|l M20 36a12 12 0 0 1 24 0M26 36a6 6 0 0 1 12 0M20 50a12 12 0 0 1 24 0M26 50a6 6 0 0 1 12 0M20 22a12 12 0 0 1 24 0M26 22a6 6 0 0 1 12 0';

export const KINDS = {
  weapon: 'r M32 5L62 57H2Z',
  action: 'r M32 1L63 32 32 63 1 32Z',
  property: 'r M6 6H58V58H6Z',
} as const;

const PETAL = '*5 M32 29C23 25 20 12 26.5 3L32 9 37.5 3C44 12 41 25 32 29Z';
export const BLOSSOM = `r${PETAL}|p O32 32 5`;
export const HOLLOW_BLOSSOM = `R${PETAL}`;
const INK_DROP = ' M32 4C45 23 52 32 52 42A20 20 0 0 1 12 42C12 32 19 23 32 4Z';
export const DROP = `i${INK_DROP}`;
export const HOLLOW_DROP = `l${INK_DROP}`;

/** How far a weapon reaches: a target. That a card parries: two blades that meet. */
export const REACH = 'b O32 32 26|i O32 32 11';
export const PARRY = 'b M7 7L57 57M57 7L7 57M5 45L19 59M59 45L45 59';
/** Stands for a number that depends on whom the card hits. */
export const VARIES = 'b*3 M32 12V52';

export const LOGO = '45|r O32 32 24|p M26 46C24 24 28 6 38 -12L43 0C38 14 37 30 38 46Z|i M29 44C27 26 29 10 37.5 -7L39 2C35 14 34 30 35 44ZM23 44h18v4.5H23zM29.5 50.5H35.5L37.5 70H32Z';
