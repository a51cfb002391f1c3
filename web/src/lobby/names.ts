/** What a guest is called who has not said a name: nothing need be typed before the first game. */
import { memory } from '../memory.svelte';

const GUESTS = ['Akira', 'Aoi', 'Haru', 'Hikaru', 'Kaede', 'Kei', 'Makoto', 'Minato', 'Nagi', 'Ren', 'Sora', 'Yuki'];

/** A name that nobody of these bears. */
export function guestName(taken: readonly string[] = []): string {
  const free = GUESTS.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : GUESTS;
  return names[Math.floor(Math.random() * names.length)] ?? GUESTS[0]!;
}

/** One's own name, ready to be changed. */
export function ownName(): string {
  memory.settings.name ||= guestName();
  return memory.settings.name;
}

/** Remember what one wants to be called; an empty field falls back to a guest's name. */
export function keepName(name: string): string {
  memory.settings.name = name.trim() || guestName();
  memory.keepSettings();
  return memory.settings.name;
}
