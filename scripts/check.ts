// Everything that must hold before a commit, side by side: format, lint, types, unused code, arrows, names, rules, texts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const script = (name: string): readonly string[] => [process.execPath, join(import.meta.dirname, name)];

const STEPS: Readonly<Record<string, readonly string[]>> = {
  'format and lint': [bin('biome'), 'check', '.'],
  // One checker: several check what they share once each, and the other steps have the other cores.
  types: [bin('tsc'), '--noEmit', '--checkers', '1'],
  'unused code': [bin('knip'), '--no-progress'],
  arrows: script('arrows.ts'),
  glossary: script('glossary.ts'),
  texts: script('texts.ts'),
  rules: script('rules.ts'),
};

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

function run(name: string, [command, ...args]: readonly string[]): Promise<Outcome> {
  const start = Date.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(command!, args, { cwd: root, shell: process.platform === 'win32' });
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', (error) => done({ name, ok: false, output: error.message, seconds: 0 }));
    child.on('close', (code) => done({ name, ok: code === 0, output, seconds: (Date.now() - start) / 1000 }));
  });
}

const outcomes = await Promise.all(Object.entries(STEPS).map(([name, command]) => run(name, command)));
for (const { name, ok, output, seconds } of outcomes) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trim().replace(/^/gm, '     '));
}
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
