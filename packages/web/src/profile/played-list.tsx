// Games that are over, one row each, with the way to watch them again; and what they add up to by difficulty.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Logo } from '../components/logo.tsx';
import { sayShare } from '../format-numbers.ts';
import { gameCardOf } from '../games.ts';
import { gameTitle, sayDay, t } from '../i18n.ts';
import { levelName } from '../level-name.ts';
import { roleOf } from '../seat-roles.ts';
import { type Played, tallies } from './played-games.ts';

const STEP = 12;

/** Against people there are ratings; alone and together there is the difficulty to measure oneself by. */
export function isAgainstOthers({ game }: Played): boolean {
  const kind = gameCardOf(game)?.kind;
  return kind === 'rivals' || kind === 'sides';
}

export function PlayedList({ games }: { readonly games: readonly Played[] }): JSX.Element {
  const shown = useSignal(STEP);
  return (
    <>
      <ul class="table-list played">
        {games.slice(0, shown.value).map((played) => (
          <PlayedRow key={played.id} played={played} />
        ))}
      </ul>
      {games.length > shown.value && (
        <Button onClick={() => (shown.value += STEP)}>
          {t('ask.more', { n: games.length - shown.value })}
        </Button>
      )}
    </>
  );
}

function PlayedRow({ played }: { readonly played: Played }): JSX.Element {
  const { game, seat, seats, won, place, points, percentile, isHere } = played;
  const role = seat === undefined ? undefined : roleOf(gameCardOf(game), seats, seat);
  const isRace = isAgainstOthers(played);
  const facts = [
    levelName(played),
    role,
    gameCardOf(game)?.kind === 'rivals' && place !== undefined
      ? t('played.place', { place, seats })
      : undefined,
    points === null ? undefined : t('result.points', { n: points }),
    percentile === undefined || isRace ? undefined : t('played.percentile', { n: percentile }),
    isHere ? t('tables.on-device') : undefined,
  ];
  return (
    <li class="tb" data-game={game}>
      <span class="tm">
        <Logo size={20} />
      </span>
      <span class="grow">
        <b>{gameTitle(game)}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="outcome">
        {won === undefined ? (
          t('tables.over')
        ) : (
          <>
            <Sign name={won ? 'check' : 'minus'} size={15} />
            {t(won ? 'played.won' : 'played.lost')}
          </>
        )}
        <small>{sayDay(played.finished)}</small>
      </span>
      {!played.held && (
        <Button href={`/replay/${played.id}`} label={`${t('tables.watch')}: ${gameTitle(game)}`}>
          {t('tables.watch')}
        </Button>
      )}
    </li>
  );
}

/** Games by difficulty: how many, how many won, and the best of them. */
export function TallyTable({ games }: { readonly games: readonly Played[] }): JSX.Element {
  const rows = tallies(games, levelName);
  const hasPoints = rows.some(({ bestPoints }) => bestPoints !== undefined);
  const hasPercentile =
    !games.some(isAgainstOthers) && rows.some(({ bestPercentile }) => bestPercentile !== undefined);
  return (
    <div class="scroll-x">
      <table class="tallies">
        <thead>
          <tr>
            <th scope="col">{t('played.game')}</th>
            <th scope="col">{t('played.games')}</th>
            <th scope="col">{t('played.wins')}</th>
            {hasPoints && <th scope="col">{t('played.best')}</th>}
            {hasPercentile && <th scope="col">{t('played.better-than')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.game}:${row.level}`} data-game={row.game}>
              <th scope="row">
                {gameTitle(row.game)}
                {row.level && <small>{row.level}</small>}
              </th>
              <td>{row.games}</td>
              <td>
                {row.won}
                <small>{sayShare(row.won / row.games)}</small>
              </td>
              {hasPoints && <td>{row.bestPoints ?? '–'}</td>}
              {hasPercentile && (
                <td>{row.bestPercentile === undefined ? '–' : sayShare(row.bestPercentile / 100)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasPercentile && <p class="help">{t('profile.percentile-help')}</p>}
    </div>
  );
}
