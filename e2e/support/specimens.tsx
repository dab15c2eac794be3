// Every sign that tells one thing from another, side by side: a page of its own, made of the real pieces and the real styles.
import '@undercroft/kit/styles.css';
import '../../packages/web/css/table.css';
import '../../packages/games/delve/ui/board.css';
import '../../packages/games/ruba/ui/board.css';
import '../../packages/games/tomb/ui/board.css';
import '../../packages/games/unearth/ui/board.css';
import { CardBack, Die, Hex, HexStone, SeatBadge, type SeatMark, Token } from '@undercroft/kit';
import { type ComponentChildren, type JSX, render } from 'preact';
import { TypedDie } from '../../packages/games/delve/ui/typed-die.tsx';
import { ItalianCard } from '../../packages/games/ruba/ui/italian-card.tsx';
import { SuitSign } from '../../packages/games/ruba/ui/suit-sign.tsx';
import { BRIDGE, CORRUPTED, PLAIN, RAVINE, START } from '../../packages/games/tomb/src/content/pieces.ts';
import { Ground } from '../../packages/games/tomb/ui/ground.tsx';
import { Gem, TokenSign } from '../../packages/games/tomb/ui/pieces.tsx';
import { REGIONS, RegionSign } from '../../packages/games/unearth/ui/region-art.tsx';

const MARKS: readonly SeatMark[] = [0, 1, 2, 3, 4, 5];
/** The same letter and name for all: only the shape may tell them apart. */
const seat = (mark: SeatMark) => ({ mark, letter: 'A', name: 'A' });
const cut = (x: number, y: number, size: number, inside: JSX.Element): JSX.Element => (
  <svg
    class="isle"
    viewBox={`${x} ${y} ${size} ${size}`}
    style={{ width: '58px', height: '58px', minWidth: 0 }}
    aria-hidden="true"
  >
    {inside}
  </svg>
);
const piece = (state: string): JSX.Element => (
  <div class={`card ${state}`} style={{ width: '44px', height: '44px' }} />
);
const row = (state: string): JSX.Element => (
  <button type="button" class={`choice ${state}`} style={{ width: '58px' }}>
    <span class="key">1</span>
    <span class="name">Dig</span>
  </button>
);
const hex = (fill: Parameters<typeof Hex>[0]['fill'], state = ''): JSX.Element => (
  <svg class="hexmap" viewBox="-26 -26 52 52" width="56" height="56" aria-hidden="true">
    <g class={`piece ${state}`}>
      <Hex
        x={0}
        y={0}
        radius={21}
        fill={fill}
        text={fill === 'ring' ? '4/6' : fill === 'won' ? 'A' : undefined}
      />
    </g>
  </svg>
);

interface Kind {
  readonly game?: string;
  readonly signs: Readonly<Record<string, ComponentChildren>>;
}

/** A kind of thing, and all that it can be. Any two of them must be told apart by shape. */
const KINDS: Readonly<Record<string, Kind>> = {
  seats: {
    signs: Object.fromEntries(
      MARKS.map((mark) => [`seat ${mark}`, <SeatBadge seat={seat(mark)} size={48} />]),
    ),
  },
  'owners of dice': {
    signs: Object.fromEntries(
      MARKS.map((mark) => [`seat ${mark}`, <Die kind="d6" value={4} seat={seat(mark)} size={56} />]),
    ),
  },
  'kinds of dice': {
    signs: Object.fromEntries(
      (['d4', 'd6', 'd8'] as const).map((kind) => [
        kind,
        <Die kind={kind} value={4} seat={seat(1)} size={56} />,
      ]),
    ),
  },
  stones: {
    game: 'unearth',
    signs: Object.fromEntries(
      (['K', 'R', 'B', 'Y', 'any', 'same'] as const).map((fill) => [
        fill,
        <HexStone fill={fill} size={56} {...(fill === 'same' && { text: '1' })} />,
      ]),
    ),
  },
  'cells of a tableau': {
    game: 'unearth',
    signs: {
      empty: hex('cell'),
      open: hex('can', 'lit'),
      ring: hex('ring'),
      built: hex('won'),
      stone: hex('K'),
    },
  },
  regions: {
    game: 'unearth',
    signs: Object.fromEntries(
      [...REGIONS, 'city' as const].map((region) => [region, <RegionSign region={region} size={48} />]),
    ),
  },
  suits: {
    game: 'ruba',
    signs: Object.fromEntries(
      ([0, 1, 2, 3] as const).map((suit) => [`suit ${suit}`, <SuitSign suit={suit} size={48} />]),
    ),
  },
  'sevens of the deck': {
    game: 'ruba',
    signs: Object.fromEntries(
      [6, 16, 26, 36].map((card) => [
        `card ${card}`,
        <span class="icard" style={{ display: 'block', width: '36px' }}>
          <ItalianCard card={card as never} />
        </span>,
      ]),
    ),
  },
  'typed dice at rest': {
    game: 'delve',
    signs: Object.fromEntries(
      (['G', 'W', 'P', 'A'] as const).map((kind) => [kind, <TypedDie kind={kind} />]),
    ),
  },
  'typed dice thrown': {
    game: 'delve',
    signs: Object.fromEntries(
      (['G', 'W', 'P', 'A'] as const).map((kind) => [kind, <TypedDie kind={kind} face={3} />]),
    ),
  },
  'states of a die': {
    game: 'delve',
    signs: {
      in: <TypedDie kind="G" face={3} />,
      out: <TypedDie kind="G" face={3} isOut />,
      going: <TypedDie kind="G" face={3} isGoing />,
    },
  },
  ground: {
    game: 'tomb',
    signs: Object.fromEntries(
      [
        ['floor', PLAIN],
        ['start', START],
        ['ravine', RAVINE],
        ['bridge', BRIDGE],
        ...[0, 1, 2].map((colour) => [`corrupted ${colour}`, CORRUPTED + colour] as const),
      ].map(([name, ground]) => [
        name,
        cut(0, 0, 84, <Ground cell={0} ground={ground as number} letter="A" isClean={false} />),
      ]),
    ),
  },
  'tokens of the tomb': {
    game: 'tomb',
    signs: {
      concussion: cut(-22, -22, 44, <TokenSign token={1} />),
      rupture: cut(-22, -22, 44, <TokenSign token={2} />),
      treasure: cut(-22, -22, 44, <Gem colour={0} letter="A" />),
    },
  },
  'treasures with their letters': {
    game: 'tomb',
    signs: Object.fromEntries(
      ['R', 'B', 'Y'].map((letter, colour) => [
        letter,
        cut(-22, -22, 44, <Gem colour={colour} letter={letter} />),
      ]),
    ),
  },
  tokens: {
    signs: Object.fromEntries(
      (['disc', 'lozenge', 'triangle', 'bar', 'heart', 'heap'] as const).map((shape) => [
        shape,
        <Token shape={shape} size={48} />,
      ]),
    ),
  },
  'states of a piece': {
    signs: {
      rest: piece(''),
      lit: piece('lit'),
      chosen: piece('chosen'),
      barred: piece('barred'),
      fresh: piece('fresh'),
      pointed: piece('lit pointed'),
      hidden: (
        <span class="card" style={{ width: '44px', height: '44px' }}>
          <CardBack />
        </span>
      ),
    },
  },
  'states of a choice': {
    signs: { rest: row(''), selected: row('sel'), hinted: row('hinted') },
  },
  // The measure itself: the same shape in two colours is no difference.
  'one shape in two colours': {
    signs: {
      one: <SeatBadge seat={seat(2)} size={48} />,
      other: (
        <span class="seat-3" style={{ display: 'contents' }}>
          <svg class="badge" width="48" height="48" viewBox="0 0 24 24" aria-hidden="true">
            <circle class="s" cx="12" cy="12" r="10.5" />
            <text x="12" y="16.6">
              A
            </text>
          </svg>
        </span>
      ),
    },
  },
};

render(
  <main style={{ filter: 'grayscale(1)', display: 'grid', gap: '8px', padding: '8px' }}>
    {Object.entries(KINDS).map(([kind, { game, signs }]) => (
      <div
        key={kind}
        data-game={game}
        data-kind={kind}
        style={{ display: 'flex', gap: '8px', '--die': '48px', fontSize: '48px' } as never}
      >
        {Object.entries(signs).map(([name, sign]) => (
          <span
            key={name}
            data-sign={name}
            style={{ width: '72px', height: '72px', display: 'grid', placeItems: 'center', flex: 'none' }}
          >
            {sign}
          </span>
        ))}
      </div>
    ))}
  </main>,
  document.body,
);
