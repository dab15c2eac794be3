// The rules at the table: a sheet that brings the rule card of a noun or a clause, or the whole rulebook with its search.
import { useSignal } from '@preact/signals';
import { Sheet } from '@undercroft/kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';

type Card = ComponentType<{
  readonly game: string;
  readonly about: string;
  onTitle(title: string): void;
}>;

export function RuleSheet({
  game,
  about,
  onClose,
}: {
  readonly game: string;
  /** A clause, a noun, or an empty word for everything. */
  readonly about: string;
  readonly onClose: () => void;
}): JSX.Element {
  const card = useSignal<{ readonly Card: Card } | undefined>(undefined);
  const title = useSignal('');
  useEffect(() => {
    void import('./rule-card.tsx').then(({ RuleCard }) => {
      card.value = { Card: RuleCard };
    });
  }, []);
  const Card = card.value?.Card;
  return (
    <Sheet
      title={title.value || t('rules.title')}
      closeLabel={t('close')}
      onClose={onClose}
      class="rule-sheet"
    >
      {Card && <Card game={game} about={about} onTitle={(now) => (title.value = now)} />}
    </Sheet>
  );
}
