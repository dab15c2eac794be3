// A slim strip while the server cannot be reached: what one chooses meanwhile is not lost.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { isLost } from './connection.ts';

/** It is there before it has words, so that they are read out. */
export const ConnectionLost = (): JSX.Element => (
  <p class={isLost.value ? 'connection-lost' : 'vh'} role="status" data-testid="connection-lost">
    {isLost.value ? t('net.lost') : ''}
  </p>
);
