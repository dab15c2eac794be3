// A link that its owner makes, copies and revokes: to be asked by, or to join a club by.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { CopyLink } from '../components/copy-link.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { sayDay, t } from '../i18n.ts';
import { type GivenLink, useRequest } from './ties-api.ts';

export function LinkPanel({
  title,
  help,
  link,
  /** Where it is made and revoked, and the page that it leads to. */
  path,
  page,
  read,
}: {
  readonly title: string;
  readonly help: string;
  readonly link: GivenLink | null;
  readonly path: string;
  readonly page: string;
  read(): Promise<void>;
}): JSX.Element {
  const { problem, act } = useRequest(read);
  return (
    <section class="slab pad link-panel">
      <h2 class="label">{title}</h2>
      <p class="help">{help}</p>
      {link ? (
        <>
          <CopyLink link={`${location.origin}${page}${link.token}`} label={title} isMain={false} />
          <p class="help">{t('friends.link-until', { day: sayDay(link.expires) })}</p>
          <Button sign="cross" onClick={() => void act('DELETE', path)}>
            {t('friends.link-end')}
          </Button>
        </>
      ) : (
        <Button sign="link" onClick={() => void act('POST', path)}>
          {t('friends.link-make')}
        </Button>
      )}
      <ProblemNote text={problem} />
    </section>
  );
}
