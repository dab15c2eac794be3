// Ready-made stops: a bot goes through one seat's decisions and names the moments at which the game turned.
import { useSignal } from '@preact/signals';
import { openRecord } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import { MOST_STOPS } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import { startReview } from '../review/start-review.ts';
import type { DeskProps } from './study-desk.ts';

export function FindStops({ desk: { room, table } }: DeskProps): JSX.Element {
  const share = useSignal<number | 'failed' | undefined>(undefined);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const find = async (): Promise<void> => {
    share.value = 0;
    try {
      const record = (await table.record?.())!;
      const { eyes } = room.place.value;
      const seat = /^\d$/.test(eyes) ? Number(eyes) : (record.result?.winners[0] ?? 0);
      const { marks } = await startReview({
        opened: openRecord(table.game, record),
        seat,
        seed: record.hash,
        signal: stop.current.signal,
        progress: (done) => (share.value = done),
      });
      await room.send({ kind: 'setStops', chapter: table.chapter, stops: marks.slice(0, MOST_STOPS) });
      share.value = undefined;
    } catch {
      share.value = 'failed';
    }
  };
  return typeof share.value === 'number' ? (
    <p class="help" role="status">
      {t('studies.finding', { done: sayShare(share.value) })}
    </p>
  ) : (
    <>
      {share.value === 'failed' && <p role="status">{t('studies.find-failed')}</p>}
      <Button sign="bulb" onClick={() => void find()}>
        {t('studies.find')}
      </Button>
    </>
  );
}
