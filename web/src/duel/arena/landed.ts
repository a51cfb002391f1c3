/** What lands at a fighter in the moment that is shown: gains and losses, and wounds. */
import type { Seen } from '../../seen';

export type Landed = { event: number; what: 'life' | 'qi' | 'armour' | 'wound'; by: number; wound?: { card: string; level: number } };

/** With these a new moment begins. */
const BEGINS = ['RoundBegan', 'AttackBegan', 'Played', 'Turned', 'Combo', 'Hit', 'Missed', 'Released', 'Rolled', 'Penalty', 'Countered', 'RoundEnded'];

/** What lands at an enemy, or at the player for null. */
export function landedOn(events: readonly Seen[], enemy: number | null): Landed[] {
  const begin = events.findLastIndex(({ kind }) => BEGINS.includes(kind));
  return events.slice(Math.max(begin, 0)).flatMap((event) => landed(event, enemy));
}

function landed({ kind, about, number: event }: Seen, enemy: number | null): Landed[] {
  const isTheirs = 'enemy' in about ? about['enemy'] === enemy : enemy === null;
  if (!isTheirs) return [];
  const some = (what: Landed['what'], by: unknown): Landed[] => (Number(by) === 0 ? [] : [{ event, what, by: Number(by) }]);
  switch (kind) {
    case 'LifeChanged':
      return some('life', about['by']);
    case 'QiChanged':
      return some('qi', about['by']);
    case 'ArmourLost':
      return some('armour', -1);
    case 'EnemyLost':
      return [...some('life', -Number(about['life'])), ...some('qi', -Number(about['qi']))];
    case 'EnemyGained':
      return some('qi', about['qi']);
    case 'Wounded':
      return [{ event, what: 'wound', by: -1, wound: { card: String(about['card']), level: Number(about['level']) } }];
    default:
      return [];
  }
}

/** The life that each enemy began with: nobody but you regains any. */
export function livesAtFirst(lives: readonly number[], events: readonly Seen[]): number[] {
  return lives.map((life, enemy) =>
    events.reduce((sum, { kind, about }) => sum + (kind === 'EnemyLost' && about['enemy'] === enemy ? Number(about['life']) : 0), life),
  );
}
