/** Probabilities as one reads them. */
export const percent = (chance: number): number => Math.round(chance * 100);
