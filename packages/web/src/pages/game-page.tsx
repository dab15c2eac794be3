// A game's page: what it is, how to start it at once, how to learn it, where to look its rules and its figures up.
import { useSignal } from '@preact/signals';
import { Button, Sign, type SignName } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../components/lazy.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import type { GameCard } from '../game-card.ts';
import { doorOf, gameCardOf } from '../games.ts';
import { ensureTextPart, gameTexts, t } from '../i18n.ts';
import { ServerTables, useLobby } from '../lobby/server-table-list.tsx';
import { routeOf, url } from '../router.ts';
import { firstSeat, roleOf } from '../seat-roles.ts';
import { language } from '../settings/preferences.ts';
import { useQuickStart } from '../setup/use-quick-start.ts';
import { whenIdle } from '../when-idle.ts';
import '../../css/game-side.css';

const TablePreview = lazy(async () => (await import('../game/table-preview.tsx')).TablePreview);
const TurnPictures = lazy(async () => (await import('../game/turn-pictures.tsx')).TurnPictures);
const YourRecord = lazy(async () => (await import('../game/your-record.tsx')).YourRecord);

const OthersGames = lazy(async () => (await import('../game/others-games.tsx')).OthersGames);

const SETTLED_AFTER = 900;

export function GamePage({ game: name }: { readonly game: string }): JSX.Element {
  const card = gameCardOf(name)!;
  const net = useLobby();
  // Whoever presses Play at once is not kept waiting by pictures.
  const isSettled = useSignal(false);
  useEffect(() => {
    const settle = (): void => void ensureTextPart('house').then(() => (isSettled.value = true));
    const timer = setTimeout(() => whenIdle(settle), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const credit = gameTexts(name)['game.credit'] ?? gameTexts(name)['game.attribution'];
  return (
    <PageShell class="game-page" wide>
      <div class="game-layout" data-game={name}>
        <div class="game-work">
          <Hero card={card} />
          {isSettled.value && <TablePreview game={name} />}
          {isSettled.value && <TurnPictures game={name} />}
          {credit && <p class="credit">{credit}</p>}
        </div>
        <aside class="game-side" aria-label={t('home.tables')}>
          {net && <ServerTables net={net} game={name} />}
          {isSettled.value && <YourRecord game={name} />}
          {isSettled.value && net && <OthersGames game={name} />}
          {isSettled.value && card.seats[1] > 1 && <WithOthers name={name} isOnline={net !== undefined} />}
        </aside>
      </div>
    </PageShell>
  );
}

function Hero({ card }: { readonly card: GameCard }): JSX.Element {
  const { name } = card;
  const texts = card.texts[language.value];
  const [min, max] = card.seats;
  return (
    <div class="game-hero">
      <div class="door">{doorOf(name) ? <img src={doorOf(name)} alt="" /> : <span class="blank-door" />}</div>
      <div class="game-words">
        <h1 class="display">{texts['game.title']}</h1>
        <p class="subtitle">{texts['game.subtitle']}</p>
        <div class="row meta">
          <span>
            <Sign name="people" size={16} />
            {min === max ? t('game.seats-n', { n: min }) : t('game.seats-range', { min, max })}
          </span>
          {card.minutes !== undefined && (
            <span>
              <Sign name="clock" size={16} />
              {t('game.minutes', { n: card.minutes })}
            </span>
          )}
          <span>
            <Sign name="flag" size={16} />
            {t(`game.kind.${card.kind}`)}
          </span>
        </div>
        <p class="summary">{gameTexts(name)['game.summary'] ?? ' '}</p>
        <Start card={card} />
        <Learn card={card} />
      </div>
    </div>
  );
}

function WithOthers({ name, isOnline }: { readonly name: string; readonly isOnline: boolean }): JSX.Element {
  return (
    <section>
      <h2 class="label">{t('game.with-others')}</h2>
      <p class="quiet-note">{t('game.with-others-note')}</p>
      <p class="hero-acts">
        {isOnline && (
          <Button sign="people" href={`/play?game=${name}`}>
            {t('game.play-now')}
          </Button>
        )}
        <Button sign="link" href={`/games/${name}/new`}>
          {t('game.set-up')}
        </Button>
      </p>
    </section>
  );
}

/** At once, in any role; or with everything set as one likes it. */
function Start({ card }: { readonly card: GameCard }): JSX.Element {
  const { busy, problem, start } = useQuickStart();
  useEffect(() => {
    const wanted = url.peek().searchParams.get('play');
    if (wanted === null) return;
    history.replaceState(null, '', location.pathname);
    start(card.name, wanted === '' ? undefined : Number(wanted) || 0);
  }, []);
  const [min] = card.seats;
  const sides = card.sides[min] ?? [];
  const first = firstSeat(card);
  const others = sides.flatMap((side, seat) =>
    sides.indexOf(side) === seat && side !== sides[first] ? [seat] : [],
  );
  return (
    <div class="hero-acts">
      {[first, ...others].map((seat, i) => {
        const role = roleOf(card, min, seat);
        return (
          <Button
            key={`seat-${seat + 1}`}
            tone={i === 0 ? 'go' : 'plain'}
            sign="play"
            disabled={busy.value !== ''}
            onClick={() => start(card.name, seat)}
          >
            {role ? t('game.play-as', { role }) : t(min === 1 ? 'game.play-solo' : 'game.play-bots')}
          </Button>
        );
      })}
      <Button sign="plus" href={`/games/${card.name}/new`}>
        {t('game.set-up')}
      </Button>
      <ProblemNote text={problem.value} />
    </div>
  );
}

const WAYS: readonly { readonly to: string; readonly text: string; readonly sign: SignName }[] = [
  { to: 'learn', text: 'game.learn', sign: 'bulb' },
  { to: 'rules', text: 'nav.rules', sign: 'book' },
  { to: 'lab', text: 'game.lab', sign: 'settings' },
];

/** The ways to know it better; those that lead somewhere. */
function Learn({ card: { name, hasPuzzles } }: { readonly card: GameCard }): JSX.Element {
  const ways = WAYS.filter(({ to }) => routeOf(`/games/${name}/${to}`).page !== 'nowhere');
  return (
    <ul class="ways">
      {ways.map(({ to, text, sign }) => (
        <li key={to}>
          <a class="way slab" href={`/games/${name}/${to}`}>
            <Sign name={sign} />
            <span>
              <b>{t(text)}</b>
              <small>{t(`game.way.${to}`)}</small>
            </span>
          </a>
        </li>
      ))}
      {hasPuzzles && (
        <li>
          <a class="way slab" href={`/puzzles#${name}`}>
            <Sign name="flag" />
            <span>
              <b>{t('nav.puzzles')}</b>
              <small>{t('game.way.puzzles')}</small>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
