// The reader's own games of one kind: how many, how many won, the last of them as a line and as rows to watch.
import type { JSX } from 'preact';
import { SparkLine } from '../components/spark-line.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { sayDay, t } from '../i18n.ts';
import type { Played } from '../profile/played-games.ts';
import { readPlayed } from '../profile/read-played.ts';

const LINE = 14;
const ROWS = 4;

/** What a game counts for in a line: its points, or whether it was won. */
export const worthOf = ({ points, won }: Played): number => points ?? (won ? 1 : 0);

export function YourRecord({ game }: { readonly game: string }): JSX.Element | null {
  const known = useLoaded(() => readPlayed().catch(() => undefined), [game]);
  if (!known) return null;
  const games = known.games.filter((played) => played.game === game && played.won !== undefined);
  const won = games.filter((played) => played.won === true).length;
  const points = games.flatMap((played) => played.points ?? []);
  const last = games.slice(0, LINE).toReversed();
  return (
    <section class="your-record">
      <h2 class="label">{t('game.your-record')}</h2>
      {games.length === 0 ? (
        <p class="quiet-note">{t('game.no-record')}</p>
      ) : (
        <>
          <dl class="figures">
            <Figure n={games.length} name={t('game.games-n', { n: games.length })} />
            <Figure n={won} name={t('game.won-n', { n: won })} />
            {points.length > 0 && (
              <Figure
                n={Math.round(points.reduce((sum, one) => sum + one, 0) / points.length)}
                name={t('game.points-average')}
              />
            )}
          </dl>
          {last.length > 1 && (
            <SparkLine
              points={last.map((played) => ({ value: worthOf(played), isWon: played.won === true }))}
              label={t('game.last-games', { n: last.length })}
            />
          )}
          <ul class="last-games">
            {games.slice(0, ROWS).map((played) => (
              <li key={played.id}>
                <a href={`/replay/${played.id}`}>
                  <b>{t(played.won ? 'game.was-won' : 'game.was-lost')}</b>
                  <span class="grow">
                    {played.points === null ? ' ' : t('result.points', { n: played.points })}
                  </span>
                  <small>{sayDay(played.finished)}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const Figure = ({ n, name }: { readonly n: number; readonly name: string }): JSX.Element => (
  <div>
    <dd class="display">{n}</dd>
    <dt>{name}</dt>
  </div>
);
