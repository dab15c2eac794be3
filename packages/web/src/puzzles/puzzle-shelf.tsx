// The puzzles of one game on the page of all: today's, the next one, the rating with its line, and the themes.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { SolvedInGame } from '@undercroft/puzzles';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { SparkLine } from '../components/spark-line.tsx';
import { doorOf, shortTitle } from '../games.ts';
import { errorText, gameTitle, t } from '../i18n.ts';
import { go } from '../router.ts';
import { nextAddress } from './find-puzzle.ts';
import type { KeptPack } from './kept-puzzles.ts';
import { themeName } from './puzzle-rules.ts';

/** So many themes are offered, the commonest first. */
const MOST_THEMES = 8;

/** Goes to the next puzzle; what is wrong, in words. */
function useNext(game: string) {
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const next = async (theme?: string): Promise<void> => {
    isBusy.value = true;
    const found = await nextAddress(game, theme);
    isBusy.value = false;
    if ('address' in found) go(found.address);
    else problem.value = errorText(found);
  };
  return { problem, isBusy, next };
}

export function PuzzleShelf({
  record,
  isLit,
  isKept,
  onKeep,
}: {
  readonly record: SolvedInGame;
  /** Its way on is the one of the page. */
  readonly isLit: boolean;
  readonly isKept: boolean;
  onKeep(game: string): Promise<void>;
}): JSX.Element {
  const { game, puzzles, tried, solved, rating, last, daily } = record;
  const { problem, isBusy, next } = useNext(game);
  const points = last
    .toReversed()
    .flatMap(({ rating: value, solved: isWon }) => (value === null ? [] : [{ value, isWon }]));
  return (
    <li class="puzzle-shelf slab" data-game={game} id={game}>
      <ShelfHead game={game}>
        {tried > 0 ? t('puzzle.tried', { n: tried, of: puzzles, solved }) : t('puzzle.count', { n: puzzles })}
      </ShelfHead>
      <div class="puzzle-own">
        <p>
          <span class="label">{t('puzzle.your-rating')}</span>
          <b class="display">{rating ?? '–'}</b>
        </p>
        {points.length > 1 && (
          <SparkLine points={points} label={t('puzzle.rating-line', { n: points.length })} />
        )}
      </div>
      <div class="acts wrap">
        <Button
          tone={isLit && !daily.tried ? 'go' : 'plain'}
          sign={daily.tried ? 'check' : 'flag'}
          href={`/puzzles/${daily.puzzle}`}
        >
          {t(daily.tried ? 'puzzle.daily-done' : 'puzzle.daily')}
        </Button>
        <Button
          tone={isLit && daily.tried ? 'go' : 'plain'}
          disabled={isBusy.value}
          onClick={() => void next()}
        >
          {t('puzzle.next')}
        </Button>
      </div>
      <ProblemNote text={problem.value} />
      <ByTheme record={record} onPick={(theme) => void next(theme)} />
      <p class="puzzle-kept">
        {isKept ? (
          <span>
            <Sign name="check" size={15} /> {t('puzzle.on-device')}
          </span>
        ) : (
          <Button tone="quiet" sign="download" onClick={() => void onKeep(game)}>
            {t('puzzle.keep', { n: puzzles })}
          </Button>
        )}
      </p>
    </li>
  );
}

/** The themes that have a name and do not hold for every puzzle. */
const themesOf = ({ game, puzzles, themes }: SolvedInGame) =>
  themes
    .flatMap(({ theme, n }) => {
      const name = themeName(game, theme);
      return name === undefined || n === puzzles ? [] : [{ theme, name, n }];
    })
    .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i)
    .slice(0, MOST_THEMES);

function ByTheme({
  record,
  onPick,
}: {
  readonly record: SolvedInGame;
  onPick(theme: string): void;
}): JSX.Element | null {
  const themes = themesOf(record);
  if (themes.length === 0) return null;
  return (
    <details class="puzzle-by-theme">
      <summary>{t('puzzle.by-theme')}</summary>
      <p class="help">{t('puzzle.by-theme-note')}</p>
      <ul>
        {themes.map(({ theme, name, n }) => (
          <li key={theme}>
            <button type="button" class="chip" onClick={() => onPick(theme)}>
              {name} <small>{n}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const ShelfHead = ({ game, children }: { readonly game: string; readonly children: string }): JSX.Element => (
  <header>
    <span class="mini-door">{doorOf(game) && <img src={doorOf(game)} alt="" />}</span>
    <div>
      <h2 class="display">{shortTitle(gameTitle(game))}</h2>
      <p>{children}</p>
    </div>
  </header>
);

/** Without a server: what this device keeps of a game. */
export function KeptShelf({
  pack: { game, puzzles },
  tried,
  isLit,
}: {
  readonly pack: KeptPack;
  readonly tried: ReadonlySet<string>;
  readonly isLit: boolean;
}): JSX.Element {
  const { problem, isBusy, next } = useNext(game);
  const left = puzzles.filter(({ id }) => !tried.has(id)).length;
  return (
    <li class="puzzle-shelf slab" data-game={game} id={game}>
      <ShelfHead game={game}>{t('puzzle.left-here', { n: left, of: puzzles.length })}</ShelfHead>
      <div class="acts">
        <Button
          tone={isLit ? 'go' : 'plain'}
          disabled={isBusy.value || left === 0}
          onClick={() => void next()}
        >
          {t('puzzle.next')}
        </Button>
      </div>
      <ProblemNote text={problem.value} />
    </li>
  );
}
