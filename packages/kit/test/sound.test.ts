// Sounds are off until they are wanted, fall silent when they are not, and are short and quiet.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound, type SoundName, setSounds } from '../src/sound.ts';

const NAMES: readonly SoundName[] = ['place', 'refuse', 'turn', 'dice', 'card', 'collapse', 'end'];
let made: { readonly start: number; readonly length: number }[] = [];
let loudest = 0;

class Part {
  readonly length: number;
  constructor(_: unknown, { buffer, gain }: { buffer?: { duration: number }; gain?: number }) {
    this.length = buffer?.duration ?? 0;
    loudest = Math.max(loudest, gain ?? 0);
  }
  connect<Next>(next: Next): Next {
    return next;
  }
  start(at: number): void {
    made.push({ start: at, length: this.length });
  }
}

beforeEach(() => {
  made = [];
  loudest = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly sampleRate = 8000;
      readonly currentTime = 0;
      readonly state = 'running';
      readonly destination = {};
      createBuffer(_: number, frames: number, rate: number) {
        return { duration: frames / rate, getChannelData: () => new Float32Array(frames) };
      }
    },
  );
  for (const name of ['AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode']) vi.stubGlobal(name, Part);
});
afterEach(() => {
  setSounds(false);
  vi.unstubAllGlobals();
});

test('nothing sounds until sounds are wanted, and nothing after they are not', async () => {
  for (const name of NAMES) playSound(name);
  expect(made).toEqual([]);
  setSounds(true);
  playSound('place');
  await vi.waitFor(() => expect(made.length).toBe(1));
  setSounds(false);
  for (const name of NAMES) playSound(name);
  await new Promise(setImmediate);
  expect(made.length).toBe(1);
});

test('every sound is over within half a second and leaves room above it', async () => {
  setSounds(true);
  for (const name of NAMES) {
    made = [];
    playSound(name);
    await vi.waitFor(() => expect([name, made.length > 0]).toEqual([name, true]));
    for (const { start, length } of made) expect([name, start + length <= 0.5]).toEqual([name, true]);
  }
  expect(loudest).toBeLessThan(1);
});
