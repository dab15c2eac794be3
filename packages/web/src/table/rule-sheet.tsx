// The rules of the game at the table: one clause with its chapter around it, or all of them by search.
import { useSignal } from '@preact/signals';
import { Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Clause } from '../game-card.ts';
import { loadClauses } from '../games.ts';
import { ClauseList } from '../pages/clause-list.tsx';
import { plainText } from '../pages/plain-text.ts';
import { t } from '../speech.ts';

export function RuleSheet({
  game,
  clause,
  onClose,
}: {
  readonly game: string;
  /** The clause to show; an empty word for all. */
  readonly clause: string;
  readonly onClose: () => void;
}): JSX.Element {
  const clauses = useSignal<readonly Clause[] | undefined>(undefined);
  useEffect(() => {
    void loadClauses(game).then((found) => {
      clauses.value = found;
    });
  }, [game]);
  const found = clauses.value?.find(({ id }) => id === clause);
  return (
    <Sheet title={clause || t('rules.title')} closeLabel={t('close')} onClose={onClose} class="rule-sheet">
      {found ? (
        <>
          <p class="rule-text" lang="en">
            {plainText(found.text)}
          </p>
          <p class="label">{found.chapter}</p>
          <p>
            <a class="clause" href={`/games/${game}/rules#${found.id}`}>
              {t('rules.open-page')}
            </a>
          </p>
        </>
      ) : (
        clauses.value && <ClauseList game={game} clauses={clauses.value} find={clause} level={3} />
      )}
    </Sheet>
  );
}
