// Which clauses stand behind each character, card, piece and action of Survival of the Tomb.
import type { Nouns } from '@undercroft/kit';
import { CHARACTERS } from '../src/content/characters.ts';
import {
  BRIDGE,
  COLOURS,
  CONCUSSION,
  IS_CORRUPTED,
  IS_DESTROYED,
  RAVINE,
  RUPTURE,
  START,
} from '../src/content/pieces.ts';
import type { Position } from '../src/position.ts';
import { DIRECTIONS, EDGE_BIT, EDGE_HOST } from '../src/rules/geometry.ts';

const CAST: Readonly<Record<string, string>> = {
  bearer: 'ST-PERK-1 ST-TRE-1',
  wallbreaker: 'ST-PERK-2 ST-RWL-1..2',
  shorer: 'ST-PERK-3 ST-REI-3',
  sifter: 'ST-PERK-4 ST-MOVE-9 ST-EXC-4',
  dowser: 'ST-PERK-5 ST-ROLL-1..4',
  listener: 'ST-PERK-6 ST-CON-4',
  strider: 'ST-PERK-7 ST-MOVE-9',
  surgeon: 'ST-PERK-8 ST-LOSS-1',
};
const member = (id: string): string => `${CAST[id]} ST-PERK-9 ST-SET-13`;

const PLACES: Readonly<Record<string, string>> = {
  cleansed: 'term.cleansed',
  wallSupply: 'term.legend.wall',
  loot: 'noun.loot',
  discards: 'term.discards',
  tremor: 'noun.tremor',
  risk: 'noun.tremor',
  atRisk: 'term.concussion',
  treasures: 'term.legend.treasure',
  walls: 'term.legend.wall',
  'action-end': 'noun.actions',
};

/** What matters most on a cell: a token, else the ground. */
function nounOfCell(cell: number, { tokens, ground }: Position): string {
  if (tokens[cell] === RUPTURE) return 'term.rupture';
  if (tokens[cell] === CONCUSSION) return 'term.concussion';
  const kind = ground[cell]!;
  if (kind === RAVINE) return 'term.legend.ravine';
  if (kind === BRIDGE) return 'term.legend.bridge';
  if (kind === START) return 'term.legend.start';
  if (IS_DESTROYED[kind]) return 'term.legend.destroyed';
  return IS_CORRUPTED[kind] ? 'term.legend.corrupted' : 'noun.cell';
}

const nounOfSeat = (seat: number, { characters }: Position): string => {
  const character = CHARACTERS[characters[seat]!];
  return character ? `card.${character.id}` : 'noun.cast';
};

const nounOfEdge = (edge: number, { walls }: Position): string =>
  walls[EDGE_HOST[edge]!]! & EDGE_BIT[edge]! ? 'term.legend.wall' : 'noun.edge';

export const nouns: Nouns<Position> = {
  clauses: {
    ...Object.fromEntries(CHARACTERS.map(({ id }) => [`card.${id}`, member(id)])),
    ...Object.fromEntries(
      COLOURS.map((colour) => [`card.loot-${colour}`, 'ST-EXC-6 ST-ROLL-1..5 ST-TRE-1 ST-CLN-1']),
    ),
    'card.loot-dirt': 'ST-EXC-4..5 ST-MOVE-9 ST-EMP-1..2',
    ...Object.fromEntries(
      DIRECTIONS.map((direction) => [`card.concussion-${direction}`, 'ST-CON-1 ST-CON-3..5 ST-CON-16']),
    ),
    'term.concussion': 'ST-CON-9..15 ST-REI-2',
    'term.rupture': 'ST-RUP-1..9 ST-MOVE-3 ST-REI-1 ST-REI-3',
    'term.legend.start': 'ST-SET-11..12 ST-BRD-11',
    'term.legend.corrupted': 'ST-CLN-1..5 ST-LOSS-3',
    'term.legend.treasure': 'ST-TRE-1..8 ST-CLN-1 ST-LOSS-4',
    'term.legend.ravine': 'ST-JUMP-1..4 ST-BRG-1 ST-LINE-2',
    'term.legend.bridge': 'ST-BRG-1..6 ST-DES-2',
    'term.legend.destroyed': 'ST-DES-1..4',
    'term.legend.wall': 'ST-BRD-5..8 ST-WALL-1..6 ST-RWL-1..3',
    'term.cleansed': 'ST-CLN-1..4 ST-WIN-1',
    'term.discards': 'ST-RUP-5 ST-LOSS-4 ST-LOSS-8',
    'term.opening': 'ST-SET-10..12 ST-STR-1..3',
    'ui.action.move': 'ST-MOVE-1..7 ST-MOVE-9',
    'ui.action.carry': 'ST-TRE-1..5',
    'ui.action.jump': 'ST-JUMP-1..5',
    'ui.action.excavate': 'ST-EXC-1..4 ST-EMP-1..2',
    'ui.action.reinforce': 'ST-REI-1..5',
    'ui.action.bridge': 'ST-BRG-1..3',
    'ui.action.wall': 'ST-RWL-1..3',
    'ui.action.cleanse': 'ST-CLN-1..4',
    'ui.action.treat': 'ST-PERK-8',
    'noun.actions': 'ST-TURN-1 ST-AP-1..5 ST-AP-8',
    'noun.loot': 'ST-SET-9 ST-EXC-1 ST-EXC-5..7',
    'noun.wall': 'ST-WALL-1..7',
    'noun.tremor': 'ST-CON-1..5 ST-CON-7..14 ST-CON-17..18',
    'noun.flee': 'ST-DES-4..6 ST-DES-9',
    'noun.cell': 'ST-BRD-2..4 ST-BRD-10',
    'noun.edge': 'ST-BRD-5..6 ST-WALL-1..4',
    'noun.cast': 'ST-SET-10 ST-SET-13 ST-PERK-9',
    // Called as the choices are.
    'noun.empty-dirt': 'ST-EMP-1..3',
    'noun.pick-cell': 'ST-PERK-5 ST-ROLL-1..4',
  },
  names: {
    'noun.actions': { en: 'Actions and their points', ru: 'Действия и очки', it: 'Azioni e punti' },
    'noun.loot': { en: 'Loot deck', ru: 'Колода добычи', it: 'Mazzo bottino' },
    'noun.wall': { en: 'Placing a wall', ru: 'Как поставить стену', it: 'Alzare un muro' },
    'noun.tremor': { en: 'The tremor', ru: 'Толчок', it: 'La scossa' },
    'noun.flee': { en: 'Fleeing', ru: 'Бегство', it: 'Fuga' },
    'noun.cell': { en: 'Cells', ru: 'Клетки', it: 'Caselle' },
    'noun.edge': { en: 'Edges and walls', ru: 'Стороны и стены', it: 'Lati e muri' },
    'noun.cast': { en: 'Characters', ru: 'Персонажи', it: 'Personaggi' },
    'noun.empty-dirt': { en: 'Emptying dirt', ru: 'Как высыпать грунт', it: 'Scaricare la terra' },
    'noun.pick-cell': {
      en: 'Where a treasure comes to light',
      ru: 'Где находят сокровище',
      it: 'Dove appare un tesoro',
    },
  },
  questions: {
    'question.characters': 'noun.cast',
    'question.pawns': 'term.opening',
    'question.actions': 'noun.actions',
    'question.spent': 'noun.actions',
    'question.treasure-cell': 'card.dowser',
    'question.ravine-line': 'term.legend.ravine',
    'question.wall': 'noun.wall',
    'question.die': 'card.listener',
    'question.relocation': 'noun.flee',
    'question.over': 'noun.actions',
  },
  nounAt: (mark, view) => {
    const [, kind, id] = /^(character|cell|edge|action|treasure|pawn|member)-(.+)$/.exec(mark) ?? [];
    if (PLACES[mark] !== undefined) return PLACES[mark];
    if (kind === 'character') return `card.${id}`;
    if (kind === 'action') return `ui.action.${id}`;
    if (kind === 'treasure') return 'term.legend.treasure';
    if (kind === 'cell') return nounOfCell(Number(id), view);
    if (kind === 'edge') return nounOfEdge(Number(id), view);
    return kind === undefined ? undefined : nounOfSeat(Number(id), view);
  },
};
