// Which clauses stand behind each card, piece and phase of Unearth.
import type { Nouns } from '@undercroft/kit';
import { DELVER_CARDS } from '../src/content/delver-cards.ts';
import { AGE_CARDS, idOfCard } from '../src/content/end-of-age.ts';
import { RUIN_COLOURS, RUINS } from '../src/content/ruins.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { BLOCKED, GREATER, LESSER, NAMED_WONDERS } from '../src/content/wonders.ts';
import type { Position } from '../src/position.ts';
import { cellOfStone, cellOfWonder, colourOfStone, kindOfWonder } from '../src/rules/hexes.ts';

const DELVERS: Readonly<Record<string, string>> = {
  'ancient-map': 'UN-EXC-7 UN-ROLL-4 UN-EXC-11',
  'band-of-delvers': 'UN-EXC-8..10',
  restoration: 'UN-DEL-12..13 UN-DEL-15',
  'ancestral-claim': 'UN-DEL-8..9 UN-ROLL-6 UN-ROLL-11',
  'forgotten-song': 'UN-DEL-12..14',
  forlorn: 'UN-DEL-6..7 UN-STO-6',
  'lost-in-the-ruins': 'UN-DEL-7 UN-DEL-10..11',
  'reading-the-stones': 'UN-DEL-8..9 UN-ROLL-16 UN-ROLL-11',
  'a-new-discovery': 'UN-DEL-6..7 UN-STO-6',
  expedition: 'UN-EXC-6 UN-ROLL-7',
};

const AGES: Readonly<Record<string, string>> = {
  'day-of-rest': 'UN-AGE-3..4',
  'the-gathering': 'UN-AGE-5 UN-ROLL-6',
  'festival-of-reclamation': 'UN-AGE-6 UN-ROLL-6',
  'city-of-gold': 'UN-AGE-2 UN-SCO-4',
  'city-of-ash': 'UN-AGE-2 UN-SCO-4',
  'fate-of-the-delvers': 'UN-AGE-7',
  'the-hidden-path': 'UN-AGE-8',
};

/** What a Named Wonder does beyond what all of them do. */
const WONDERS: Readonly<Record<string, string>> = {
  'college-of-the-overseers': 'UN-ROLL-8 UN-ROLL-15',
  'harmonious-columns': 'UN-ROLL-8 UN-ROLL-15',
  'sanctuary-of-the-builders': 'UN-ROLL-8 UN-ROLL-17',
  'shattered-edifice': 'UN-ROLL-3 UN-ROLL-5',
  'blackened-cenotaph': 'UN-WON-13',
  'crumbling-memorial': 'UN-WON-13',
  'eternal-flame': 'UN-CLM-6 UN-CLM-15 UN-TIE-6',
  'tomb-of-the-last-age': 'UN-ED-2',
  'fountain-of-reflection': 'UN-SCO-8 UN-ED-12',
  'underground-library': 'UN-STO-10',
  obelisk: 'UN-TIE-8',
};

const each = (ids: readonly string[], clauses: (id: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [`card.${id}`, clauses(id)]));

const PLACES: Readonly<Record<string, string>> = {
  row: 'zone.row',
  wonders: 'zone.wonders',
  'token-greater': 'card.greater',
  'token-lesser': 'card.lesser',
  tableau: 'zone.tableau',
  pool: 'zone.pool',
  points: 'zone.claimed',
  hand: 'zone.hand',
  age: 'zone.ruins',
  ruinsDeck: 'zone.ruins',
  pending: 'zone.tableau',
  answers: 'zone.pool',
};

const TOKENS: Readonly<Record<number, string>> = {
  [GREATER]: 'card.greater',
  [LESSER]: 'card.lesser',
  [BLOCKED]: 'card.blocked',
};

/** What lies on a cell of a tableau: a Stone or a Wonder. */
function nounOfHex(kind: string, seat: number, cell: number, { stones, wonders }: Position): string {
  const stone = stones[seat]?.find((one) => cellOfStone(one) === cell);
  if (kind === 'stone' && stone !== undefined) return `stone.${STONE_COLOURS[colourOfStone(stone)]}`;
  const built = wonders[seat]?.find((one) => cellOfWonder(one) === cell);
  if (kind !== 'wonder' || built === undefined) return 'zone.tableau';
  const wonder = kindOfWonder(built);
  return TOKENS[wonder] ?? `card.${NAMED_WONDERS[wonder]!.id}`;
}

export const nouns: Nouns<Position> = {
  clauses: {
    ...each(
      DELVER_CARDS.map(({ id }) => id),
      (id) => `UN-DEL-2 ${DELVERS[id]}`,
    ),
    ...each(
      AGE_CARDS.map(({ id }) => id),
      (id) => `UN-AGE-1 ${AGES[id]}`,
    ),
    ...each(
      NAMED_WONDERS.map(({ id }) => id),
      (id) => `UN-WON-5 UN-WON-12 UN-FOR-1 ${WONDERS[id] ?? 'UN-SCO-5 UN-SCO-7'}`,
    ),
    ...each(
      RUINS.map(({ id }) => id),
      () => 'UN-CLM-1 UN-CLM-3..5 UN-SCO-2..3',
    ),
    'card.greater': 'UN-WON-3 UN-WON-7 UN-WON-11 UN-WON-15',
    'card.lesser': 'UN-WON-4 UN-WON-7 UN-WON-11 UN-WON-15',
    'card.blocked': 'UN-WON-8',
    ...Object.fromEntries(
      STONE_COLOURS.map((colour) => [`stone.${colour}`, 'UN-STO-1..3 UN-TAB-3 UN-TAB-5 UN-WON-1']),
    ),
    ...Object.fromEntries(RUIN_COLOURS.map((colour) => [`region.${colour}`, 'UN-SCO-2..3'])),
    'die.4': 'UN-EXC-1..2 UN-STO-7 UN-TIE-2',
    'die.6': 'UN-EXC-1..2 UN-STO-7 UN-TIE-2',
    'die.8': 'UN-EXC-1..2 UN-STO-7 UN-TIE-2',
    'zone.row': 'UN-STO-1 UN-CLM-1 UN-REF-1..3 UN-SET-7..8',
    'zone.pool': 'UN-EXC-1..3',
    'zone.hand': 'UN-DEL-1 UN-DEL-4..5 UN-TURN-3',
    'zone.deck': 'UN-SET-2 UN-CLM-11..12',
    'zone.discard': 'UN-DEL-2 UN-CLM-11',
    'zone.ruins': 'UN-REF-1..3 UN-AGE-1',
    'zone.removed': 'UN-SET-4..5 UN-TIE-5',
    'zone.hidden': 'UN-SET-3 UN-SCO-1',
    'zone.claimed': 'UN-CLM-4 UN-SCO-2..3',
    'zone.tableau': 'UN-TAB-3 UN-TAB-5 UN-WON-1..2',
    'zone.wonders': 'UN-SET-9 UN-WON-5 UN-WON-12',
    'zone.lesser': 'UN-WON-4 UN-WON-11',
    'zone.greater': 'UN-WON-3 UN-WON-11',
    'zone.bag': 'UN-SET-1 UN-STO-2..3 UN-REF-4',
    'term.claim': 'UN-CLM-1 UN-CLM-3',
    'term.event': 'UN-AGE-3..6',
    'term.formula': 'UN-FOR-1..5',
    'noun.cards': 'UN-TURN-3 UN-DEL-1..2 UN-DEL-7',
    'noun.dig': 'UN-EXC-1..3 UN-EXC-5 UN-TURN-6',
    'noun.roll': 'UN-ROLL-2 UN-ROLL-6 UN-ROLL-8 UN-ROLL-10',
    'noun.tie': 'UN-TIE-1..5',
    'noun.ring': 'UN-WON-1..6',
  },
  names: {
    'noun.cards': { en: 'Delver cards', ru: 'Карты искателей', it: 'Carte esploratore' },
    'noun.dig': { en: 'Excavation', ru: 'Раскопки', it: 'Scavo' },
    'noun.roll': { en: 'From roll to result', ru: 'От броска к результату', it: 'Dal tiro al risultato' },
    'noun.tie': { en: 'Ties', ru: 'Ничьи', it: 'Parità' },
    'noun.ring': { en: 'Rings and wonders', ru: 'Кольца и чудеса', it: 'Anelli e meraviglie' },
  },
  questions: {
    'question.act': 'noun.dig',
    'question.again': 'card.band-of-delvers',
    'question.wait': 'noun.dig',
    'question.next': 'noun.cards',
    'question.keep': 'noun.roll',
    'question.modify': 'noun.roll',
    'question.name': 'card.expedition',
    'question.own': 'noun.roll',
    'question.stone': 'zone.row',
    'question.library': 'card.underground-library',
    'question.place': 'zone.tableau',
    'question.build': 'noun.ring',
    'question.memorial': 'card.crumbling-memorial',
  },
  nounAt: (mark, view) => {
    const [, kind, id] = /^(ruin|die|delver|named|stone|wonder|cell|cells)-(.+)$/.exec(mark) ?? [];
    if (kind === 'ruin' && /^\d+$/.test(id!)) return `card.${idOfCard(Number(id))}`;
    if (kind === 'die') return `die.${[4, 6, 6, 6, 8][Number(id) % 5]}`;
    if (kind === 'delver' || kind === 'named') return `card.${id!.replace(/-\d+$/, '')}`;
    if (kind !== undefined) {
      const [seat, cell] = id!.split('-').map(Number);
      return nounOfHex(kind, seat!, cell!, view);
    }
    return PLACES[mark];
  },
};
