/** A card or a character as it begins: simple, and playable at once. */
import type { Bench } from './bench.svelte';
import type { Entry } from './form/around';
import { keyFor, type Node, type Section } from './tree';
import { called } from './words';

export const ENTRIES = ['weapon', 'action', 'answer', 'property', 'character'] as const satisfies readonly Entry[];

const BEGINNINGS: Record<Entry, Node> = {
  weapon: { type: 'weapon', symbol: 'fuji', copies: 2, reach: 2, wounds: 1 },
  action: { type: 'action', symbol: 'koi', copies: 2, play: [{ draw: 2 }] },
  answer: { type: 'answer', symbol: 'torii', copies: 2, parries: 'everything' },
  property: { type: 'property', symbol: 'origami', copies: 2, changes: { dealt: 1 } },
  character: { resilience: 5, changes: { difficulty: 1 } },
};

export function fresh(entry: Entry, bench: Bench): { section: Section; key: string; node: Node } {
  const section = entry === 'character' ? 'characters' : 'cards';
  const name = called('entry', entry);
  const key = keyFor(name, bench.keys(section));
  return { section, key, node: { ...BEGINNINGS[entry], name } };
}
