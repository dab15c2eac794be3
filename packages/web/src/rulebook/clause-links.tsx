// The clauses that a passage states, small and beside it, each an address of its own.
import type { JSX } from 'preact';
import { clauseRows } from './clause-ids.ts';

export const ClauseLinks = ({
  game,
  clauses,
}: {
  readonly game: string;
  readonly clauses: readonly string[];
}): JSX.Element | null =>
  clauses.length === 0 ? null : (
    <span class="rb-ids">
      {clauseRows(clauses).map(({ first, label }) => (
        <a key={first} href={`/games/${game}/rules#${first}`}>
          {label}
        </a>
      ))}
    </span>
  );
