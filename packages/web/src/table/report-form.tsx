// Tells the host what went wrong at a table with people.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';

export function ReportForm({ table }: { readonly table: string }): JSX.Element {
  const words = useSignal('');
  const state = useSignal<'closed' | 'open' | 'sent'>('closed');
  const problem = useSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await askServer('POST', `/api/tables/${encodeURIComponent(table)}/report`, {
      words: words.value.trim(),
    });
    problem.value = done.ok ? '' : errorText(done);
    if (done.ok) state.value = 'sent';
  };
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
  return (
    <form class="stacked report" onSubmit={(event) => void send(event)}>
      <label class="field">
        <span>{t('report.words')}</span>
        <textarea
          required
          maxLength={1000}
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
