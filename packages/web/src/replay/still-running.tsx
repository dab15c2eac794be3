// In place of the replay or the review of a game that is still played on this device: the way back to it.
import type { JSX } from 'preact';
import { MissingPage } from '../components/missing-page.tsx';
import { t } from '../i18n.ts';

export const StillRunning = ({ id }: { readonly id: string }): JSX.Element => (
  <MissingPage title={t('replay.running')} text={t('replay.running-text')}>
    <a class="btn go" href={`/local/${id}`}>
      {t('tables.resume')}
    </a>
  </MissingPage>
);
