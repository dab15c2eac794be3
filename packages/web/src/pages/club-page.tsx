// A club: its open tables and its members, my notices, and for the keeper its link and its name.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { Switch } from '../components/form-fields.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { ClubExpeditions } from '../friends/club-expeditions.tsx';
import { ClubMembers } from '../friends/club-members.tsx';
import { ClubTables } from '../friends/club-tables.tsx';
import { LinkPanel } from '../friends/link-panel.tsx';
import { RenameClub } from '../friends/rename-club.tsx';
import { type Club, useFresh, useRequest } from '../friends/ties-api.ts';
import { errorText, t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { NO_SERVER } from '../net/server-api.ts';
import { go } from '../router.ts';
import { NoServer } from './friends-page.tsx';
import '../../css/friends.css';

export function ClubPage({ id }: { readonly id: string }): JSX.Element {
  const path = `/api/clubs/${encodeURIComponent(id)}`;
  const { answer, read } = useFresh<Club>(path);
  if (!answer) return <Loading />;
  if (!answer.ok)
    return answer.code === NO_SERVER ? (
      <PageShell class="friends-page">
        <h1 class="display">{t('clubs.mine')}</h1>
        <NoServer />
      </PageShell>
    ) : (
      <MissingPage title={t('clubs.missing')} text={errorText(answer)}>
        <Button tone="go" href="/friends">
          {t('friends.title')}
        </Button>
      </MissingPage>
    );
  return <ClubView path={path} club={answer.data} read={read} />;
}

function ClubView({
  path,
  club,
  read,
}: {
  readonly path: string;
  readonly club: Club;
  read(): Promise<void>;
}): JSX.Element {
  const { problem, act } = useRequest(read);
  const me = you.value?.id;
  const isKeeper = club.keeper === me;
  const leave = async (gone: string): Promise<void> => {
    if (await act('DELETE', gone)) go('/friends');
  };
  return (
    <PageShell class="friends-page">
      <p class="way-links">
        <a class="clause" href="/friends">
          {t('friends.title')}
        </a>
      </p>
      <h1 class="display">{club.name}</h1>
      <ProblemNote text={problem} />
      <div class="beside">
        <div>
          <ClubTables club={club} me={me} />
          <ClubExpeditions path={path} isKeeper={isKeeper} />
          <ClubMembers club={club} me={me} path={path} read={read} />
        </div>
        <aside>
          <section class="slab pad">
            <Switch
              title={t('clubs.notices')}
              help={t('clubs.notices-help')}
              value={club.notices}
              onSwitch={(notices) => void act('PATCH', path, { notices })}
            />
          </section>
          {isKeeper && (
            <LinkPanel
              title={t('clubs.link')}
              help={t('clubs.link-help')}
              link={club.link}
              path={`${path}/links`}
              page="/join/"
              read={read}
            />
          )}
          <section class="slab pad stacked">
            {isKeeper && <RenameClub club={club} path={path} read={read} />}
            <SureButton words={t('clubs.leave')} onSure={() => void leave(`${path}/members/${me}`)} />
            {isKeeper && <SureButton words={t('clubs.close')} onSure={() => void leave(path)} />}
            {isKeeper && <p class="help">{t('clubs.leave-help')}</p>}
          </section>
        </aside>
      </div>
    </PageShell>
  );
}
