// Under the island: the kinds of actions, lit where one is open, with its cost or with the reason why not.

import brick from 'virtual:game-icon/brick-wall';
import broken from 'virtual:game-icon/broken-wall';
import flame from 'virtual:game-icon/campfire';
import dig from 'virtual:game-icon/dig-dug';
import bridge from 'virtual:game-icon/stone-bridge';
import walk from 'virtual:game-icon/walking-boot';
import { type BoardProps, Icon, openFor, Piece, Region } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, CLEANSE, CLEAR, EXCAVATE, MOVE, PLACE_BRIDGE, REMOVE_WALL } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { CELLS, EDGE_OF } from '../src/geometry.ts';
import type { Position } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';

type Props = BoardProps<Position, Choice, Event>;

interface Deed {
  readonly id: string;
  readonly icon: string;
  readonly kinds: readonly Choice['kind'][];
  /** What would be asked of the rules when none is open. */
  readonly attempt: (view: Position, seat: number) => Choice;
}

const DEEDS: readonly Deed[] = [
  {
    id: 'move',
    icon: walk,
    kinds: ['move', 'move-rupture', 'move-treasure', 'jump'],
    attempt: () => MOVE[0]!,
  },
  { id: 'excavate', icon: dig, kinds: ['excavate', 'empty-dirt'], attempt: () => EXCAVATE },
  { id: 'reinforce', icon: brick, kinds: ['reinforce'], attempt: (view, seat) => CLEAR[view.pawns[seat]!]! },
  { id: 'bridge', icon: bridge, kinds: ['place-bridge'], attempt: () => PLACE_BRIDGE[0]! },
  {
    id: 'wall',
    icon: broken,
    kinds: ['remove-wall'],
    attempt: (view, seat) => REMOVE_WALL[EDGE_OF[view.pawns[seat]! * 4]!]!,
  },
  { id: 'cleanse', icon: flame, kinds: ['cleanse', 'treat'], attempt: () => CLEANSE },
];

export function Deeds({ view, viewer, word, open, why }: Props): JSX.Element | null {
  if (view.phase !== 'actions') return null;
  const seat = typeof viewer === 'number' ? viewer : view.active;
  if (view.pawns[seat]! >= CELLS) return null;
  return (
    <Region name="mine" label={word('ui.deeds')} class="tomb-deeds">
      {DEEDS.map(({ id, icon, kinds, attempt }) => {
        const choices = openFor(open, ({ kind }) => kinds.includes(kind));
        const cheapest = Math.min(...choices.map(({ choice }) => costOf(view, seat, choice)));
        const note =
          choices.length > 0
            ? word('term.points', { n: cheapest })
            : open.length > 0
              ? (why(attempt(view, seat))?.text ?? '')
              : '';
        return (
          <Piece
            key={id}
            label={word(`ui.deed.${id}`)}
            choices={choices}
            barred={attempt(view, seat)}
            focus={`deed-${id}`}
            class="act"
          >
            <Icon of={icon} size={26} />
            <b>{word(`ui.deed.${id}`)}</b>
            <small>{note}</small>
          </Piece>
        );
      })}
    </Region>
  );
}
