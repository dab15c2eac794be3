// Offers to look at a finished game together: one press, and the room is open.
import { useSignal } from '@preact/signals';
import type { GameRecord } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { goToNewStudy } from './open-study.ts';

export interface StudyButtonProps {
  /** Of the table or the record. */
  readonly id: string;
  record(): Promise<GameRecord | undefined>;
  readonly stops?: readonly number[];
}

export function StudyButton({ id, record, stops }: StudyButtonProps): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const open = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await goToNewStudy(id, record, stops);
    isBusy.value = false;
  };
  return (
    <>
      <Button sign="people" disabled={isBusy.value} onClick={() => void open()}>
        {t('studies.open')}
      </Button>
      <span role="status" class={problem.value ? 'chip' : 'vh'}>
        {problem.value}
      </span>
    </>
  );
}
