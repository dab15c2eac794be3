// The others: tableau, dice at hand, ruins, hidden ruins and cards, points so far.
import { Die, Region, SeatBadge, type SeatLabel, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { DICE_PER_SEAT } from '../src/content/dice.ts';
import { isAgeCard } from '../src/content/end-of-age.ts';
import { RUIN_COLOURS } from '../src/content/ruins.ts';
import { IN_POOL, type Position } from '../src/position.ts';
import { pointsOfSeat, ruinColourCounts } from '../src/score.ts';
import type { Props } from './board-props.ts';
import { HexMap } from './hex-map.tsx';
import { dieKind, regionOfColour } from './piece-names.ts';
import { RegionSign } from './region-art.tsx';

/** Points that all can count, as far as this viewer sees them. */
export const pointsOf = pointsOfSeat;

export const Sets = ({
  view,
  seat,
  word,
}: {
  readonly view: Position;
  readonly seat: number;
  readonly word: Props['word'];
}): JSX.Element => {
  const counts = ruinColourCounts(view.claimed[seat]!);
  const cities = view.claimed[seat]!.filter(isAgeCard).length;
  return (
    <>
      {counts.map((count, colour) =>
        count === 0 ? null : (
          <span
            key={RUIN_COLOURS[colour]}
            class={`set ${regionOfColour(colour)}`}
            title={`${word(`region.${RUIN_COLOURS[colour]}`)}: ${count}`}
          >
            <RegionSign region={regionOfColour(colour)} />
            {count}
          </span>
        ),
      )}
      {cities > 0 && (
        <span class="set city" title={word('ui.city')}>
          <RegionSign region="city" />
          {cities}
        </span>
      )}
      {view.hidden[seat]!.length > 0 && (
        <span class="set hid" title={word('term.ruinsHidden', { n: view.hidden[seat]!.length })}>
          <Sign name="hidden" size={13} />
          {view.hidden[seat]!.length}
        </span>
      )}
    </>
  );
};

export const Pool = ({
  view,
  seat,
  size,
}: {
  readonly view: Position;
  readonly seat: SeatLabel;
  readonly size: number;
}): JSX.Element => (
  <span class="pool">
    {Array.from({ length: DICE_PER_SEAT }, (_, die) => seat.seat * DICE_PER_SEAT + die)
      .filter((die) => view.dicePlace[die] === IN_POOL)
      .map((die) => (
        <Die key={die} kind={dieKind(die)} seat={seat} size={size} />
      ))}
  </span>
);

function Rival({ seat, props }: { readonly seat: SeatLabel; readonly props: Props }): JSX.Element {
  const { view, word, waiting } = props;
  const n = seat.seat;
  return (
    <section
      class={waiting.includes(n) ? 'rival slab now' : 'rival slab'}
      data-focus={`rival-${n}`}
      aria-label={seat.name}
    >
      <header>
        <SeatBadge seat={seat} silent size={22} />
        <b class="grow" title={seat.name}>
          {seat.name}
        </b>
        {seat.kind === 'bot' && <span class="label">{word('ui.bot')}</span>}
        <span class="pts">
          <b>{pointsOf(view, n)}</b>
        </span>
      </header>
      <div class="tab-map">
        <HexMap
          stones={view.stones[n]!}
          wonders={view.wonders[n]!}
          seat={n}
          radius={14.5}
          word={word}
          label={word('zone.tableau')}
        />
      </div>
      <footer>
        <Pool view={view} seat={seat} size={27} />
        <span class="sets">
          <Sets view={view} seat={n} word={word} />
          <span class="cards" title={word('term.cards', { n: view.hands[n]!.length })}>
            <Sign name="list" size={14} />
            {view.hands[n]!.length}
          </span>
        </span>
      </footer>
    </section>
  );
}

export const Rivals = (props: Props): JSX.Element => (
  <Region name="seats" label={props.word('ui.rivals')} class="unearth-seats">
    {props.seats
      .filter(({ seat }) => seat !== props.viewer)
      .map((seat) => (
        <Rival key={seat.seat} seat={seat} props={props} />
      ))}
  </Region>
);
