/** A duel as its player sees it, with names for what the protocol leaves open. */
import type { DuelView } from '../protocol.gen';
import type { Seen } from '../seen';

export type Value = 'strength' | 'technique' | 'guard';
export const VALUES = ['strength', 'technique', 'guard'] as const;

export type Field = {
  opponents: string[];
  weapon: string;
  environment: string | null;
  weather: string;
  difficulty: string;
  modules: string[];
};

export const fieldOf = (view: DuelView): Field => view.field as Field;

/** What is revealed, as far as the page needs it. */
export type Open = {
  life: number;
  life_cap: number;
  qi: number;
  armour: number;
  mulligans: number;
  strength: number;
  technique: number;
  guard: number;
  red_die: number;
  marker: number;
  virtue: string | null;
  points: number;
  locked: number;
  round: number;
  attack: number;
  defence: string | null;
  defence_change: number;
  counter_change: number;
  target: number;
  side_b: boolean;
  hand: string[];
  discard: string[];
  removed: string[];
  played: string[];
  defence_pile: string[];
  counter_pile: string[];
  blood: [string, number][];
  used: string[];
};

export const openOf = (view: DuelView): Open => view.open as Open;

export type Fighter = { opponent: string; life: number; qi: number; start_qi: number; armour: number };

/** Everything that changes while events are shown. */
export type Scene = {
  open: Open;
  /** The guard that applies. */
  guard: number;
  enemies: Fighter[];
  /** Whether the current change is what a card adds, which lasts for the round. */
  isOfCard: boolean;
  /** What the blue die showed last, and for which event. */
  thrown: { die: number; event: number } | null;
  /** Who strikes back, and with which card. */
  counter: { enemy: number; card: string; value: number | null; hit: boolean } | null;
};

type About = Record<string, unknown>;

/** The duel after some events: they give the changes, and the view that follows has the rest. */
export function sceneOf(view: DuelView, events: readonly Seen[]): Scene {
  const scene: Scene = {
    open: { ...openOf(view) },
    guard: view.guard,
    enemies: view.enemies.map((one) => ({ ...one })),
    isOfCard: false,
    thrown: null,
    counter: null,
  };
  for (const { kind, about, number } of events) {
    scene.isOfCard = kind === 'Played' || (scene.isOfCard && kind === 'Changed');
    MOVES[kind]?.(scene, about, number);
    if (kind !== 'Countered' && ENDS.includes(kind)) scene.counter = null;
  }
  return scene;
}

/** After these there are no more counterattacks. */
const ENDS = ['AttackBegan', 'RoundBegan', 'RoundEnded', 'Played'];

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

function lose({ enemies }: Scene, about: About): void {
  const enemy = enemies[Number(about['enemy'])];
  if (enemy === undefined) return;
  enemy.life -= Number(about['life'] ?? 0);
  enemy.qi -= Number(about['qi'] ?? 0);
}

function clear(scene: Scene): void {
  scene.open.played = [];
  scene.open.defence = null;
}

const MOVES: Record<string, (scene: Scene, about: About, number: number) => void> = {
  RoundBegan: (scene, about) => {
    clear(scene);
    const values = { strength: Number(about['strength']), technique: Number(about['technique']) };
    Object.assign(scene.open, values, { guard: Number(about['guard']), round: Number(about['number']), attack: 0 });
    scene.guard = scene.open.guard;
  },
  AttackBegan: (scene, about) => {
    clear(scene);
    scene.guard = scene.open.guard;
    Object.assign(scene.open, { attack: Number(about['number']), target: Number(about['enemy']) });
  },
  Drew: ({ open }, about) => void (open.hand = [...open.hand, ...(about['cards'] as string[])].sort()),
  DrewSpecial: ({ open }, about) => void (open.hand = [...open.hand, String(about['card'])].sort()),
  Discarded: ({ open }, about) => void (open.hand = without(open.hand, about['cards'] as string[])),
  Played: ({ open }, about) => {
    const card = String(about['card']);
    open.hand = without(open.hand, [card]);
    open.played = [...open.played, card];
  },
  Changed: (scene, about) => {
    const what = String(about['what']);
    if (what === 'strength' || what === 'technique') scene.open[what] = Number(about['now']);
    if (what !== 'guard') return;
    scene.guard += Number(about['by']);
    if (scene.isOfCard) scene.open.guard += Number(about['by']);
  },
  QiChanged: ({ open }, about) => void (open.qi = Number(about['now'])),
  LifeChanged: ({ open }, about) => void (open.life = Number(about['now'])),
  ArmourLost: (scene, about, event) => {
    scene.thrown = { die: Number(about['die']), event };
    const enemy = about['enemy'] === null ? undefined : scene.enemies[Number(about['enemy'])];
    (enemy ?? scene.open).armour = Number(about['now']);
  },
  EnemyLost: lose,
  EnemyGained: (scene, about) => lose(scene, { enemy: about['enemy'], qi: -Number(about['qi']) }),
  EnemyDied: ({ enemies }, about) => Object.assign(enemies[Number(about['enemy'])] ?? {}, { life: 0 }),
  Turned: ({ open }, about) => void (open.defence = String(about['card'])),
  RedDie: ({ open }, about) => void (open.red_die = Number(about['now'])),
  Rolled: (scene, about, event) => void (scene.thrown = { die: Number(about['die']), event }),
  SideTurned: ({ open }, about) => void (open.side_b = about['side'] === 'b'),
  Sacrificed: (scene, about) => void (scene.guard += Number(about['guard'])),
  Countered: (scene, about) => {
    scene.guard = Number(about['guard']);
    const value = about['value'] === null ? null : Number(about['value']);
    scene.counter = { enemy: Number(about['enemy']), card: String(about['card']), value, hit: about['hit'] === true };
  },
  MarkerMoved: ({ open }, about) => void (open.marker = Number(about['kanji'])),
  VirtueGained: ({ open }, about) => void (open.virtue = String(about['card'])),
  VirtueSpent: ({ open }) => void (open.virtue = null),
};
