// A link to send: shown whole, and copied by one press.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { copyText } from './copy-text.ts';

export function CopyLink({
  link,
  label,
  isMain,
}: {
  readonly link: string;
  readonly label: string;
  readonly isMain: boolean;
}): JSX.Element {
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await copyText(link);
    isCopied.value = true;
  };
  return (
    <div class="invite">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button tone={isMain ? 'go' : 'plain'} sign="copy" onClick={() => void copy()}>
        {isCopied.value ? t('copied') : t('lobby.copy')}
      </Button>
    </div>
  );
}
