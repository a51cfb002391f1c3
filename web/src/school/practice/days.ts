/** Days in a row, by UTC. */
const DAY = 24 * 60 * 60 * 1000;

export const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** How many days in a row are solved up to today, which may still be to come. */
export function daysInARow(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.includes(day); day = dayBefore(day)) count += 1;
  return count;
}
