// Setting a table: seats for people and bots, every option explained, on this device or on the server.
import { useSignal } from '@preact/signals';
import { CodedError, type OptionValue, resolveTable, type TableSetup } from '@undercroft/kernel';
import { Button, type SeatMark } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../components/empty-state.tsx';
import { RadioGroup, Switch } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { type AnyGame, type AnyUi, gameCardOf, gameCards, importGame, loadUi } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';
import { ChangedNumbers } from '../lab/changed-numbers.tsx';
import { numbersFromHash } from '../lab/designed-numbers.ts';
import { go, url } from '../router.ts';
import { roleOf } from '../seat-roles.ts';
import { language, prefer } from '../settings/preferences.ts';
import { createServerTable, useServer } from '../setup/create-server-table.ts';
import { OptionField } from '../setup/option-field.tsx';
import { quickStartPlan } from '../setup/quick-start.ts';
import { RolePick, SetupSeat } from '../setup/setup-seats.tsx';
import { layTable } from '../sources/local-match.ts';
import type { LocalSeatPlan } from '../sources/local-store.ts';

export function SetupPage({ game: name }: { readonly game: string }): JSX.Element {
  const loaded = useSignal<{ game: AnyGame; ui: AnyUi | undefined } | undefined>(undefined);
  useEffect(() => {
    void Promise.all([importGame(name), loadUi(name)]).then(([game, ui]) => {
      loaded.value = { game, ui };
    });
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
              {card.texts[language.value]['game.title']}
            </a>
          ))}
        </nav>
        {loaded.value ? <SetupForm game={loaded.value.game} ui={loaded.value.ui} /> : <Loading />}
      </div>
    </PageShell>
  );
}

/** Every chair for whoever has the link. */
const linkPlan = (seats: number): LocalSeatPlan[] =>
  Array.from({ length: seats }, () => ({ kind: 'person', name: t('setup.link-chair') }));

function SetupForm({ game, ui }: { readonly game: AnyGame; readonly ui: AnyUi | undefined }): JSX.Element {
  const [min, max] = game.seats;
  const card = gameCardOf(game.name)!;
  const plan = useSignal<LocalSeatPlan[]>(quickStartPlan(min));
  const mine = useSignal(0);
  const given = useSignal<Readonly<Record<string, OptionValue>>>({});
  const numbers = useSignal(numbersFromHash(game, url.value.hash));
  const problem = useSignal('');
  const busy = useSignal(false);
  const where = useSignal<'local' | 'server'>('local');
  const isListed = useSignal(false);
  const pace = useSignal<'live' | 'turns'>('live');
  const hasServer = useServer();
  const texts = gameTexts(game.name);
  const word = (id: string): string => texts[id] ?? id;
  let table: TableSetup | undefined;
  try {
    table = resolveTable(game, plan.value.length, given.value, numbers.value);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
  }
  const setSeats = (seats: number): void => {
    if (mine.value >= seats) takeSeat(0);
    const fresh = where.value === 'server' ? linkPlan(seats) : quickStartPlan(seats, mine.value);
    plan.value = [...plan.value.slice(0, seats), ...fresh.slice(plan.value.length)];
  };
  /** Whoever sits there and I change places. */
  const takeSeat = (to: number): void => {
    const from = mine.value;
    plan.value = plan.value.map((seat, at) =>
      at === to ? plan.value[from]! : at === from ? plan.value[to]! : seat,
    );
    mine.value = to;
  };
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!table) return;
    busy.value = true;
    try {
      const own = plan.value[mine.value]!;
      if (own.kind === 'person' && own.name !== t('you')) prefer({ name: own.name });
      if (where.value === 'server')
        go(
          await createServerTable(game, table, plan.value, mine.value, {
            listed: isListed.value,
            pace: pace.value,
          }),
        );
      else go(`/local/${(await layTable(game, table, plan.value)).id}`);
    } catch (error) {
      busy.value = false;
      problem.value = (error as Error).message;
    }
  };
  return (
    <form class="setup" onSubmit={(event) => void start(event)}>
      <ChangedNumbers
        game={game}
        numbers={numbers.value}
        onDrop={() => {
          numbers.value = {};
        }}
      />
      {hasServer && max > 1 && (
        <section class="slab setup-where">
          <RadioGroup
            title={t('setup.where')}
            value={where.value}
            values={['local', 'server']}
            name={(value) => t(`setup.where.${value}`)}
            onPick={(value) => {
              where.value = value;
              const { length } = plan.value;
              const name = plan.value[mine.value]!.name;
              plan.value = (value === 'server' ? linkPlan(length) : quickStartPlan(length, mine.value)).map(
                (seat, at) => (at === mine.value ? { kind: 'person', name } : seat),
              );
            }}
          />
          {where.value === 'server' && (
            <>
              <RadioGroup
                title={t('setup.pace')}
                value={pace.value}
                values={['live', 'turns']}
                name={(value) => t(`setup.pace.${value}`)}
                onPick={(value) => {
                  pace.value = value;
                }}
              />
              <Switch
                title={t('setup.listed')}
                help={t('setup.listed-help')}
                value={isListed.value}
                onSwitch={(value) => {
                  isListed.value = value;
                }}
              />
            </>
          )}
        </section>
      )}
      <section class="slab setup-seats">
        <h2 class="display">{t('setup.seats')}</h2>
        {min !== max && (
          <RadioGroup
            title={t('setup.how-many')}
            value={String(plan.value.length)}
            values={Array.from({ length: max - min + 1 }, (_, i) => String(min + i))}
            name={(value) => value}
            onPick={(value) => setSeats(Number(value))}
          />
        )}
        <RolePick card={card} seats={plan.value.length} mine={mine.value} onPick={takeSeat} />
        <ol>
          {plan.value.map((seat, i) => (
            <SetupSeat
              key={`chair-${i + 1}`}
              plan={plan.value}
              at={i}
              mark={
                ui?.marks?.(table ?? { seats: plan.value.length, options: {} })[i] ?? ((i + 1) as SeatMark)
              }
              role={roleOf(card, plan.value.length, i)}
              isByLink={where.value === 'server' && i !== mine.value}
              seat={seat}
              onChange={(changed) => {
                plan.value = plan.value.map((old, at) => (at === i ? changed : old));
              }}
            />
          ))}
        </ol>
        <p class="help">
          {where.value === 'server'
            ? t('setup.server-note')
            : plan.value.filter(({ kind }) => kind === 'person').length > 1
              ? t('setup.hot-seat')
              : t('setup.bots')}
        </p>
      </section>
      <section class="slab setup-options">
        <h2 class="display">{t('setup.options')}</h2>
        {Object.keys(game.options).length === 0 && <p class="help">{t('setup.no-options')}</p>}
        {table &&
          Object.entries(game.options).map(([name, spec]) => (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              value={table.options[name]!}
              word={word}
              onChange={(value) => {
                given.value = { ...given.value, [name]: value };
              }}
            />
          ))}
      </section>
      {problem.value && (
        <p role="alert" class="why refused">
          {problem.value}
        </p>
      )}
      <div class="setup-acts">
        <Button tone="go" type="submit" sign="play" disabled={busy.value || !table}>
          {t(where.value === 'server' ? 'setup.create' : 'setup.start')}
        </Button>
        <span class="help" hidden={where.value === 'server'}>
          {t('setup.local-note', { game: card.texts[language.value]['game.title'] })}
        </span>
      </div>
    </form>
  );
}
