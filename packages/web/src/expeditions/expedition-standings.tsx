// The standings of an expedition that is over: the best, one's own place wherever it is, and the yardsticks among them.
import { useSignal } from '@preact/signals';
import { Button, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { seatLetters } from '../table/seat-letters.ts';
import { type Expedition, readStandings, type StandingRow, type Standings } from './expedition-api.ts';

const SHOWN_FIRST = 12;

interface StandingsProps {
  readonly of: Expedition;
  readonly found: Standings;
  readonly me: string;
  readonly levelName: (level: string) => string;
}

export function ExpeditionStandings({ of, found, me, levelName }: StandingsProps): JSX.Element {
  const loaded = useSignal<readonly StandingRow[]>(found.standings);
  const shown = useSignal(SHOWN_FIRST);
  const more = async (): Promise<void> => {
    const wanted = shown.value + 50;
    if (wanted > loaded.value.length && loaded.value.length < found.people) {
      const next = await readStandings(of.id, loaded.value.length);
      if (next.ok) loaded.value = [...loaded.value, ...next.data.standings];
    }
    shown.value = wanted;
  };
  const people = loaded.value.slice(0, shown.value);
  const isMineBelow = found.mine !== null && !people.some(({ person }) => person === me);
  // Those without a place follow the others, and stand among them only where nobody has one.
  const hasPlaces = people.some(({ place }) => place !== null);
  const unplaced = hasPlaces ? people.filter(({ place }) => place === null) : [];
  const listed = people.slice(0, people.length - unplaced.length);
  const lowest = listed.at(-1)?.percent ?? 0;
  const isWhole = people.length >= found.people;
  const among = found.yardsticks.filter(({ percent }) => isWhole || unplaced.length > 0 || percent >= lowest);
  const below = found.yardsticks.filter((one) => !among.includes(one));
  const tail = [...below, ...(isMineBelow ? [found.mine!] : [])];
  const row = (one: StandingRow): JSX.Element => (
    <Row
      key={one.person}
      row={one}
      isMine={one.person === me}
      levelName={levelName}
      deals={of.deals.length}
    />
  );
  return (
    <section class="slab expedition-standings">
      <header>
        <h2 class="display">{t('expedition.standings')}</h2>
        <small>{t('expedition.people', { n: found.people })}</small>
      </header>
      <ol>
        {[...listed, ...among].sort(byPercent).map(row)}
        {unplaced.length > 0 && <li class="gap" aria-hidden="true" />}
        {unplaced.map(row)}
        {tail.length > 0 && <li class="gap" aria-hidden="true" />}
        {tail.sort(byPercent).map(row)}
      </ol>
      {found.luck !== null && <p class="help">{t('expedition.sure', { n: Math.round(found.luck) })}</p>}
      {!isWhole && (
        <Button tone="quiet" onClick={() => void more()}>
          {t('expedition.more')}
        </Button>
      )}
    </section>
  );
}

const byPercent = (a: StandingRow, b: StandingRow): number => b.percent - a.percent;

function Row({
  row: { name, percent, place, unplaced, runs },
  isMine,
  levelName,
  deals,
}: {
  readonly row: StandingRow;
  readonly isMine: boolean;
  readonly levelName: (level: string) => string;
  readonly deals: number;
}): JSX.Element {
  const isYardstick = unplaced === 'yardstick';
  const said = isYardstick ? levelName(name) : nameHere(name);
  const mark = isYardstick ? 0 : isMine ? 1 : 2;
  return (
    <li class={[isMine && 'mine-row', isYardstick && 'yardstick'].filter(Boolean).join(' ')}>
      <span class="place">{place ?? ''}</span>
      <SeatBadge seat={{ mark, letter: seatLetters([said])[0]!, name: '' }} size={22} silent />
      <span class="who">
        <b>{said}</b>
        {unplaced && <small>{t(`expedition.unplaced.${unplaced}`, { n: runs.length, of: deals })}</small>}
      </span>
      <i class="beat" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
      <span class="share">{sayShare(percent / 100, 1)}</span>
    </li>
  );
}
