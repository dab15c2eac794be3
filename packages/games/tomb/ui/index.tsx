// The board of Survival of the Tomb: the team on the left, the island in the middle, the kinds of actions below.
import type { Seat } from '@undercroft/kernel';
import { BoardProvider, type GameUi, playSound, Region, useCombinedTouches } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './board.css';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { phrases } from '../src/phrases.ts';
import { type Position, roundOf } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import { CELLS } from '../src/rules/geometry.ts';
import { wallEffect } from '../src/rules/wall-effect.ts';
import { ActionBar } from './action-bar.tsx';
import type { Props } from './board-props.ts';
import { cellOf } from './choice-cell.ts';
import { Island } from './island.tsx';
import { Pan } from './pan.tsx';
import { isBeforeTremor, RiskNote } from './risk-map.tsx';
import { useStagedTremor } from './staged-tremor.ts';
import { Supplies } from './supplies.tsx';
import { CharacterChoice, TeamPanel } from './team-panel.tsx';

type Ui = GameUi<Position, Choice, Event>;

/** Questions about a place that may be far from the pawn whose turn it is. */
const FAR_PLACES: readonly Choice['kind'][] = ['lay-ravines', 'pick-cell', 'pick-die', 'relocate'];

/** The cell that a small window shows: where a tremor strikes while it is told, what is asked about, else the pawn whose turn it is. */
function lookedAt({ view, open }: Props, struck: number | undefined): number {
  if (struck !== undefined) return struck;
  const asked = open.find(({ choice }) => FAR_PLACES.includes(choice.kind));
  return (asked && cellOf(asked.choice, view, view.deciding)) ?? view.pawns[view.active]!;
}

/** Going there, carrying there, digging or emptying: what is about one cell is asked in the list, at once. */
function isOfOneCell(view: Position, seat: Seat, choices: Props['open']): boolean {
  const [first, ...others] = choices.map(({ choice }) => cellOf(choice, view, seat));
  return first !== undefined && others.every((cell) => cell === first);
}

export default function Board(given: Props): JSX.Element {
  const props = useCombinedTouches(given, (choices) => isOfOneCell(given.view, given.view.deciding, choices));
  const { view, word, happened, moment } = props;
  const tremor = useStagedTremor(props);
  const [isRiskShown, showRisk] = useState(false);
  const [asked, ask] = useState({ moment, cell: CELLS });
  const isMoving = view.phase === 'actions';
  const askFrom = (next: number): void => ask({ moment, cell: next });
  const risk =
    isRiskShown && isBeforeTremor(view)
      ? {
          from:
            isMoving && asked.moment === moment && asked.cell < CELLS ? asked.cell : view.pawns[view.active]!,
          ask: isMoving ? askFrom : undefined,
        }
      : undefined;
  useEffect(() => {
    if (happened.some(({ kind }) => kind === 'collapsed' || kind === 'ruptured')) playSound('collapse');
  }, [moment]);
  return (
    <BoardProvider table={props}>
      <TeamPanel {...props} />
      <Supplies
        {...props}
        isRiskShown={isRiskShown}
        showRisk={showRisk}
        note={risk && <RiskNote props={props} from={risk.from} />}
      />
      <Region name="board" label={word('ui.island')} class="tomb-board">
        <Pan
          key={view.phase === 'characters' ? 'cast' : 'island'}
          label={word('ui.island')}
          cell={lookedAt(props, tremor.struck)}
          isTold={tremor.struck !== undefined}
        >
          {view.phase === 'characters' ? (
            <CharacterChoice {...props} />
          ) : (
            <Island {...props} risk={risk} tremor={tremor} />
          )}
        </Pan>
      </Region>
      <ActionBar {...props} />
    </BoardProvider>
  );
}

export const status: Ui['status'] = (view, say) =>
  say(view.turn === 0 ? { id: 'term.opening' } : { id: 'term.round', args: { round: roundOf(view) } });

export const ended: Ui['ended'] = (view) =>
  view.ending === '' ? undefined : phrases.event({ kind: 'ended', ending: view.ending }, view);

/** The cost stands in the name of a choice already; what is left afterwards does not. */
export const outcome: Ui['outcome'] = (choice, { view, viewer, word }) => {
  if (view.phase !== 'actions' || typeof viewer !== 'number' || choice.kind === 'end-actions')
    return undefined;
  return word('ui.left', { n: view.current[viewer]! - costOf(view, viewer, choice) });
};

/** Phones have no room for its piece. */
export const asButton: Ui['asButton'] = ({ kind }) => kind === 'end-actions';

const GROUPS: Readonly<Partial<Record<Choice['kind'], string>>> = {
  move: 'ui.action.move',
  'move-rupture': 'ui.action.move',
  'move-treasure': 'ui.action.carry',
  jump: 'ui.action.jump',
  reinforce: 'ui.action.reinforce',
  'place-bridge': 'ui.action.bridge',
  'remove-wall': 'ui.action.wall',
  treat: 'ui.action.treat',
};

export const group: Ui['group'] = (choice, view) =>
  choice.kind === 'place-wall' ? `ui.wall.${wallEffect(view, choice.edge).kind}` : GROUPS[choice.kind];

const WALLS = ['cuts', 'detour', 'ravine', 'rim'] as const;

/** What has no heading comes before the first one, so that it seems to be under none; walls that shut most come first. */
export const rank: Ui['rank'] = (choice, view) => {
  if (choice.kind !== 'place-wall') return GROUPS[choice.kind] ? 0 : -1;
  const { kind, n } = wallEffect(view, choice.edge);
  return WALLS.indexOf(kind) * 100 - n;
};

export const rolls: Ui['rolls'] = { kinds: ['dieRolled', 'treasureRolled'], isBefore: true };

export const highlights: Ui['highlights'] = {
  kinds: ['cardTurned', 'deckRenewed', 'cleansed', 'ended'],
  load: async () => (await import('./highlights.tsx')).highlightsOf,
};
