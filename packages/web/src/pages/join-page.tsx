// Joining by code or link, read out or pasted.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { PageShell } from '../components/page-shell.tsx';
import { t } from '../i18n.ts';
import { go } from '../router.ts';

/** The table's id out of a whole link or out of the code alone. */
export const joinCodeOf = (text: string): string => /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();

export function JoinPage(): JSX.Element {
  const code = useSignal('');
  return (
    <PageShell class="join-page">
      <h1 class="display">{t('home.join')}</h1>
      <form
        class="slab pad"
        onSubmit={(event) => {
          event.preventDefault();
          if (joinCodeOf(code.value)) go(`/t/${encodeURIComponent(joinCodeOf(code.value))}`);
        }}
      >
        <label class="field">
          <span>{t('join.code')}</span>
          <input
            type="text"
            autocomplete="off"
            value={code.value}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
        </label>
        <Button tone="go" type="submit" disabled={joinCodeOf(code.value) === ''}>
          {t('join.go')}
        </Button>
        <p class="help">{t('join.help')}</p>
      </form>
    </PageShell>
  );
}
