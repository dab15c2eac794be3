// The tool that asks "what is this?", and the note that says that the next touch will be answered.
import { Tool } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../speech.ts';
import { isAsking, nounDoor } from './noun-door.ts';

export const WhatTool = (): JSX.Element =>
  nounDoor.value ? (
    <>
      <Tool
        sign="info"
        label={t('rules.what')}
        pressed={isAsking.value}
        onClick={() => (isAsking.value = !isAsking.value)}
      />
      {isAsking.value && (
        <span class="asking-note" role="status">
          {t('rules.what-now')}
        </span>
      )}
    </>
  ) : (
    // Its room is kept while the nouns are on their way, so that nothing moves when they come.
    <span class="tool" aria-hidden="true" />
  );
