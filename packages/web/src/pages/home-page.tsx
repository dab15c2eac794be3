// Home: four doors, what one is in the middle of, open seats, and the ways to start.

import { useSignal } from '@preact/signals';
import { Button, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LearnButton } from '../components/learn-button.tsx';
import { Logo } from '../components/logo.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { DailyTeaser } from '../daily/daily-teaser.tsx';
import type { GameCard } from '../game-card.ts';
import { doorOf, gameCardOf, gameCards, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { inPlay, ServerTables, useLobby } from '../lobby/server-table-list.tsx';
import { marksFor } from '../seat-roles.ts';
import { language } from '../settings/preferences.ts';
import { useQuickStart } from '../setup/use-quick-start.ts';
import { allTables, isKeptOver, type LocalTableCard } from '../sources/local-store.ts';
import { seatLetters } from '../table/seat-letters.ts';

export function HomePage(): JSX.Element {
  const tables = useSignal<readonly LocalTableCard[]>([]);
  useEffect(() => {
    void allTables().then((found) => {
      tables.value = found.filter((table) => !isKeptOver(table) && gameCardOf(table.game));
    });
  }, []);
  const net = useLobby();
  const playedThere = net?.lobby.value ? inPlay(net.lobby.value.mine) : [];
  return (
    <PageShell class="home" wide>
      <section class="lead">
        <h1 class="display">
          {t('home.title', {
            count: { id: `home.count.${gameCards.length > 6 ? 'many' : gameCards.length}` },
          })}
        </h1>
        <p>{t('home.lead')}</p>
      </section>
      <section class="arcade" aria-label={t('home.games')}>
        {gameCards.map((card) => (
          <Arch key={card.name} card={card} />
        ))}
      </section>
      <aside class="side" aria-label={t('home.tables')}>
        <MyTables tables={tables.value} hasOthers={playedThere.length > 0} />
        {net && <ServerTables net={net} />}
        {net && <PlayNow />}
        <DailyTeaser />
        <AtOnce />
        <section class="start">
          <Button tone={net ? 'plain' : 'go'} sign="plus" href={`/games/${gameCards[0]?.name ?? ''}/new`}>
            {t('home.new')}
          </Button>
          <Button sign="link" href="/join">
            {t('home.join')}
          </Button>
        </section>
        <p class="foot">
          <Sign name="shield" size={15} />
          {t('home.sealed')}
        </p>
      </aside>
    </PageShell>
  );
}

function MyTables({
  tables,
  hasOthers,
}: {
  readonly tables: readonly LocalTableCard[];
  /** Tables of the server, which stand in a list of their own. */
  readonly hasOthers: boolean;
}): JSX.Element {
  return (
    <section class="mytables">
      <h2 class="label">{t('home.yours')}</h2>
      {tables.length === 0 && !hasOthers ? (
        <p class="quiet-note">{t('home.no-tables')}</p>
      ) : (
        <ul>
          {tables.slice(0, 3).map((table, i) => (
            <LocalTableRow key={table.id} table={table} isFirst={i === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

const PlayNow = (): JSX.Element => (
  <section class="playnow">
    <h2 class="label">{t('home.with-people')}</h2>
    <p>
      <Button tone="go" sign="people" href="/play">
        {t('home.play-now')}
      </Button>
      <small>{t('home.play-now-text')}</small>
    </p>
  </section>
);

/** The quick way in: one press per game, bots in the other seats. */
function AtOnce(): JSX.Element {
  const { busy, problem, start } = useQuickStart();
  return (
    <section class="atonce">
      <h2 class="label">{t('home.at-once')}</h2>
      <ul>
        {gameCards.map(({ name, seats }) => (
          <li key={name} data-game={name}>
            <span class="tm">
              <Logo size={18} />
            </span>
            <span class="grow">{shortTitle(gameTitle(name))}</span>
            <LearnButton name={name} />
            <Button
              disabled={busy.value !== ''}
              label={`${t(seats[0] === 1 ? 'game.play-solo' : 'game.play-bots')}: ${gameTitle(name)}`}
              onClick={() => start(name)}
            >
              {t('nav.play')}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNote text={problem.value} />
    </section>
  );
}

function Arch({ card }: { readonly card: GameCard }): JSX.Element {
  const texts = card.texts[language.value];
  const [min, max] = card.seats;
  const door = doorOf(card.name);
  return (
    <article class="game" data-game={card.name}>
      <div class="door">
        {door ? <img src={door} alt="" width="190" height="400" /> : <span class="blank-door" />}
      </div>
      <div class="cap">
        <h2>
          <a href={`/games/${card.name}`}>{shortTitle(texts['game.title'])}</a>
        </h2>
        <p>{texts['game.subtitle']}</p>
        <div class="row meta">
          <span>
            <Sign name="people" size={15} />
            <span class="vh">{t('game.seats')} </span>
            {min === max ? min : `${min}–${max}`}
          </span>
          {card.minutes !== undefined && (
            <span>
              <Sign name="clock" size={15} />
              {t('game.minutes', { n: card.minutes })}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

/** One table of this browser, the last played in the light. */
export function LocalTableRow({
  table,
  isFirst,
  when,
  as: Row = 'li',
}: {
  readonly table: LocalTableCard;
  readonly isFirst?: boolean;
  readonly when?: string;
  /** An item of a list by itself, or a part of one. */
  readonly as?: 'li' | 'div';
}): JSX.Element {
  const card = gameCardOf(table.game);
  const names = table.seats.map(({ name }) => name);
  const letters = seatLetters(names);
  const marks = marksFor(card, names.length);
  const isDone = isKeptOver(table);
  return (
    <Row class={isFirst ? 'tb hot' : 'tb'} data-game={table.game}>
      <span class="tm">
        <Logo size={20} />
      </span>
      <span class="grow">
        <b>{shortTitle(gameTitle(table.game))}</b>
        <small>
          {isDone ? t('tables.over') : t('tables.entries', { n: table.entries })}
          {when && ' · '}
          <span class="when">{when}</span>
        </small>
      </span>
      <span class="ss">
        {names.map((name, seat) => (
          <SeatBadge
            key={`${seat}:${name}`}
            seat={{ mark: marks[seat]!, letter: letters[seat]!, name }}
            size={17}
          />
        ))}
      </span>
      <Button
        tone={isFirst && !isDone ? 'go' : 'plain'}
        href={isDone ? `/replay/${table.id}` : `/local/${table.id}`}
      >
        {isDone ? t('tables.watch') : t('tables.resume')}
      </Button>
    </Row>
  );
}
