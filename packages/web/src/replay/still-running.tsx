// In place of a replay or review that is closed: of a game still played on this device, or of an expedition that is still on.
import type { JSX } from 'preact';
import { MissingPage } from '../components/missing-page.tsx';
import { t } from '../i18n.ts';
import { type NOT_YET, RUNNING } from './find-record.ts';

export const StillRunning = ({
  id,
  why,
}: {
  readonly id: string;
  readonly why: typeof RUNNING | typeof NOT_YET;
}): JSX.Element => (
  <MissingPage title={t(`replay.${why}`)} text={t(`replay.${why}-text`)}>
    {why === RUNNING ? (
      <a class="btn go" href={`/local/${id}`}>
        {t('tables.resume')}
      </a>
    ) : (
      <a class="btn go" href="/expeditions">
        {t('nav.expeditions')}
      </a>
    )}
  </MissingPage>
);
