// A button for what others would feel: a press asks, a second one does it.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

export function SureButton({ words, onSure }: { readonly words: string; onSure(): void }): JSX.Element {
  const isAsked = useSignal(false);
  return isAsked.value ? (
    <span class="sure">
      <Button tone="go" onClick={onSure}>
        {t('host.surely', { what: words })}
      </Button>
      <Button onClick={() => (isAsked.value = false)}>{t('give-up.stay')}</Button>
    </span>
  ) : (
    <Button onClick={() => (isAsked.value = true)}>{words}</Button>
  );
}
