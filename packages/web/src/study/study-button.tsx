// Offers to look at something together: one press, and the room is open.
import { useSignal } from '@preact/signals';
import type { GameRecord } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { goToNewStudy, goToStudyOf, type OwnSource } from './open-study.ts';

export interface StudyButtonProps {
  /** Of the table or the record. */
  readonly id: string;
  record(): Promise<GameRecord | undefined>;
  readonly stops?: readonly number[];
}

export const StudyButton = ({ id, record, stops }: StudyButtonProps): JSX.Element => (
  <OpenButton open={() => goToNewStudy(id, record, stops)} />
);

/** The same on a puzzle or a lesson. */
export const OwnStudyButton = ({ source }: { readonly source: OwnSource }): JSX.Element => (
  <OpenButton open={() => goToStudyOf(source)} />
);

/** `open` answers with what is wrong, or with nothing. */
function OpenButton({ open }: { open(): Promise<string> }): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const press = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await open();
    isBusy.value = false;
  };
  return (
    <>
      <Button sign="people" disabled={isBusy.value} onClick={() => void press()}>
        {t('studies.open')}
      </Button>
      <span role="status" class={problem.value ? 'chip' : 'vh'}>
        {problem.value}
      </span>
    </>
  );
}
