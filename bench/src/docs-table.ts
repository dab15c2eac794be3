// Puts the table of a whole run into docs/reference/performance-run.md, between its two marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../docs/reference/performance-run.md');
const BEGIN = '<!-- the whole run -->';
const END = '<!-- end of the run -->';

export interface DocsSuite {
  readonly title: string;
  /** What was measured, the figure with its unit, what it is compared with, and whether its target was reached. */
  readonly rows: readonly (readonly [string, string, string, string])[];
}

export function writeDocsTable(heading: string, suites: readonly DocsSuite[]): void {
  const text = readFileSync(PAGE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the run`);
  const table = suites.flatMap(({ title, rows }) => [
    '',
    `**${title}**`,
    '',
    '| case | figure | compared | target |',
    '|---|---:|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]);
  const body = [BEGIN, heading, ...table, ''].join('\n');
  writeFileSync(PAGE, text.slice(0, from) + body + text.slice(to));
}
