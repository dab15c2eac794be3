// Tells the host what went wrong at a table with people.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';

export interface OtherPerson {
  readonly person: string;
  readonly name: string;
}

interface ReportFormProps {
  readonly table: string;
  readonly people: readonly OtherPerson[];
}

export function ReportForm(props: ReportFormProps): JSX.Element {
  const state = useSignal<'closed' | 'open' | 'sent'>('closed');
  if (state.value === 'sent')
    return (
      <p class="help" role="status">
        {t('report.sent')}
      </p>
    );
  if (state.value === 'closed')
    return (
      <Button sign="info" onClick={() => (state.value = 'open')}>
        {t('report.open')}
      </Button>
    );
  return <OpenForm {...props} onSent={() => (state.value = 'sent')} />;
}

function OpenForm({ table, people, onSent }: ReportFormProps & { onSent(): void }): JSX.Element {
  const words = useSignal('');
  const about = useSignal('');
  const problem = useSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const who = people.find(({ person }) => person === about.value);
    // The host finds people by their id: a name may be anybody's.
    const whom = who ? `${who.name} (${who.person}): ` : '';
    const done = await askServer('POST', `/api/tables/${encodeURIComponent(table)}/report`, {
      words: whom + words.value.trim(),
    });
    problem.value = done.ok ? '' : errorText(done);
    if (done.ok) onSent();
  };
  return (
    <form class="stacked report" onSubmit={(event) => void send(event)}>
      {people.length > 0 && (
        <label class="field">
          <span>{t('report.about')}</span>
          <select value={about.value} onChange={(event) => (about.value = event.currentTarget.value)}>
            <option value="">{t('report.table')}</option>
            {people.map(({ person, name }) => (
              <option key={person} value={person}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{t('report.words')}</span>
        <textarea
          required
          maxLength={900}
          rows={3}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={words.value.trim() === ''}>
        {t('report.send')}
      </Button>
      <ProblemNote text={problem.value} />
    </form>
  );
}
