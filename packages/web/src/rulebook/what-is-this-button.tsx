// The tool that asks "what is this?", and the note that says that the next touch will be answered.
import { IconButton } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { isAskingWhat, nounHelp } from './noun-help.ts';

export const WhatIsThisButton = (): JSX.Element =>
  nounHelp.value ? (
    <>
      <IconButton
        sign="info"
        label={t('rules.what')}
        pressed={isAskingWhat.value}
        onClick={() => (isAskingWhat.value = !isAskingWhat.value)}
      />
      {isAskingWhat.value && (
        <span class="asking-note" role="status">
          {t('rules.what-now')}
        </span>
      )}
    </>
  ) : (
    // Its room is kept while the nouns are on their way, so that nothing moves when they come.
    <span class="tool" aria-hidden="true" />
  );
