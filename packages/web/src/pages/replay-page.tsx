// A game once more: scrub, step, play, look through any seat's eyes, share a moment, play on from it.
import { useSignal } from '@preact/signals';
import { SPECTATOR, toLink } from '@undercroft/kernel';
import { Button, Tool } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadUi } from '../games.ts';
import { language } from '../preferences.ts';
import { go, url } from '../router.ts';
import { findGameRecord } from '../sources/find-record.ts';
import { forkTable } from '../sources/local-match.ts';
import { openRecordTable, type Perspective, type RecordTable } from '../sources/record-table.ts';
import { learnGame, t } from '../speech.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { botNames } from './bot-names.ts';
import { Loading, Niche } from './niche.tsx';
import { Shell } from './shell.tsx';

interface Opened {
  readonly model: TableModel;
  readonly source: RecordTable;
}

async function open(id: string): Promise<Opened | undefined> {
  const { hash, searchParams } = url.value;
  const found = await findGameRecord(id, hash);
  if (!found) return undefined;
  const [ui] = await Promise.all([loadUi(found.game.name), learnGame(found.game.name, language.value)]);
  const source = openRecordTable(found.game, found.record, id, [t('you'), ...botNames()]);
  const wanted = Number(new URLSearchParams(hash.slice(1)).get('at') ?? searchParams.get('at') ?? 0);
  if (Number.isInteger(wanted)) source.seek(wanted);
  return { source, model: createTableModel(source, ui, 'replay') };
}

export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const opened = useSignal<Opened | 'missing' | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  useEffect(() => {
    open(id).then(
      (found) => {
        opened.value = found ?? 'missing';
      },
      (error) => {
        failure.value = error;
      },
    );
    return () => {
      if (typeof opened.value === 'object') opened.value.model.close();
    };
  }, [id]);
  if (opened.value === 'missing' || failure.value)
    return (
      <Shell>
        <Niche level={1} cracked title={t('replay.missing')} text={t('replay.missing-text')}>
          <a class="btn go" href="/replay">
            {t('nav.replays')}
          </a>
        </Niche>
      </Shell>
    );
  if (!opened.value) return <Loading />;
  return <TableView model={opened.value.model} strip={<Strip {...opened.value} id={id} />} />;
}

function Strip({ source, model, id }: Opened & { readonly id: string }): JSX.Element {
  const at = source.at.value;
  const isPlaying = useSignal(false);
  const isCopied = useSignal(false);
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (source.at.value >= source.length) isPlaying.value = false;
      else source.seek(source.at.value + 1);
    }, 900);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const previousTurn = source.turns.findLast((turn) => turn < at) ?? 0;
  const nextTurn = source.turns.find((turn) => turn > at) ?? source.length;
  const share = async (): Promise<void> => {
    const link = toLink(source.game, await source.record());
    await navigator.clipboard.writeText(`${location.origin}/replay/shared#at=${at}&r=${link}`);
    isCopied.value = true;
    setTimeout(() => {
      isCopied.value = false;
    }, 2000);
  };
  const fork = async (): Promise<void> => {
    const plan = model.seats.value.map(({ name, seat }) => {
      const mine = source.perspective.value;
      const isMe = typeof mine === 'number' ? mine === seat : seat === (source.waiting.value[0] ?? 0);
      return isMe ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, level: 'adept' };
    });
    go(`/local/${(await forkTable(source.game, await source.record(), at, plan)).id}`);
  };
  const eyes: readonly Perspective[] = [SPECTATOR, 'all', ...model.seats.value.map(({ seat }) => seat)];
  return (
    <section class="replaybar slab" aria-label={t('replay.title')}>
      <Tool sign="first" label={t('replay.turn-back')} onClick={() => source.seek(previousTurn)} />
      <Tool sign="previous" label={t('replay.back')} onClick={() => source.seek(at - 1)} />
      <Tool
        sign={isPlaying.value ? 'pause' : 'play'}
        label={t(isPlaying.value ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          isPlaying.value = !isPlaying.value;
        }}
      />
      <Tool sign="next" label={t('replay.on')} onClick={() => source.seek(at + 1)} />
      <Tool sign="last" label={t('replay.turn-on')} onClick={() => source.seek(nextTurn)} />
      <input
        type="range"
        min={0}
        max={source.length}
        value={at}
        aria-label={t('replay.moment')}
        aria-valuetext={t('replay.at', { at, of: source.length })}
        onInput={(event) => source.seek(event.currentTarget.valueAsNumber)}
      />
      <output class="fig">{t('replay.at', { at, of: source.length })}</output>
      <select
        aria-label={t('replay.eyes')}
        value={String(source.perspective.value)}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          source.look(picked === 'all' || picked === SPECTATOR ? picked : Number(picked));
        }}
      >
        {eyes.map((eye) => (
          <option key={String(eye)} value={String(eye)}>
            {typeof eye === 'number' ? model.seats.value[eye]!.name : t(`replay.eyes.${eye}`)}
          </option>
        ))}
      </select>
      <Button onClick={() => void share()}>{isCopied.value ? t('copied') : t('replay.share')}</Button>
      {!source.result.value && <Button onClick={() => void fork()}>{t('replay.fork')}</Button>}
      <Button href={`/verify/${id}${id === 'shared' ? url.value.hash : ''}`}>{t('replay.verify')}</Button>
    </section>
  );
}
