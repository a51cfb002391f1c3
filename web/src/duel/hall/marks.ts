/** The choices for a duel, drawn in the notation of art/marks.ts; weapons are drawn elsewhere. */
import { MONS } from '../../art/mons';
import { ANY_WEAPON, WEAPONS } from '../../art/weapons';
import type { DuelThing } from '../../protocol.gen';

const RING = 'M45 7A28 28 0 1 0 60 30L54 31A21 21 0 1 1 42 12Z';
const THREE = 'i O32 15 12O15 46 12|r O49 46 12';
const DRAWN: Readonly<Record<string, string>> = {
  'opponent-': `i ${RING}`,
  'opponent-arima': 'l O32 32 29.5|i M7 37L32 13 57 37Q32 45 7 37Z|l M20 44Q32 55 44 44',
  'opponent-yoshioka': 'l O32 32 29.5|i M15 17h34v7H15zM11 29h42v7H11zM15 41h34v7H15z',
  'opponent-baiken': 'l O32 32 29.5|b M21 48L28 22|i M24 18C38 9 51 16 54 32C46 25 38 23 26 25Z|d M23 51c7 5 16 2 19-4M46 43c3-2 5-2 7-1',
  'opponent-inshun': 'i O32 32 31|p M30 14h4v46h-4z|p M32 3l6 13-6 5-6-5zM11 18q12 4 21 0q9 4 21 0q-5 11-16 9h-10q-11 2-16-9z',
  'opponent-kojiro': MONS['kojiro'] ?? '',
  'opponent-shiro': 'l O32 32 29.5|i M32 2.5A29.5 29.5 0 0 1 32 61.5Z|i O21 26 4|p O43 26 4|l M14 41q7 7 14 0|c M36 45q7-7 14 0',
  'opponent-three': THREE,
  'weapon-yari': WEAPONS['nagayari'] ?? '',
  'environment-': 'r O32 30 11|l M4 46H60M14 54H50',
  'environment-dojo': 'i M3 24L32 8 61 24V30H3Z|l M11 30V57M53 30V57M25 30V57M39 30V57M5 57H59',
  'environment-temple': 'i M4 10Q32 19 60 10V18Q32 26 4 18Z|i M14 22h6v38h-6zM44 22h6v38h-6zM10 30h44v6H10z',
  'environment-beach': 'r O40 22 13|l M3 44q7-9 14.5 0t14.5 0 14.5 0 14.5 0M3 55q7-9 14.5 0t14.5 0 14.5 0 14.5 0',
  'environment-snowfield': 'l*6 M32 32V5M32 14l-6-6M32 14l6-6M32 22l-5-4M32 22l5-4',
  'environment-bamboo': 'b M16 4V60M33 4V60M50 4V60|c M12 22h8M29 38h8M46 18h8M12 46h8M46 46h8|r M34 24q8-8 14-3-5 8-14 3z',
  'environment-cliff': 'i M3 61V20L24 12 33 23 29 40 39 61Z|l M43 57q4-5 9 0t9 0|R M45 14l9 16M55 13L45 29',
  'weather-': 'r O32 32 13|l*8 M32 12V4',
  'weather-rain': 'l M17 6L9 28M35 4L23 38M53 6L45 28M21 42L15 60M43 38L36 60',
  'weather-wind': 'l M4 20H40q10 0 10-7t-7-6M4 33H51q9 0 9 8t-8 7M4 46H29q8 0 8 7t-6 6',
  'weather-snow': 'i O14 14 4O38 9 4O53 27 4O28 30 4O11 44 4O46 48 4O28 57 4',
  'weather-fog': 'l M8 16H44M18 27H58M6 38H48M16 49H56',
  'difficulty-student': 'b M12 32H52',
  'difficulty-samurai': 'b M17 22H47M12 42H52',
  'difficulty-kensei': 'b M15 13H49M20 32H44M11 51H53',
  'module-blood': 'r M32 4C44 23 52 31 52 42A20 20 0 0 1 12 42C12 31 20 23 32 4Z',
  'module-bushido': 'i*7 O32 13 8|r O32 32 7',
  'module-gisei': 'r M33 3C42 14 43 21 39 27A9 9 0 0 1 23 25C23 18 31 14 33 3Z|i M25 36h14v24H25z|c M25 44q7 5 14 0',
  'module-yoroi': 'i M11 10H23Q32 20 41 10H53V30L48 56H16L11 30Z|c M12 32H52M14 41H50M15 49H49',
  'module-yoroi_enemy': MONS['shima'] ?? '',
  'module-1vs3': THREE,
};

/** Two blades crossed: the sign of the duel. */
export const BLADES =
  'i M4 3C24 12 40 27 50 44L46 47C36 35 21 19 4 3ZM41 46L53 41 55 45 43 50ZM49 49L53 47 61 61 57 63Z|' +
  'r M60 3C40 12 24 27 14 44L18 47C28 35 43 19 60 3ZM23 46L11 41 9 45 21 50ZM15 49L11 47 3 61 7 63Z';

/** The picture of a thing. */
export function markOf(what: string, key: DuelThing['key']): string {
  return DRAWN[`${what}-${key ?? ''}`] ?? WEAPONS[key ?? ''] ?? ANY_WEAPON;
}
