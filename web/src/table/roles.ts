/** Role cards by their keys: `ninja2` is a Ninja with two stars. */
import { say } from '../words/speech.svelte';

export type Role = 'shogun' | 'samurai' | 'ninja' | 'ronin';

export const roleOf = (key: string): Role => key.replace(/\d+$/, '') as Role;

/** The name of a role card, with its stars. */
export function roleWords(key: string): string {
  const stars = Number(/\d+$/.exec(key)?.[0] ?? 0);
  return `${say(`role-${roleOf(key)}`)} ${'★'.repeat(stars)}`.trimEnd();
}

/** The team that a role wins with (8.6). */
export const teamOf = (key: string): string => (roleOf(key) === 'samurai' ? 'shogun' : roleOf(key));
