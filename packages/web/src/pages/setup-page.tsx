// Setting a table: seats for people and bots, every option explained, on this device or on the server.

import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { lazy } from '../components/lazy.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { type AnyGame, type AnyUi, gameCards, importGame, loadUi } from '../games.ts';
import { ensureTextPart, gameTitle, t } from '../i18n.ts';
import type { Numbers } from '../lab/designed-numbers.ts';
import { go, url } from '../router.ts';
import { OptionFields } from '../setup/option-fields.tsx';
import { SetupSeats } from '../setup/setup-seats.tsx';
import { useServer } from '../setup/use-server.ts';
import { useSetup } from '../setup/use-setup.ts';
import { startTable } from '../sources/local-tables.ts';

/** Most tables are set up without these. */
const ChangedNumbers = lazy(async () => {
  await ensureTextPart('study');
  return (await import('../lab/changed-numbers.tsx')).ChangedNumbers;
});
const SetupWhere = lazy(async () => {
  await ensureTextPart('house');
  return (await import('../setup/setup-where.tsx')).SetupWhere;
});

export function SetupPage({ game: name }: { readonly game: string }): JSX.Element {
  const loaded = useLoaded(async () => {
    const [game, ui] = await Promise.all([importGame(name), loadUi(name)]);
    return { game, ui, numbers: await numbersInAddress(game) };
  }, [name]);
  return (
    <PageShell class="setup-page">
      <div data-game={name}>
        <h1 class="display">{t('setup.title')}</h1>
        <nav class="game-tabs" aria-label={t('home.games')}>
          {gameCards.map((card) => (
            <a
              key={card.name}
              href={`/games/${card.name}/new`}
              data-game={card.name}
              class={card.name === name ? 'on' : ''}
              aria-current={card.name === name ? 'page' : undefined}
            >
              {gameTitle(card.name)}
            </a>
          ))}
        </nav>
        {loaded ? <SetupForm key={name} {...loaded} /> : <Loading />}
      </div>
    </PageShell>
  );
}

/** What a lab's link has changed; most tables are set up without one. */
async function numbersInAddress(game: AnyGame): Promise<Numbers> {
  const { hash } = url.value;
  if (hash.length < 2) return {};
  return (await import('../lab/designed-numbers.ts')).numbersFromHash(game, hash);
}

/** Every seat is called something, and no two the same. */
function nameProblem(names: readonly string[]): string | undefined {
  const called = names.map((name) => name.trim().toLowerCase());
  const blank = called.indexOf('');
  if (blank >= 0) return t('setup.no-name', { n: blank + 1 });
  const twice = called.findIndex((name, at) => called.indexOf(name) < at);
  return twice < 0 ? undefined : t('setup.same-name', { name: names[twice]!.trim() });
}

/** Lays the table, here or on the server, and goes to it. */
function useStart(game: AnyGame, setup: ReturnType<typeof useSetup>) {
  const { plan, mine, table, where } = setup;
  const problem = useSignal('');
  const busy = useSignal(false);
  const start = async (event: Event): Promise<void> => {
    const isOnServer = where.value === 'server';
    event.preventDefault();
    if (!table) return;
    const names = isOnServer ? [plan.value[mine.value]!.name] : plan.value.map(({ name }) => name);
    problem.value = nameProblem(names) ?? '';
    if (problem.value !== '') return;
    busy.value = true;
    try {
      go(
        isOnServer
          ? await (await import('../setup/create-server-table.ts')).createServerTable(game, table, setup)
          : `/local/${(await startTable(game, table, plan.value)).id}`,
      );
    } catch (error) {
      busy.value = false;
      problem.value = (error as Error).message;
    }
  };
  return { problem, busy, start };
}

function SetupForm({
  game,
  ui,
  numbers: changed,
}: {
  readonly game: AnyGame;
  readonly ui: AnyUi | undefined;
  readonly numbers: Numbers;
}): JSX.Element {
  const setup = useSetup(game, changed);
  const { table, numbers, given } = setup;
  const isOnServer = setup.where.value === 'server';
  const hasServer = useServer();
  const { problem, busy, start } = useStart(game, setup);
  return (
    <form class="setup" onSubmit={(event) => void start(event)}>
      {Object.keys(numbers.value).length > 0 && (
        <ChangedNumbers
          game={game}
          numbers={numbers.value}
          onDrop={() => {
            numbers.value = {};
          }}
        />
      )}
      {hasServer && game.seats[1] > 1 && <SetupWhere setup={setup} />}
      <SetupSeats game={game} ui={ui} setup={setup} />
      <section class="slab setup-options">
        <h2 class="display">{t('setup.options')}</h2>
        {Object.keys(game.options).length === 0 && <p class="help">{t('setup.no-options')}</p>}
        {table && <OptionFields game={game} values={table.options} given={given} />}
      </section>
      <ProblemNote text={problem.value} />
      <div class="setup-acts">
        <Button tone="go" type="submit" sign="play" disabled={busy.value || !table}>
          {t(isOnServer ? 'setup.create' : 'setup.start')}
        </Button>
        <span class="help" hidden={isOnServer}>
          {t('setup.local-note', { game: gameTitle(game.name) })}
        </span>
      </div>
    </form>
  );
}
