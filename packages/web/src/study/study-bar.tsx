// The strip below a study room's board: steps, the slider, whose eyes, the hidden ending, trying something.
import { SPECTATOR } from '@undercroft/kernel';
import { Button, IconButton } from '@undercroft/kit';
import type { Eyes } from '@undercroft/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { type DeskProps, isFollowing, nameOf, type StudyDesk } from './study-desk.ts';
import { isLeading } from './study-room.ts';

export function StudyBar({
  desk,
  children,
}: DeskProps & { readonly children?: ComponentChildren }): JSX.Element {
  const { room, table } = desk;
  const study = room.study.value;
  const isTrying = table.isTrying.value;
  // A puzzle is one moment, until something is tried on.
  const hasSteps = desk.puzzle === undefined || room.place.value.branch !== '';
  useStudyKeys(desk);
  if (table.isShut)
    return (
      <section class="replaybar slab studybar" aria-label={t('replay.moment')}>
        <FollowPill desk={desk} />
        {children}
      </section>
    );
  return (
    <section class="replaybar slab studybar" aria-label={t('replay.moment')}>
      <FollowPill desk={desk} />
      {hasSteps && <StudySteps desk={desk} />}
      <span class="eyes">
        {isLeading(room) && desk.puzzle === undefined && (
          <IconButton
            sign={study.isEndHidden ? 'hidden' : 'eye'}
            label={t('replay.hide-end')}
            pressed={study.isEndHidden}
            onClick={() => void room.send({ kind: 'hideEnd', on: !study.isEndHidden })}
          />
        )}
        {desk.puzzle === undefined && <EyesSelect desk={desk} />}
      </span>
      {study.phase === 'open' && (
        <Button
          sign={isTrying ? 'cross' : 'arrow'}
          pressed={isTrying}
          onClick={() => (table.isTrying.value = !isTrying)}
        >
          {t(isTrying ? 'studies.try-end' : 'studies.try')}
        </Button>
      )}
      {children}
    </section>
  );
}

/** From moment to moment and from stop to stop. */
function StudySteps({ desk }: DeskProps): JSX.Element {
  const { room, table } = desk;
  const { at } = room.place.value;
  const { isEndHidden, chapters } = room.study.value;
  const reach = table.reach();
  const where = isEndHidden ? t('replay.at-hidden', { at }) : t('replay.at', { at, of: reach });
  const stops = chapters[table.chapter]?.stops ?? [];
  return (
    <>
      <IconButton
        sign="first"
        label={t('studies.stop-back')}
        onClick={() => goTo(desk, stopBefore(stops, at))}
      />
      <IconButton sign="previous" label={t('replay.back')} onClick={() => goTo(desk, at - 1)} />
      <IconButton sign="next" label={t('replay.on')} onClick={() => goTo(desk, at + 1)} />
      <IconButton
        sign="last"
        label={t('studies.stop-on')}
        onClick={() => goTo(desk, stopAfter(desk, stops))}
      />
      {!isEndHidden && (
        <input
          type="range"
          min={0}
          max={reach}
          value={at}
          aria-label={t('replay.moment')}
          aria-valuetext={where}
          onInput={(event) => goTo(desk, event.currentTarget.valueAsNumber)}
        />
      )}
      <output class="fig">{where}</output>
    </>
  );
}

/** Says whether one follows; one press leads back to the leader. */
export function FollowPill({ desk: { room } }: DeskProps): JSX.Element {
  const study = room.study.value;
  if (isLeading(room)) return <span class="chip pill leads">{t('studies.you-lead')}</span>;
  const name = nameOf(study, study.leader);
  if (isFollowing(room)) return <span class="chip pill">{t('studies.you-follow', { name })}</span>;
  return (
    <Button tone="go" sign="back" class="pill" onClick={() => void room.send({ kind: 'follow' })}>
      {t('studies.back-to-leader')}
    </Button>
  );
}

function EyesSelect({ desk: { room, table, model } }: DeskProps): JSX.Element {
  const eyes: readonly Eyes[] = [SPECTATOR, 'all', ...table.names.map((_, seat) => String(seat) as Eyes)];
  return (
    <select
      aria-label={t('replay.eyes')}
      value={room.place.value.eyes}
      onChange={(event) => room.go({ ...room.place.value, eyes: event.currentTarget.value as Eyes })}
    >
      {eyes.map((eye) => (
        <option key={eye} value={eye}>
          {eye === 'all' || eye === SPECTATOR
            ? t(`replay.eyes.${eye}`)
            : model.seats.value[Number(eye)]!.name}
        </option>
      ))}
    </select>
  );
}

const stopBefore = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? 0;
/** Past the last stop comes the end; but not while it is hidden. */
const stopAfter = ({ room, table }: StudyDesk, stops: readonly number[]): number => {
  const { at } = room.place.value;
  const isHidden = room.study.value.isEndHidden && !isLeading(room);
  return (
    stops.find((stop) => stop > at && (!isHidden || stop <= table.reach())) ?? (isHidden ? at : table.reach())
  );
};

/** Somebody who may not know the end stays where the leader has been. */
function goTo({ room, table }: StudyDesk, at: number): void {
  const isBound = room.study.value.isEndHidden && !isLeading(room);
  const most = isBound ? table.reach() : Number.POSITIVE_INFINITY;
  if (at >= 0 && at <= most) room.go({ ...room.place.value, at });
}

/** Arrows step, with Shift from stop to stop. A field that has the focus keeps its keys, and so does the board one tries on. */
function useStudyKeys(desk: StudyDesk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (desk.table.isTrying.value || desk.table.isShut) return;
      const target = event.target as HTMLElement;
      if (target.closest?.('input, textarea, select, dialog, [role=tablist]')) return;
      const { at } = desk.room.place.value;
      const stops = desk.room.study.value.chapters[desk.table.chapter]?.stops ?? [];
      const acts: Readonly<Record<string, () => number>> = {
        ArrowRight: () => (event.shiftKey ? stopAfter(desk, stops) : at + 1),
        ArrowLeft: () => (event.shiftKey ? stopBefore(stops, at) : at - 1),
        Home: () => 0,
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      goTo(desk, act());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [desk]);
}
