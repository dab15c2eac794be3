// Reads a rules ledger into clauses for the rules page: id, statement, chapter, and whether the clause is ours.
import { oursOf } from '@undercroft/kernel';
import type { Clause } from '../src/game-card.ts';

const ID = /^\**([A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\b\**$/;
const NOT_SHOWN = new Set(['Decisions', 'Coverage appendix', 'Worked examples', 'Invariants']);

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.endsWith('|') ? -1 : undefined)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Ledgers are tables: the statement's column is named so, and other tables are joined into one line. */
function statementOf(cells: readonly string[], heads: readonly string[]): string {
  const at = heads.findIndex((head) => /^(statement|rule|text)$/i.test(head));
  if (at > 0) return cells[at] ?? '';
  return cells
    .slice(1)
    .filter((cell, i) => cell !== '' && cell !== '-' && !/^(source|kind)/i.test(heads[i + 1] ?? ''))
    .join(' · ');
}

export function clausesOf(spec: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let part = '';
  let chapter = '';
  let heads: string[] = [];
  const lines = spec.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.startsWith('## ')) part = chapter = line.slice(3).trim();
    else if (line.startsWith('### '))
      chapter = line
        .slice(4)
        .trim()
        .replace(/^[A-Z]{2,}: /, '');
    if (!line.startsWith('|') || NOT_SHOWN.has(part)) continue;
    if (/^\|[\s:|-]+\|?$/.test(lines[i + 1] ?? '')) {
      heads = cellsOf(line);
      continue;
    }
    const cells = cellsOf(line);
    const id = ID.exec(cells[0] ?? '')?.[1];
    if (!id) continue;
    const ours = oursOf(cells[heads.findIndex((head) => /^kind/i.test(head))] ?? '');
    clauses.push({ id, text: statementOf(cells, heads), chapter, ...(ours && { ours }) });
  }
  return clauses;
}
