// Fetches a copy of the store into the downloads of the browser.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { errorText, t } from '../i18n.ts';
import type { AskHost } from './ask-host.ts';

export function BackupButton({ ask }: { readonly ask: AskHost }): JSX.Element {
  const said = useSignal('');
  const fetchCopy = async (): Promise<void> => {
    said.value = t('host.backup-under-way');
    const copy = await ask<Blob>('GET', 'backup');
    said.value = copy.ok ? t('host.backup-done') : errorText(copy);
    if (!copy.ok) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(copy.data);
    link.download = `undercroft-${new Date().toISOString().slice(0, 10)}.sqlite`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <p class="host-backup">
      <Button onClick={() => void fetchCopy()}>{t('host.backup')}</Button>
      <span class="help" role="status">
        {said.value}
      </span>
    </p>
  );
}
