// A game's page: what it is, how to start it at once, how to learn it, where to look its rules and its figures up.
import { useSignal } from '@preact/signals';
import { Button, Sign, type SignName } from '@undercroft/kit';
import type { JSX } from 'preact';
import { PageShell } from '../components/page-shell.tsx';
import type { GameCard } from '../game-card.ts';
import { doorOf, gameCardOf } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';
import { routeOf } from '../router.ts';
import { roleOf } from '../seat-roles.ts';
import { language } from '../settings/preferences.ts';
import { quickStart } from '../setup/quick-start.ts';

export function GamePage({ game: name }: { readonly game: string }): JSX.Element {
  const card = gameCardOf(name)!;
  const texts = card.texts[language.value];
  const [min, max] = card.seats;
  const credit = gameTexts(name)['game.credit'] ?? gameTexts(name)['game.attribution'];
  return (
    <PageShell class="game-page">
      <div class="game-hero" data-game={name}>
        <div class="door">
          {doorOf(name) ? <img src={doorOf(name)} alt="" /> : <span class="blank-door" />}
        </div>
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
          <Learn name={name} />
          {credit && <p class="credit">{credit}</p>}
        </div>
      </div>
    </PageShell>
  );
}

/** At once, in any role; or with everything set as one likes it. */
function Start({ card }: { readonly card: GameCard }): JSX.Element {
  const busy = useSignal(false);
  const [min] = card.seats;
  const sides = card.sides[min] ?? [];
  const firsts = sides.flatMap((side, seat) => (sides.indexOf(side) === seat ? [seat] : []));
  const playAs = async (seat: number): Promise<void> => {
    busy.value = true;
    await quickStart(card.name, seat);
  };
  return (
    <div class="hero-acts">
      {(firsts.length > 0 ? firsts : [0]).map((seat, i) => {
        const role = roleOf(card, min, seat);
        return (
          <Button
            key={`seat-${seat + 1}`}
            tone={i === 0 ? 'go' : 'plain'}
            sign="play"
            disabled={busy.value}
            onClick={() => void playAs(seat)}
          >
            {role ? t('game.play-as', { role }) : t(min === 1 ? 'game.play-solo' : 'game.play-bots')}
          </Button>
        );
      })}
      <Button sign="plus" href={`/games/${card.name}/new`}>
        {t('game.set-up')}
      </Button>
    </div>
  );
}

const WAYS: readonly { readonly to: string; readonly text: string; readonly sign: SignName }[] = [
  { to: 'learn', text: 'game.learn', sign: 'bulb' },
  { to: 'rules', text: 'nav.rules', sign: 'book' },
  { to: 'lab', text: 'game.lab', sign: 'settings' },
];

/** The ways to know it better; those that lead somewhere. */
function Learn({ name }: { readonly name: string }): JSX.Element {
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
    </ul>
  );
}
