// The board of Ruba Dungeon: piles on the left, the dungeon or the fight in the middle, belongings below.
import { BoardProvider, type GameUi, Region, useCombinedTouches } from '@undercroft/kit';
import type { JSX } from 'preact';
import './board.css';
import type { Choice } from '../src/choices.ts';
import { GOLD_SUM, goldCards, NO_CARD } from '../src/content/deck.ts';
import type { Event } from '../src/events.ts';
import type { Position } from '../src/position.ts';
import { Arena } from './arena.tsx';
import { Belongings } from './belongings.tsx';
import type { Props } from './board-props.ts';
import { Crawl } from './crawl.tsx';
import { SidePiles } from './side-piles.tsx';

type Ui = GameUi<Position, Choice, Event>;

export default function Board(given: Props): JSX.Element {
  const props = useCombinedTouches(given);
  const { view, word } = props;
  const isFight = view.enemy !== NO_CARD;
  return (
    <BoardProvider table={props}>
      <SidePiles {...props} />
      <Region name="board" label={word(isFight ? 'term.combat' : 'term.crawl')} class="ruba-board slab">
        {isFight ? <Arena {...props} /> : <Crawl {...props} />}
      </Region>
      <Belongings {...props} />
    </BoardProvider>
  );
}

export const status: Ui['status'] = (view, say) => {
  const mode = say({ id: `option.mode.${view.hard ? 'hard' : 'easy'}` });
  if (view.enemy === NO_CARD)
    return `${mode} · ${say({ id: 'ui.status.crawl', args: { n: view.eventCount } })}`;
  const action = 3 - view.enemyRow.length;
  return `${mode} · ${say({ id: 'ui.status.fight', args: { fight: view.fightCount, action: Math.min(3, action) } })}`;
};

/** What takes no coins and no cards. */
export const asButton: Ui['asButton'] = (choice) =>
  choice.kind === 'die' ||
  choice.kind === 'skip' ||
  choice.kind === 'fight' ||
  (choice.kind === 'keep' && choice.cards === 0);

export const group: Ui['group'] = (choice) =>
  choice.kind === 'bribe' || choice.kind === 'evade' || choice.kind === 'pay'
    ? `ui.group.${choice.kind}`
    : undefined;

/** Gold: the least that is lost, then the fewest cards; a fight or a roll comes before it (SPEC, decision 10). */
export const rank: Ui['rank'] = (choice) =>
  'gold' in choice ? GOLD_SUM[choice.gold]! * 8 + goldCards(choice.gold).length : 0;

export const rolls: Ui['rolls'] = { kinds: ['dieRolled'], isBefore: true };

export const highlights: Ui['highlights'] = {
  kinds: ['relicTaken', 'gameWon', 'gameLost'],
  load: async () => (await import('./highlights.tsx')).highlightsOf,
};
