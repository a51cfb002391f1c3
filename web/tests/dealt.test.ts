import { expect, it, vi } from 'vitest';
import type { SummaryCard, View } from '../src/protocol.gen';
import { dealtTo } from '../src/table/deal/dealt';

vi.mock('../src/words/speech.svelte', () => ({ say: (id: string) => id, speech: {} }));

const role = (name: string, team: string, players: number) => ({ role: name, team, players, honor: 3, multipliers: [1], stars: [], drawn: 2, weapons: 1 });
const SEVEN = { roles: [role('shogun', 'shogun', 1), role('samurai', 'shogun', 2), role('ninja', 'ninja', 3), role('ronin', 'ronin', 1)] } as unknown as SummaryCard;
const at = (seat: number | null, own: string | null): View =>
  ({ seat, seats: [{ seat: 0, role: 'shogun' }, { seat: 1, role: own }, { seat: 2, role: null }] }) as unknown as View;

it('a Samurai knows one ally, the Shogun', () => {
  const dealt = dealtTo(at(1, 'samurai'), SEVEN);
  expect(dealt).toMatchObject({ role: 'samurai', shogun: 0, mates: 2, hidden: 1 });
  expect(dealt.lines.map(({ whose }) => whose)).toEqual(['known', 'you', 'other', 'other']);
});

it('the Shogun and the Ninja know how many, and not who', () => {
  expect(dealtTo(at(0, null), SEVEN)).toMatchObject({ role: 'shogun', mates: 2, hidden: 2 });
  expect(dealtTo(at(1, 'ninja2'), SEVEN)).toMatchObject({ card: 'ninja2', mates: 2, hidden: 2 });
  expect(dealtTo(at(1, 'ronin'), SEVEN)).toMatchObject({ mates: 0, hidden: 0 });
});

it('a spectator knows the Shogun alone', () => {
  const dealt = dealtTo(at(null, null), SEVEN);
  expect(dealt).toMatchObject({ card: null, role: null, shogun: 0, mates: 0 });
  expect(dealt.lines.map(({ whose }) => whose)).toEqual(['known', 'other', 'other', 'other']);
});
