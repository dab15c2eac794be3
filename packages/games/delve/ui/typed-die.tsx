// DELVE's dice: typed, not owned. G green, W white, P pip, A gold; pips only after the throw.
import { memo, openFor, Piece, tumble } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ASK, type Pool, type Position } from '../src/position.ts';
import { diceTaken, poolOf } from '../src/rules/dice.ts';
import { askedPool } from '../src/rules/roll.ts';
import { catalogOf, type Props, signed } from './board-props.ts';
import { PIPS } from './die-pips.ts';

export type Kind = 'G' | 'W' | 'P' | 'A';

const WORD: Readonly<Record<Kind, string>> = {
  G: 'term.green',
  W: 'term.white',
  P: 'term.pip',
  A: 'term.gold',
};

export interface TypedDieProps {
  readonly kind: Kind;
  readonly face?: number | undefined;
  /** Out of this roll: disabled, or set aside for a token. */
  readonly isOut?: boolean;
  /** About to be thrown again. */
  readonly isGoing?: boolean;
  /** Tumbles when it changes. */
  readonly rolled?: string | undefined;
}

export const TypedDie = memo(function TypedDie({
  kind,
  face,
  isOut,
  isGoing,
  rolled,
}: TypedDieProps): JSX.Element {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (rolled !== undefined && face !== undefined && ref.current) tumble(ref.current, face, 6);
  }, [rolled]);
  return (
    <svg
      ref={ref}
      class={`tdie k${kind}${isOut ? ' out' : ''}${isGoing ? ' going' : ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {kind === 'A' ? (
        <path class="body" d="M5.5 1.25h9l4.25 4.25v9l-4.25 4.25h-9L1.25 14.5v-9z" />
      ) : (
        <rect class="body" x="1.25" y="1.25" width="17.5" height="17.5" rx="3.5" />
      )}
      {kind === 'W' && <rect class="rim" x="3.1" y="3.1" width="13.8" height="13.8" rx="2" />}
      {face === undefined ? (
        <text x="10" y="14.2">
          {kind}
        </text>
      ) : (
        PIPS[face]!.map(([cx, cy]) => <circle key={`${cx}:${cy}`} cx={cx} cy={cy} r="1.9" />)
      )}
      {isOut && <path class="slash" d="M3 17L17 3" />}
    </svg>
  );
});

/** Pip Dice that came after the throw lie behind the others: an Ability of the Roll window brought them. */
function latePips(view: Position): number {
  const catalog = catalogOf(view);
  let late = 0;
  for (const { ability, abilityUp, cooldown } of view.diggers) {
    if (abilityUp === 1 || cooldown === 0 || cooldown !== catalog.cooldown[ability]) continue;
    for (const part of catalog.parts.now[ability]!) if (part.do === 'pip') late += part.n;
  }
  return late;
}

const times = (n: number, kind: Kind): Kind[] => Array<Kind>(n).fill(kind);

/** The kinds of a pool in the order of its throw: borrowed, Pip, White, Green or Gold, then what came late. */
function kindsOf(view: Position, seat: number, slot: boolean): Kind[] {
  const pool = poolOf(view, seat, slot);
  const late = slot || view.rolled === 0 ? 0 : Math.min(pool.pip, latePips(view));
  const borrowed: Kind[] = [];
  for (let i = 0; !slot && i < view.loans.length; i += 4)
    if (view.loans[i + 1] === seat && view.loans[i + 3] === 0)
      borrowed.push(view.loans[i + 2] === 0 ? 'W' : 'G');
  return [
    ...borrowed,
    ...times(pool.pip - late, 'P'),
    ...times(pool.white, 'W'),
    ...times(pool.base, slot ? 'A' : 'G'),
    ...times(late, 'P'),
  ];
}

const outOf = (pool: Pool, slot: boolean): Kind[] => [
  ...times(pool.pipOff + pool.pipAside, 'P'),
  ...times(pool.whiteOff + pool.whiteAside, 'W'),
  ...times(pool.baseOff + pool.baseAside, slot ? 'A' : 'G'),
];

/** All of a pool in words: "Green Dice 3, Pip Dice 2". */
function inWords(kinds: readonly Kind[], faces: readonly number[], { word }: Props): string {
  if (faces.length > 0) return `${word('term.dice')}: ${faces.join(', ')}`;
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const said = [...counts].map(([kind, n]) => `${word(WORD[kind])} ${n}`);
  return said.length > 0 ? said.join(', ') : word('ui.noDice');
}

interface DicePoolProps {
  readonly props: Props;
  /** The table these dice lie on: the view, or what is expected of it. */
  readonly table: Position;
  readonly seat: number;
  readonly slot: boolean;
}

/** Which dice of a pool have just been thrown, by their place. */
function thrownDice({ props, table, seat, slot }: DicePoolProps): ReadonlySet<number> {
  const { faces } = poolOf(table, seat, slot);
  const thrown = new Set<number>();
  for (const event of props.happened) {
    if (!('slot' in event) || !('seat' in event) || event.seat !== seat || event.slot !== slot) continue;
    if (event.kind === 'diceRolled') for (const i of faces.keys()) thrown.add(i);
    if (event.kind === 'diceRerolled') for (const place of event.places) thrown.add(place);
    if (event.kind === 'diceGained')
      for (let i = 0; i < event.faces.length; i++) thrown.add(faces.length - 1 - i);
  }
  return thrown;
}

/** The dice that take part, each to be touched where the viewer is asked which to throw again. */
function ActiveDice({
  kinds,
  asked,
  ...pool
}: DicePoolProps & {
  readonly kinds: readonly Kind[];
  readonly asked: ReturnType<typeof askedPool> | undefined;
}): JSX.Element {
  const { word, open, moment, pointed } = pool.props;
  const { faces } = poolOf(pool.table, pool.seat, pool.slot);
  const aim = asked && pointed.value?.choice;
  const going =
    asked && aim?.kind === 'reroll' && aim.dice > 0 ? diceTaken(faces, aim.dice, asked.highest) : [];
  const thrown = thrownDice(pool);
  const shown = faces.length > 0 ? faces.map((_, i) => kinds[i] ?? 'P') : kinds;
  return (
    <>
      {shown.map((kind, i) => {
        const order = asked ? rerollOrder(faces, i, asked.highest) : 0;
        const choices = asked
          ? openFor(open, (choice) => choice.kind === 'reroll' && choice.dice === order)
          : [];
        const die = (
          <TypedDie
            kind={kind}
            face={faces[i]}
            isGoing={going.includes(i)}
            rolled={thrown.has(i) ? `${moment}` : undefined}
          />
        );
        return choices.length > 0 ? (
          <Piece key={i} label={word('ui.dieFace', { face: faces[i]! })} choices={choices} class="dbtn">
            {die}
          </Piece>
        ) : (
          <span key={i}>{die}</span>
        );
      })}
    </>
  );
}

export function DicePool(props: DicePoolProps): JSX.Element {
  const { table, seat, slot } = props;
  const { view, word } = props.props;
  const pool = poolOf(table, seat, slot);
  const kinds = kindsOf(table, seat, slot);
  const question = view.ask === ASK.reroll ? askedPool(view) : undefined;
  const asked = question?.seat === seat && question.slot === slot ? question : undefined;
  const label = inWords(kinds, pool.faces, props.props);
  const inside = (
    <>
      <ActiveDice {...props} kinds={kinds} asked={asked} />
      {pool.faces.length === 0 &&
        outOf(pool, slot).map((kind, i) => (
          <span key={`out-${i}`} title={word('ui.out')}>
            <TypedDie kind={kind} isOut />
          </span>
        ))}
      {pool.tokens.map((token, i) => (
        <b key={`token-${i}`} class={token < 0 ? 'dtok low' : 'dtok'}>
          {signed(token)}
        </b>
      ))}
      {pool.floor > 0 && (
        <b class="dtok" title={word('ui.floor', { face: pool.floor })}>
          ≥{pool.floor}
        </b>
      )}
    </>
  );
  return asked ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div class="pool" role="group" aria-label={label}>
      {inside}
    </div>
  ) : (
    <span class="pool" role="img" aria-label={label} title={label}>
      {inside}
    </span>
  );
}

/** How many dice have to go for this one to be among them. */
function rerollOrder(faces: readonly number[], i: number, highest: boolean): number {
  for (let k = 1; k <= faces.length; k++) if (diceTaken(faces, k, highest).includes(i)) return k;
  return 0;
}
