// Lab: questions that can be asked of each game, each an experiment that is one press away.
import type { NumberSpecs } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ShelfWays } from '../components/shelf-ways.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { type AnyGame, doorOf, gameCards, importGame, shortTitle } from '../games.ts';
import { ensureGameTexts, gameTexts, gameTitle, t } from '../i18n.ts';
import { numberName, numbersInHash } from '../lab/designed-numbers.ts';
import { language } from '../settings/preferences.ts';
import '../../css/shelves.css';

const QUESTIONS = 3;

const readGames = (): Promise<readonly AnyGame[]> =>
  Promise.all(
    gameCards.map(async ({ name }) => {
      const [game] = await Promise.all([importGame(name), ensureGameTexts(name, language.value)]);
      return game;
    }),
  );

/** Numbers from all over the list, each moved by a tenth of its range, up where that allows, else down. */
function questionsOf(numbers: NumberSpecs): readonly { readonly name: string; readonly to: number }[] {
  const all = Object.entries(numbers).filter(([, { min, max }]) => max > min);
  const stride = Math.max(1, Math.floor(all.length / QUESTIONS));
  return Array.from({ length: Math.min(QUESTIONS, all.length) }, (_, i) => {
    const [name, { default: printed, min, max }] = all[i * stride]!;
    const step = Math.max(1, Math.round((max - min) / 10));
    return { name, to: printed + step <= max ? printed + step : Math.max(min, printed - step) };
  });
}

export function LabsPage(): JSX.Element {
  const games = useLoaded(readGames, [language.value]);
  return (
    <PageShell class="labs-page shelf-page" wide>
      <h1 class="display">{t('labs.title')}</h1>
      <p class="summary">{t('labs.lead')}</p>
      <ShelfWays on="lab" />
      {!games && <Loading />}
      <ul class="labs">
        {games?.map((game) => (
          <LabCard key={game.name} game={game} />
        ))}
      </ul>
    </PageShell>
  );
}

function LabCard({ game }: { readonly game: AnyGame }): JSX.Element {
  const texts = gameTexts(game.name);
  const numbers = game.numbers ?? {};
  const count = Object.keys(numbers).length;
  return (
    <li class="slab" data-game={game.name}>
      <h2 class="display">
        <span class="mini-door">{doorOf(game.name) && <img src={doorOf(game.name)} alt="" />}</span>
        <a href={`/games/${game.name}/lab`}>{shortTitle(gameTitle(game.name))}</a>
      </h2>
      <p class="help">{t('labs.numbers', { n: count })}</p>
      <ul class="questions">
        <li>
          <a href={`/games/${game.name}/lab`}>{t('labs.fair')}</a>
        </li>
        {questionsOf(numbers).map(({ name, to }) => (
          <li key={name}>
            <a href={`/games/${game.name}/lab${numbersInHash({ [name]: to })}`}>
              {t('labs.what-if', { name: numberName(texts, name), from: numbers[name]!.default, to })}
            </a>
          </li>
        ))}
      </ul>
      <Button sign="settings" href={`/games/${game.name}/lab`}>
        {t('labs.open')}
      </Button>
    </li>
  );
}
