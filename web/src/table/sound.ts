/** What an event sounds and feels like, for those who want it; the sounds themselves are fetched when one is played. */
import { memory } from '../memory.svelte';
import type { Seen } from '../seen';
import type { SoundName } from './sounds';

/** The sound of an event, at the table and in a duel. */
const NAMES: Record<string, SoundName> = {
  Played: 'card',
  AttackFoiled: 'parry',
  Wounded: 'wound',
  Defeated: 'fall',
  HonorGiven: 'petal',
  HonorGained: 'petal',
  Flipped: 'reveal',
  Shown: 'reveal',
  RoundBegan: 'turn',
  EnemyLost: 'blade',
  LifeChanged: 'wound',
  EnemyDied: 'fall',
};
/** In milliseconds: what the player's own hurt feels like on a phone. */
const BUZZ: Record<string, number | number[]> = { Wounded: 30, Defeated: [60, 60, 120] };

export const loadSounds = (): Promise<typeof import('./sounds')> => import('./sounds');

function nameOf({ kind, about, said }: Seen & { said?: unknown }, you: number | null): SoundName | null {
  if (kind === 'TurnBegan') return about['seat'] === you ? 'turn' : null;
  if (kind === 'Played' && about['target'] != null && about['target'] !== about['seat']) return 'blade';
  if (kind === 'Answered') return (said as { id?: string } | undefined)?.id === 'event-parried' ? 'parry' : 'card';
  return NAMES[kind] ?? null;
}

/** Play a sound, if the player wants it. */
export function perform(name: SoundName): void {
  const { sound, volume } = memory.settings;
  // Browsers are silent until the page was touched; queued sounds would then play all at once.
  if (!sound || !navigator.userActivation.hasBeenActive) return;
  void loadSounds().then(({ play }) => play(name, volume)).catch(() => undefined);
}

/** What an event sounds like; and feels like, if it happens to this player. */
export function sound(event: Seen, you: number | null): void {
  const name = nameOf(event, you);
  if (name !== null) perform(name);
  const buzz = event.about['seat'] === you ? BUZZ[event.kind] : undefined;
  if (buzz !== undefined && memory.settings.vibrate && navigator.userActivation.hasBeenActive) navigator.vibrate?.(buzz);
}
