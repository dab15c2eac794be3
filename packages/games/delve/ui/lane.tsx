// A lane of the board from top to bottom: Relic, slot, the duel in numbers, the Archaeologist.
import { SeatBadge, Sign, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isInPlay, ROLL, STEP } from '../src/position.ts';
import { figure, isVeiled, type Props } from './board-props.ts';
import { DiggerPanel } from './digger-panel.tsx';
import { duelOf, forecast, percent } from './forecast.ts';
import { GuardSlot, type LaneProps } from './guard-slot.tsx';
import { RelicNiche } from './relic-niche.tsx';

/** The two scores against each other; averages until the dice are thrown. */
function Versus({ props, seat, ahead }: LaneProps): JSX.Element | null {
  const { view, word } = props;
  if (!isInPlay(view, seat)) return null;
  const { score, against, chance, isThrown } = duelOf(ahead, seat);
  const isSettled = view.diggers[seat - 1]!.roll !== ROLL.none;
  const wins = chance > 0.5;
  const between = isThrown ? word(wins ? 'ui.beats' : 'ui.fallsTo') : word('ui.against');
  const tone = !isThrown && Math.abs(chance - 0.5) < 0.12 ? 'even' : wins ? 'up' : 'down';
  const odds = isThrown ? undefined : percent(chance, word);
  return (
    <div
      class={`versus ${tone}`}
      role="img"
      aria-label={`${figure(props, score)} ${between} ${figure(props, against)}${odds ? `, ${odds}` : ''}`}
      title={isThrown ? undefined : word(isVeiled(view, 0) ? 'ui.averageBare' : 'ui.average')}
    >
      <b>{figure(props, score)}</b>
      <i>
        {isSettled && <Sign name={wins ? 'check' : 'cross'} size={13} />}
        {between}
      </i>
      <b class="foe">{figure(props, against)}</b>
      {odds && view.step >= STEP.heists && <em>{odds}</em>}
    </div>
  );
}

function Lane(lane: LaneProps): JSX.Element {
  const { props, seat } = lane;
  const { viewer, seats, word, view } = props;
  const isOwn = viewer === seat;
  return (
    <section
      class={`lane seat-${seats[seat]!.mark}${isOwn ? ' own' : ''}${isInPlay(view, seat) ? '' : ' lost'}`}
      aria-label={word('ui.lane', { name: seats[seat]!.name, slot: seat })}
      data-focus={`lane-${seat}`}
    >
      <RelicNiche props={props} slot={seat} />
      <GuardSlot {...lane} />
      <Versus {...lane} />
      <DiggerPanel {...lane} />
    </section>
  );
}

/** On a phone the lanes pan; these bring one into sight. */
function LaneTabs({ props, show }: { readonly props: Props; show(seat: number): void }): JSX.Element {
  const { view, seats, word } = props;
  return (
    <div class="ltabs">
      {view.diggers.map((digger, at) => {
        const info = seats[at + 1]!;
        return (
          <button
            key={info.seat}
            type="button"
            onClick={() => show(at + 1)}
            aria-label={word('ui.showLane', { name: info.name })}
          >
            <SeatBadge seat={info} size={22} silent />
            {digger.inPlay === 0 ? (
              <Sign name="cross" size={15} />
            ) : digger.roll === ROLL.success ||
              (view.step === STEP.placement && view.ready.includes(at + 1)) ? (
              <Sign name="check" size={15} class="ok" />
            ) : (
              <span class="pips4" aria-hidden="true">
                {'×'.repeat(digger.danger)}
                {'·'.repeat(4 - digger.danger)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

export function Lanes({ props, held }: { readonly props: Props; readonly held: number }): JSX.Element {
  const { view, viewer, word, selected, pointed } = props;
  const ref = useRef<HTMLDivElement>(null);
  const ahead = forecast(view, viewer, (selected.value ?? pointed.value)?.choice);
  const show = (seat: number): void => {
    const lanes = ref.current?.querySelector('.lanes');
    const lane = lanes?.children[seat - 1] as HTMLElement | undefined;
    if (lane) lanes!.scrollTo({ left: lane.offsetLeft - 8 });
  };
  useLayoutEffect(() => {
    if (typeof viewer === 'number' && viewer > 0) show(viewer);
  }, [viewer]);
  return (
    <div class="delve-lanes" ref={ref}>
      <LaneTabs props={props} show={show} />
      <Zone label={word('ui.board')} id="lanes" class={`lanes n${view.diggers.length}`}>
        {view.diggers.map((_, at) => (
          <Lane key={at} props={props} seat={at + 1} ahead={ahead} held={held} />
        ))}
      </Zone>
    </div>
  );
}
