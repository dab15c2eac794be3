// A game's rules by clause, as the ledger states them, with a search over all of them.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { SearchField } from '../components/form-fields.tsx';
import type { Clause } from '../game-card.ts';
import { t } from '../i18n.ts';
import { ClauseRow } from './clause-links.tsx';

export function ClauseList({
  game,
  clauses,
  find = '',
  level = 3,
  stated,
  wanted = '',
}: {
  readonly game: string;
  readonly clauses: readonly Clause[];
  readonly find?: string;
  readonly level?: 2 | 3;
  /** Clauses that have their address in a passage above: they need no second one here. */
  readonly stated?: ReadonlySet<string>;
  /** The clause that the address asks for. */
  readonly wanted?: string;
}): JSX.Element {
  const query = useSignal(find);
  const Heading = level === 2 ? 'h2' : 'h3';
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = clauses.filter(({ id, text, chapter }) => {
    const all = `${id} ${text} ${chapter}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const chapters = [...new Set(found.map(({ chapter }) => chapter))];
  return (
    <div class="clauses">
      <SearchField label={t('rules.search-clauses')} query={query} />
      <p class="label" aria-live="polite">
        {t('rules.found', { n: found.length })}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter}>
          <Heading class="display" lang="en">
            {chapter}
          </Heading>
          <dl lang="en">
            {found
              .filter((clause) => clause.chapter === chapter)
              .map((clause) => (
                <ClauseRow
                  key={clause.id}
                  game={game}
                  clause={clause}
                  anchor={stated?.has(clause.id) ? undefined : clause.id}
                  isWanted={clause.id === wanted}
                />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
