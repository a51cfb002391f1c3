/** Small sounds of our own, synthesized: wood for your turn, a blade for a hit, a drum for a defeat. */
import { memory } from '../memory.svelte';
import type { Seen } from '../seen';

type Sound = { wave: OscillatorType; from: number; to: number; length: number; loudness: number };

const SOUNDS: Record<string, Sound> = {
  turn: { wave: 'triangle', from: 880, to: 620, length: 0.09, loudness: 0.3 },
  hit: { wave: 'sawtooth', from: 2600, to: 700, length: 0.16, loudness: 0.12 },
  fall: { wave: 'sine', from: 120, to: 48, length: 0.5, loudness: 0.6 },
};

/** The sound of an event, at the table and in a duel. */
const NAMES: Record<string, string> = {
  Wounded: 'hit',
  Defeated: 'fall',
  RoundBegan: 'turn',
  EnemyLost: 'hit',
  LifeChanged: 'hit',
  EnemyDied: 'fall',
};

let audio: AudioContext | undefined;

function nameOf(event: Seen, you: number | null): string | null {
  if (event.kind === 'TurnBegan' && event.about['seat'] === you) return 'turn';
  return NAMES[event.kind] ?? null;
}

/** Play the sound of an event, if the player wants it; the delay is in milliseconds. */
export function sound(event: Seen, you: number | null, delay: number): void {
  const found = SOUNDS[nameOf(event, you) ?? ''];
  if (!memory.settings.sound || found === undefined) return;
  // Browsers are silent until the page was touched; queued sounds would then play all at once.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const at = audio.currentTime + delay / 1000;
  const tone = new OscillatorNode(audio, { type: found.wave, frequency: found.from });
  const volume = new GainNode(audio, { gain: found.loudness });
  tone.frequency.exponentialRampToValueAtTime(found.to, at + found.length);
  volume.gain.setValueAtTime(found.loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + found.length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + found.length);
}
