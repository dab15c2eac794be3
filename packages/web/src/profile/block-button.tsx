// Blocks another person, or lifts it: blocked, one no longer reads what they write.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { errorText, t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';

export function BlockButton({
  person,
  name,
  onKnown,
}: {
  readonly person: string;
  readonly name: string;
  /** Hears whether the person is blocked, as soon as it is known and whenever it changes. */
  readonly onKnown?: (isBlocked: boolean) => void;
}): JSX.Element {
  const isBlocked = useSignal<boolean | undefined>(undefined);
  const know = (is: boolean): void => {
    isBlocked.value = is;
    onKnown?.(is);
  };
  const problem = useSignal('');
  useEffect(() => {
    void askServer<{ readonly people: readonly string[] }>('GET', '/api/me/blocks').then((asked) => {
      if (asked.ok) know(asked.data.people.includes(person));
    });
  }, [person]);
  const turn = async (): Promise<void> => {
    const wanted = !isBlocked.value;
    const done = await askServer(wanted ? 'PUT' : 'DELETE', `/api/me/blocks/${encodeURIComponent(person)}`);
    problem.value = done.ok ? '' : errorText(done);
    if (done.ok) know(wanted);
  };
  return (
    <div class="block-person">
      {isBlocked.value ? (
        <Button sign="check" onClick={() => void turn()}>
          {t('block.lift', { name })}
        </Button>
      ) : (
        <SureButton words={t('block.block', { name })} onSure={() => void turn()} />
      )}
      <p class="help">{t('block.help')}</p>
      <ProblemNote text={problem.value} />
    </div>
  );
}
