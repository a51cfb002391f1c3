/** Role cards by their keys: `ninja2` is a Ninja. */
import type { RoleInfo } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';

export type Role = RoleInfo['role'];

export const roleOf = (key: string): Role => key.replace(/\d+$/, '') as Role;

export const starsOf = (count: number): string => '★'.repeat(count);

/** The name of a role card, with its stars. */
export function roleWords(key: string, stars: number): string {
  return `${say(`role-${roleOf(key)}`)} ${starsOf(stars)}`.trimEnd();
}
