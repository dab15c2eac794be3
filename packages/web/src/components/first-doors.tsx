// Where nothing is one's own yet: every game's door, with a press that plays it at once and the way to its lessons.

import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameCards, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { useQuickStart } from '../setup/use-quick-start.ts';
import { GameDoor } from './game-door.tsx';
import { LearnButton } from './learn-button.tsx';
import { ProblemNote } from './problem-note.tsx';
import '../../css/game-side.css';

export function FirstDoors({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  const { busy, problem, start } = useQuickStart();
  return (
    <section class="first-doors">
      <h2 class="display">{title}</h2>
      <p>{text}</p>
      <ul>
        {gameCards.map(({ name, seats }, i) => (
          <li key={name} data-game={name}>
            <GameDoor name={name} href={`/games/${name}`} />
            <h3 class="display">{shortTitle(gameTitle(name))}</h3>
            <Button
              tone={i === 0 ? 'go' : 'plain'}
              sign="play"
              disabled={busy.value !== ''}
              label={`${t(seats[0] === 1 ? 'game.play-solo' : 'game.play-bots')}: ${gameTitle(name)}`}
              onClick={() => start(name)}
            >
              {t('nav.play')}
            </Button>
            <LearnButton name={name} />
          </li>
        ))}
      </ul>
      <ProblemNote text={problem.value} />
    </section>
  );
}
