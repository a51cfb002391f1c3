/** A number with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));
