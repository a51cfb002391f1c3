/** A probability as a percentage, with one decimal at most. */
export const percent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * chance);
