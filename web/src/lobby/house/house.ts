/** House rules as the server describes them: fields with their printed values. The page knows no number. */
import { ask } from '../../api';
import type { HouseDraft, HouseField, HouseForm } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';

export const askHouse = (draft: HouseDraft): Promise<HouseForm> => ask('/api/house', draft);

export const isChanged = ({ value, printed }: HouseField): boolean => value !== printed;

/** What a field is about, within its group. */
export function labelOf({ group, key, place }: HouseField): string {
  switch (group) {
    case 'copies':
    case 'difficulty':
    case 'wounds':
      return say(`card-${key}`);
    case 'resilience':
    case 'characters':
      return say(`character-${key}`);
    case 'honor':
      return say(key === 'shogun' ? 'house-honor-shogun' : 'house-honor-others', { players: place });
    case 'hands':
      return say('house-hand', { place });
    case 'multipliers':
      return say('house-multiplier', { role: say(`role-${key}`), players: place });
    case 'ties':
      return say('house-group-ties');
  }
}

/** A value of a field, in words. */
export function valueOf({ group, orders }: HouseField, value: number | null): string {
  if (value === null) return say('house-stars');
  if (group === 'characters') return say(value === 0 ? 'house-no' : 'house-yes');
  if (group !== 'ties') return String(value);
  const [first = '', second = '', third = ''] = (orders[value] ?? []).map((team) => say(`team-${team}`));
  return say('house-order', { first, second, third });
}

/** How a field differs from what is printed. */
export const difference = (field: HouseField): string =>
  say('house-difference', {
    what: say(`house-what-${field.group}`, { what: labelOf(field) }),
    value: valueOf(field, field.value),
    printed: valueOf(field, field.printed),
  });
