// A game's page: what it is, how to start it at once, how to learn it.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { cardOf, doorOf } from '../games.ts';
import { language } from '../preferences.ts';
import { gameTexts, t } from '../speech.ts';
import { quickStart } from './quick-start.ts';
import { Shell } from './shell.tsx';

export function GamePage({ game: name }: { readonly game: string }): JSX.Element {
  const card = cardOf(name)!;
  const busy = useSignal(false);
  const texts = card.texts[language.value];
  const [min, max] = card.seats;
  const credit = gameTexts(name)['game.credit'] ?? gameTexts(name)['game.attribution'];
  const playNow = async (): Promise<void> => {
    busy.value = true;
    await quickStart(name);
  };
  return (
    <Shell class="game-page">
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
          </div>
          <p class="summary">{texts['game.summary']}</p>
          <div class="hero-acts">
            <Button tone="go" sign="play" disabled={busy.value} onClick={() => void playNow()}>
              {min === 1 ? t('game.play-solo') : t('game.play-bots')}
            </Button>
            <Button sign="plus" href={`/games/${name}/new`}>
              {t('game.set-up')}
            </Button>
            <Button sign="book" href={`/games/${name}/rules`}>
              {t('nav.rules')}
            </Button>
          </div>
          {credit && <p class="credit">{credit}</p>}
        </div>
      </div>
    </Shell>
  );
}
