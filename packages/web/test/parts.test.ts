// The parts of the client that need no screen: addresses, letters of seats, clauses out of a ledger, time that is left.
import { expect, test } from 'vitest';
import { clausesOf } from '../plugins/clauses.ts';
import { stripMarkup } from '../src/rulebook/strip-markup.ts';
import { newLocalId } from '../src/sources/local-store.ts';
import { seatLetters } from '../src/table/seat-letters.ts';

test('seats get their initials, the next letter where that is taken, and a number at last', () => {
  expect(seatLetters(['Anna', 'Boris', 'Dag'])).toEqual(['A', 'B', 'D']);
  expect(seatLetters(['Anna', 'Andrej', 'Ana'])).toEqual(['A', 'N', '3']);
  expect(seatLetters(['Мира', 'Макс', '42'])).toEqual(['М', 'А', '3']);
});

test('a ledger gives its clauses with the chapters they stand in', () => {
  const spec = [
    '# Ledger',
    '## Rules',
    '### TIE: ties during claims',
    '| ID | Statement | Source | Kind |',
    '|---|---|---|---|',
    '| UN-TIE-1 | The **higher** value wins. | Ties | rule |',
    '## Decisions',
    '| ID | Why |',
    '|---|---|',
    '| UN-TIE-1 | Because. |',
    '## Content',
    '| ID | Name | Count |',
    '|---|---|---|',
    '| UN-C1 | Map | 3 |',
  ].join('\n');
  expect(clausesOf(spec)).toEqual([
    { id: 'UN-TIE-1', text: 'The **higher** value wins.', chapter: 'ties during claims' },
    { id: 'UN-C1', text: 'Map · 3', chapter: 'Content' },
  ]);
  expect(stripMarkup('The **higher** `value` *wins*.')).toBe('The higher value wins.');
});

test('ids are twelve readable letters, and no two are alike', () => {
  const ids = new Set(Array.from({ length: 2000 }, newLocalId));
  expect(ids.size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[a-km-np-z2-9]{12}$/);
});
