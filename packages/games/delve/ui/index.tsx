// The board of DELVE: the Ancient and the Alert on the left, a lane for each duel in the middle, the hand below.
import { BoardContext, type GameUi, type OpenChoice, Region, type SeatMark, useLater } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './board.css';
import type { Choice } from '../src/choices.ts';
import type { Event, Phase } from '../src/events.ts';
import { ASK, type Position, STEP } from '../src/position.ts';
import { totalRisk } from '../src/rules/danger.ts';
import { diceTaken, poolOf } from '../src/rules/dice.ts';
import { leavesOnlyReady } from '../src/rules/ready.ts';
import { askedPool } from '../src/rules/roll.ts';
import { AncientSide } from './ancient-panel.tsx';
import { catalogOf, type Props, phaseOf } from './board-props.ts';
import { LookContext, useLook } from './card-face.tsx';
import { duelOf, forecast, percent } from './forecast.ts';
import { Hand } from './hand.tsx';
import { Lanes } from './lane.tsx';
import { loadSeldom } from './load-seldom.ts';

type Ui = GameUi<Position, Choice, Event>;

/** The one card that all of these choices are about; 0 when there are several or none. */
function cardOf(choices: readonly OpenChoice[]): number {
  const cards = new Set(choices.map(({ choice }) => (choice as { readonly card?: number }).card ?? 0));
  return cards.size === 1 ? [...cards][0]! : 0;
}

export default function Board(props: Props): JSX.Element {
  const { view, word, open, moment } = props;
  const [held, setHeld] = useState(0);
  const [looked, look] = useLook();
  useEffect(() => setHeld(0), [moment]);
  const isHeld = open.some(({ choice }) => 'card' in choice && choice.card === held);
  const inHand = isHeld ? held : 0;
  /** A card with several uses stays in hand: the places it may go to are lit, and touching one plays it there. */
  const touch: Props['touch'] = (choices) => {
    const card = choices.length > 1 ? cardOf(choices) : 0;
    // Touched again, it is laid down.
    setHeld(card === inHand ? 0 : card);
    props.touch(choices);
  };
  const isDraft = view.step < STEP.roundStart;
  const seldom = useLater(loadSeldom, isDraft || looked > 0);
  return (
    <BoardContext.Provider value={{ ...props, touch } as never}>
      <LookContext.Provider value={look}>
        <AncientSide {...props} />
        <Region name="board" label={word('ui.board')} class="delve-board">
          {isDraft ? seldom && <seldom.Draft props={props} /> : <Lanes props={props} held={inHand} />}
        </Region>
        <Hand props={props} held={inHand} />
        {looked > 0 && seldom && <seldom.CardSheet props={props} card={looked} onClose={() => look(0)} />}
      </LookContext.Provider>
    </BoardContext.Provider>
  );
}

const PHASES: readonly Phase[] = ['refresh', 'ready', 'rally', 'roll', 'reward', 'recoup'];

/** The six phases of a round, the present one filled. */
export function Heading({ view, word, result }: Props): JSX.Element {
  const phase = phaseOf(view.step);
  const now = result ? PHASES.length : phase ? PHASES.indexOf(phase) : -1;
  return (
    <ol class="phases">
      {PHASES.map((name, at) => (
        <li
          key={name}
          class={at === now ? 'on' : at < now ? 'was' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          {word(`ui.phase.${name}`)}
        </li>
      ))}
    </ol>
  );
}

export const status: Ui['status'] = (view, say) => {
  if (view.step < STEP.roundStart) return say({ id: 'ui.draft' });
  return view.round === 0
    ? say({ id: 'term.entry' })
    : say({ id: 'ui.round', args: { n: view.round, cap: view.roundCap } });
};

/** Chances and Risk as the rules would have them after this choice, against what is seen of the other side. */
export const outcome: Ui['outcome'] = (choice, { view, viewer, word }) => {
  if (typeof viewer !== 'number') return undefined;
  const catalog = catalogOf(view);
  switch (choice.kind) {
    case 'place': {
      const ahead = forecast(view, viewer, choice);
      const chance = percent(duelOf(ahead, viewer).chance, word);
      if (ahead.diggers[viewer - 1]!.heist !== 0) return chance;
      return word('ui.outPlace', { chance, risk: totalRisk({ p: ahead, catalog }, viewer) });
    }
    case 'guard':
      return word('ui.outGuard', {
        chance: percent(1 - duelOf(forecast(view, viewer, choice), choice.slot).chance, word),
      });
    case 'heist':
      return percent(duelOf(forecast(view, viewer, choice), viewer).chance, word);
    case 'instant':
      return catalog.cost[choice.card]! > 0
        ? word('ui.outCost', { n: catalog.cost[choice.card]! })
        : undefined;
    case 'reroll': {
      if (view.ask !== ASK.reroll || choice.dice === 0) return undefined;
      const { seat, slot, highest } = askedPool(view);
      const { faces } = poolOf(view, seat, slot);
      return diceTaken(faces, choice.dice, highest)
        .map((place) => faces[place])
        .join(' ');
    }
    default:
      return undefined;
  }
};

export { unasked } from './auto-pass.ts';

const BUTTONS: readonly Choice['kind'][] = ['ready', 'pass', 'forgoHeist', 'restRelics', 'suffer'];
export const asButton: Ui['asButton'] = (choice) =>
  BUTTONS.includes(choice.kind) || (choice.kind === 'reroll' && choice.dice === 0);

/** Cards that may go to several places stand under their name. */
export const group: Ui['group'] = (choice, view, seat) => {
  const { card, slot, ally, target } = choice as Partial<Record<'card' | 'slot' | 'ally' | 'target', number>>;
  if (!card || !(slot || ally || target)) return undefined;
  const catalog = catalogOf(view);
  const title = { id: `card.${catalog.entries[card]!.id}` };
  // The whole name says that it is the last card.
  return slot === undefined || leavesOnlyReady(view, catalog, seat, card)
    ? { title, ask: 'ui.ask.where' }
    : {
        title,
        ask: 'ui.ask.where',
        rest: { id: 'ui.lane', args: { name: { id: `seat.${slot}` }, slot } },
      };
};

/** The octagon is the Ancient's; Archaeologists have the shapes from the triangle on. */
export const marks: Ui['marks'] = ({ seats }) => Array.from({ length: seats }, (_, seat) => seat as SeatMark);

function Piles(props: Props): JSX.Element | null {
  const seldom = useLater(loadSeldom, true);
  return seldom ? <seldom.Piles {...props} /> : null;
}

export const tabs: Ui['tabs'] = [{ id: 'piles', title: 'ui.piles', Panel: Piles }];

export const rolls: Ui['rolls'] = { kinds: ['diceRolled', 'diceRerolled', 'heistDieRolled'] };

export const highlights: Ui['highlights'] = {
  kinds: ['heistWon', 'heistLost', 'eliminated', 'gameEnded'],
  load: async () => (await import('./highlights.tsx')).highlightsOf,
};
