/** A duel in numbers: what can be counted from what the player saw. */
import type { Seen } from '../seen';

export type Tally = Record<
  'rounds' | 'attacks' | 'hits' | 'combos' | 'qi' | 'wounds' | 'counters' | 'struck' | 'suffered' | 'life',
  number
>;

export function tallyOf(events: readonly Seen[]): Tally {
  const count = (kind: string, is: (about: Seen['about']) => boolean = () => true): number =>
    events.filter((event) => event.kind === kind && is(event.about)).length;
  const lost = (kind: string): number =>
    events
      .filter((event) => event.kind === kind)
      .reduce((sum, { about }) => sum + Math.max(0, -Number(about['by'])), 0);
  return {
    rounds: count('RoundBegan'),
    attacks: count('AttackBegan'),
    hits: count('Hit'),
    combos: count('Combo'),
    qi: lost('QiChanged'),
    wounds: count('Wounded', (about) => about['enemy'] !== null),
    counters: count('Countered', (about) => about['value'] !== null),
    struck: count('Countered', (about) => about['hit'] === true),
    suffered: count('Wounded', (about) => about['enemy'] === null),
    life: lost('LifeChanged'),
  };
}
