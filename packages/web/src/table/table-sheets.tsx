// Sheets over the table: the choices on a phone, the log where it has no column.
import { Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { LogPanel } from './log-panel.tsx';
import { Acts, Choices, RefusalNote } from './question-panel.tsx';
import type { ModelProps } from './table-model.ts';

interface SheetProps extends ModelProps {
  onClose(): void;
}

export const LogSheet = ({ model, onClose }: SheetProps): JSX.Element => (
  <Sheet title={t('log.title')} closeLabel={t('close')} onClose={onClose} class="log-sheet">
    <LogPanel model={model} />
  </Sheet>
);

/** Closes by itself as soon as it was answered. */
export function ChoiceSheet({ model, onClose }: SheetProps): JSX.Element {
  const at = model.source.latest.value.at;
  const first = useRef(at);
  const isDone = model.open.value.length === 0 || at !== first.current;
  // At every step anew: in the moment in which it closes, a touch may have opened it again for the next question.
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, at]);
  return (
    <Sheet title={model.question.value} closeLabel={t('close')} onClose={onClose} class="choice-sheet">
      <RefusalNote model={model} />
      <Choices model={model} />
      <Acts model={model} />
    </Sheet>
  );
}
