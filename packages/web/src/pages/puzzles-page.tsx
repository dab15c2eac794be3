// Puzzles: for each game today's, the next one by one's rating, the themes, and what one has made of them so far.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { SolverRecord } from '@undercroft/puzzles';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ShelfWays } from '../components/shelf-ways.tsx';
import { gameCardOf } from '../games.ts';
import { sayDay, t } from '../i18n.ts';
import { fetchPack, rememberSkill } from '../puzzles/find-puzzle.ts';
import { type KeptPack, keptPacks, keptTries } from '../puzzles/kept-puzzles.ts';
import { readRecord } from '../puzzles/puzzle-api.ts';
import { flushTries } from '../puzzles/puzzle-outbox.ts';
import { KeptShelf, PuzzleShelf } from '../puzzles/puzzle-shelf.tsx';
import { url } from '../router.ts';
import '../../css/puzzle.css';

interface Known {
  /** Undefined without a server. */
  readonly record: SolverRecord | undefined;
  readonly kept: readonly KeptPack[];
  readonly tried: ReadonlySet<string>;
  readonly waiting: number;
}

async function read(): Promise<Known> {
  await flushTries().catch(() => undefined);
  const answer = await readRecord();
  const kept = await keptPacks().catch(() => []);
  const tries = await keptTries().catch(() => []);
  if (answer.ok) rememberSkill(answer.data.games);
  return {
    record: answer.ok ? answer.data : undefined,
    kept: kept.filter(({ game, rules }) => gameCardOf(game)?.rules === rules),
    tried: new Set(tries.map(({ puzzle }) => puzzle)),
    waiting: tries.filter(({ isSent }) => !isSent).length,
  };
}

export function PuzzlesPage(): JSX.Element {
  const known = useSignal<Known | undefined>(undefined);
  const readAgain = async (): Promise<void> => {
    known.value = await read();
  };
  useEffect(() => {
    void readAgain();
    const again = (): void => void readAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const now = known.value;
  const keep = async (game: string): Promise<void> => {
    await fetchPack(game);
    await readAgain();
  };
  return (
    <PageShell class="puzzles-page" wide>
      <header class="puzzles-head">
        <div>
          <h1 class="display">{t('nav.puzzles')}</h1>
          <p class="summary">{t('puzzle.lead')}</p>
        </div>
        {now?.record && <Days {...now.record.streak} />}
      </header>
      <ShelfWays on="puzzles" />
      {!now && <Loading />}
      {now && now.waiting > 0 && <p class="why refused">{t('puzzle.waiting-n', { n: now.waiting })}</p>}
      {now && <Shelves {...now} onKeep={keep} onRetry={readAgain} />}
    </PageShell>
  );
}

/** Today, and how many days in a row the puzzle of the day was tried. */
const Days = ({ days, ofSeven }: SolverRecord['streak']): JSX.Element => (
  <p class="puzzle-days">
    <b class="display">{t('puzzle.daily-of', { day: sayDay(Date.now()) })}</b>
    <small>{ofSeven === 0 ? t('puzzle.days-none') : t('puzzle.days', { n: days, of: ofSeven })}</small>
  </p>
);

function Shelves({
  record,
  kept,
  tried,
  onKeep,
  onRetry,
}: Known & { onKeep(game: string): Promise<void>; onRetry(): Promise<void> }): JSX.Element {
  const wanted = url.value.hash.slice(1);
  const first = (a: { readonly game: string }, b: { readonly game: string }): number =>
    Number(b.game === wanted) - Number(a.game === wanted);
  if (record) {
    const games = record.games.filter(({ game }) => gameCardOf(game)).toSorted(first);
    if (games.length === 0) return <EmptyState title={t('puzzle.none')} text={t('puzzle.none-text')} />;
    // One way on is in the light: the first puzzle of the day that is still to be tried.
    const lit = games.find(({ daily }) => !daily.tried) ?? games[0];
    return (
      <ul class="puzzle-shelves">
        {games.map((game) => (
          <PuzzleShelf
            key={game.game}
            record={game}
            isLit={game === lit}
            isKept={kept.some((pack) => pack.game === game.game)}
            onKeep={onKeep}
          />
        ))}
      </ul>
    );
  }
  if (kept.length === 0)
    return (
      <EmptyState cracked title={t('lobby.no-server')} text={t('puzzle.away')}>
        <Button tone="go" sign="again" onClick={() => void onRetry()}>
          {t('broken.reload')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <p class="why refused">{t('puzzle.offline')}</p>
      <ul class="puzzle-shelves">
        {kept.toSorted(first).map((pack, i) => (
          <KeptShelf key={pack.game} pack={pack} tried={tried} isLit={i === 0} />
        ))}
      </ul>
    </>
  );
}
