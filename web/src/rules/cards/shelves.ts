/** How the list of cards and characters is divided; an id is used in the address. */
export const SHELVES = [
  { id: 'weapons', kind: 'weapon' },
  { id: 'actions', kind: 'action' },
  { id: 'properties', kind: 'property' },
  { id: 'characters', kind: 'character' },
] as const;
