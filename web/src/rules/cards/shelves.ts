/** How the list of cards and characters is divided; an id is what an address names it by. */
export const SHELVES = [
  { id: 'weapons', kind: 'weapon' },
  { id: 'actions', kind: 'action' },
  { id: 'properties', kind: 'property' },
  { id: 'characters', kind: 'character' },
] as const;
