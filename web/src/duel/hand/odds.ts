/** Probabilities, formatted for reading. */
export const percent = (chance: number): number => Math.round(chance * 100);
