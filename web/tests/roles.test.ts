import { expect, it, vi } from 'vitest';
import { CardBox } from '../src/cards';
import { roleOf, roleWords } from '../src/table/end/roles';

vi.mock('../src/words/speech.svelte', () => ({ say: (id: string) => id, speech: {} }));

const BOX = new CardBox({
  cards: [],
  characters: [],
  roles: [
    { key: 'shogun', role: 'shogun', stars: 2 },
    { key: 'ninja3', role: 'ninja', stars: 3 },
  ],
  paragraphs: { harmless: '4.1' },
  book: 'ours',
  summaries: [],
  own: [],
});

it('a role is shown with the stars that are printed on it, the Shogun’s too', () => {
  expect(roleWords('shogun', BOX.role('shogun').stars)).toBe('role-shogun ★★');
  expect(roleWords('ninja3', BOX.role('ninja3').stars)).toBe('role-ninja ★★★');
  expect(roleWords('shogun', 0)).toBe('role-shogun');
});

it('a role that the server did not tell of is a mistake', () => {
  expect(roleOf('samurai3')).toBe('samurai');
  expect(() => BOX.role('samurai3')).toThrow('samurai3');
});
