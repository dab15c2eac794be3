// How each sound is made: noise and a few tones, out of the browser's own synthesiser.
import type { SoundName } from './sound.ts';

let audio: AudioContext | undefined;

/** A burst of filtered noise: stone, wood or paper, by pitch and length. */
function burst(
  at: number,
  length: number,
  pitch: number,
  loudness: number,
  kind: BiquadFilterType = 'bandpass',
): void {
  const context = audio!;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: kind, frequency: pitch, Q: 1.4 });
  const gain = new GainNode(context, { gain: loudness });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS: Readonly<Record<SoundName, () => void>> = {
  place: () => burst(0, 0.09, 620, 0.5),
  refuse: () => burst(0, 0.07, 260, 0.6, 'lowpass'),
  turn: () => {
    burst(0, 0.08, 900, 0.4);
    burst(0.14, 0.08, 900, 0.4);
  },
  dice: () => {
    for (const [i, at] of [0, 0.06, 0.11, 0.19, 0.27].entries()) burst(at, 0.05, 1500 - i * 120, 0.35);
  },
  card: () => burst(0, 0.16, 3200, 0.16, 'highpass'),
  collapse: () => burst(0, 0.38, 110, 0.9, 'lowpass'),
  end: () => {
    burst(0, 0.2, 440, 0.4);
    burst(0.18, 0.3, 660, 0.4);
  },
};

export function makeSound(name: SoundName): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  SOUNDS[name]();
}
