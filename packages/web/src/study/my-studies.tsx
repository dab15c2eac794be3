// The study rooms that the reader is in, newest first; nothing where there are none, or no server.
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { gameTitle, sayDay, t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';

interface MyStudy {
  readonly study: string;
  readonly games: readonly string[];
  readonly names: readonly string[];
  readonly created: number;
}

export function MyStudies(): JSX.Element | null {
  const asked = useLoaded(
    () => askServer<{ readonly studies: readonly MyStudy[] }>('GET', '/api/studies'),
    [],
  );
  if (!asked?.ok || asked.data.studies.length === 0) return null;
  return (
    <section aria-label={t('studies.mine')}>
      <h2 class="label">{t('studies.mine')}</h2>
      <ul class="table-list">
        {asked.data.studies.map(({ study, games, names, created }) => (
          <li key={study} class="tb" data-game={games[0]}>
            <span class="grow">
              <b>{games.map(gameTitle).join(', ')}</b>
              <small>
                {names.join(', ')} · {sayDay(created)}
              </small>
            </span>
            <a class="btn" href={`/study/${study}`}>
              {t('studies.enter')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
