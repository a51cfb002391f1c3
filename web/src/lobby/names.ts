/** A name for guests who have not chosen one: nothing has to be typed before the first game. */
import { memory } from '../memory.svelte';

const GUESTS = ['Akira', 'Aoi', 'Haru', 'Hikaru', 'Kaede', 'Kei', 'Makoto', 'Minato', 'Nagi', 'Ren', 'Sora', 'Yuki'];

/** A name that none of these players has. */
export function guestName(taken: readonly string[] = []): string {
  const free = GUESTS.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : GUESTS;
  return names[Math.floor(Math.random() * names.length)] ?? GUESTS[0]!;
}

/** The player's own name, ready to be changed. */
export function ownName(): string {
  memory.settings.name ||= guestName();
  return memory.settings.name;
}

/** The player's own name for a table; guests get another one if somebody there has the same. */
export function nameAt(taken: readonly string[]): string {
  const name = ownName();
  return GUESTS.includes(name) && taken.includes(name) ? guestName(taken) : name;
}

/** Remember the player's name; an empty field falls back to a guest name. */
export function keepName(name: string): string {
  memory.settings.name = name.trim() || guestName();
  memory.keepSettings();
  return memory.settings.name;
}
