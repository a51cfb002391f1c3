/** Small sounds of our own, synthesized: wood, paper, steel and a drum. */
export type SoundName = 'turn' | 'card' | 'blade' | 'parry' | 'wound' | 'fall' | 'petal' | 'reveal' | 'clock';

/** A tone that glides, or noise through a filter that does; times in seconds. */
type Layer = { wave: OscillatorType | 'noise'; from: number; to: number; length: number; loudness: number; at?: number };

const SOUNDS: Record<SoundName, readonly Layer[]> = {
  turn: [
    { wave: 'triangle', from: 880, to: 620, length: 0.09, loudness: 0.5 },
    { wave: 'triangle', from: 660, to: 480, length: 0.1, loudness: 0.4, at: 0.14 },
  ],
  card: [{ wave: 'noise', from: 2400, to: 900, length: 0.08, loudness: 0.25 }],
  blade: [
    { wave: 'noise', from: 1200, to: 6000, length: 0.18, loudness: 0.35 },
    { wave: 'sawtooth', from: 2600, to: 1400, length: 0.12, loudness: 0.06, at: 0.1 },
  ],
  parry: [
    { wave: 'square', from: 2100, to: 2050, length: 0.3, loudness: 0.09 },
    { wave: 'square', from: 3170, to: 3140, length: 0.24, loudness: 0.06 },
    { wave: 'noise', from: 5000, to: 3000, length: 0.05, loudness: 0.3 },
  ],
  wound: [
    { wave: 'sine', from: 190, to: 70, length: 0.2, loudness: 0.7 },
    { wave: 'noise', from: 900, to: 200, length: 0.12, loudness: 0.3 },
  ],
  fall: [
    { wave: 'sine', from: 120, to: 48, length: 0.6, loudness: 0.9 },
    { wave: 'noise', from: 400, to: 80, length: 0.25, loudness: 0.3 },
    { wave: 'sine', from: 100, to: 42, length: 0.8, loudness: 0.7, at: 0.42 },
  ],
  petal: [
    { wave: 'sine', from: 1320, to: 1318, length: 0.5, loudness: 0.16 },
    { wave: 'sine', from: 1980, to: 1976, length: 0.6, loudness: 0.1, at: 0.09 },
  ],
  reveal: [
    { wave: 'noise', from: 1500, to: 3200, length: 0.14, loudness: 0.2 },
    { wave: 'triangle', from: 330, to: 440, length: 0.22, loudness: 0.25, at: 0.08 },
  ],
  clock: [{ wave: 'triangle', from: 1250, to: 1100, length: 0.04, loudness: 0.35 }],
};
const SILENCE = 0.001;

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A second of noise, made once. */
function noise(context: AudioContext): AudioBufferSourceNode {
  if (hiss === undefined) {
    hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: hiss });
}

function layer(context: AudioContext, { wave, from, to, length, loudness, at = 0 }: Layer, volume: number): void {
  const starts = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(Math.max(SILENCE, loudness * volume), starts);
  gain.gain.exponentialRampToValueAtTime(SILENCE, starts + length);
  gain.connect(context.destination);
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(from, starts);
    frequency.exponentialRampToValueAtTime(to, starts + length);
  };
  let source: AudioScheduledSourceNode;
  if (wave === 'noise') {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.8 });
    glide(filter.frequency);
    source = noise(context);
    source.connect(filter).connect(gain);
  } else {
    const tone = new OscillatorNode(context, { type: wave });
    glide(tone.frequency);
    source = tone;
    source.connect(gain);
  }
  source.start(starts);
  source.stop(starts + length);
}

/** Play a sound; the volume is from 0 to 1. */
export function play(name: SoundName, volume: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  if (volume > 0) for (const one of SOUNDS[name]) layer(audio, one, volume);
}
