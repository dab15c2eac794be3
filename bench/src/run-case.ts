// Runs one case in this process and prints what it measured, as one line of JSON.
import { join } from 'node:path';
import type { Measured } from './measure.ts';

const [name, ...args] = process.argv.slice(2);
const { run } = (await import(join(import.meta.dirname, 'cases', `${name}.ts`))) as {
  run(...args: readonly string[]): Measured | Promise<Measured>;
};
console.log(JSON.stringify(await run(...args)));
