// In place of a replay or review that is closed: of a game that is still played, or of an expedition that is still on.
import type { JSX } from 'preact';
import { MissingPage } from '../components/missing-page.tsx';
import { sayMoment } from '../expeditions/expedition-title.ts';
import { t } from '../i18n.ts';
import type { NotYet } from './find-record.ts';

/** At the server as on this device the same is said. */
const nameOf = ({ why }: NotYet): string => `replay.${why === 'not-over' ? 'running' : why}`;

/** What is said of it, in a sentence or two. */
export const sayNotYet = (notYet: NotYet): string => {
  const { openAt } = notYet;
  const opens = openAt === undefined ? '' : `${t('replay.opens-at', { when: sayMoment(openAt) })} `;
  return opens + t(`${nameOf(notYet)}-text`);
};

export const StillRunning = ({
  id,
  notYet,
}: {
  readonly id: string;
  readonly notYet: NotYet;
}): JSX.Element => {
  const [address, text] =
    notYet.why === 'running'
      ? [`/local/${id}`, 'tables.resume']
      : notYet.why === 'not-over'
        ? [`/t/${id}`, 'notice.to-table']
        : ['/expeditions', 'nav.expeditions'];
  return (
    <MissingPage title={t(nameOf(notYet))} text={sayNotYet(notYet)}>
      <a class="btn go" href={address}>
        {t(text)}
      </a>
    </MissingPage>
  );
};
