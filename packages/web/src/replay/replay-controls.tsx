// The strip below a replay: moments, whose eyes, the hidden ending, and what can be done with the moment shown.
import { type Signal, useSignal } from '@preact/signals';
import { defaultLevel } from '@undercroft/bots/levels';
import { SPECTATOR, toLink } from '@undercroft/kernel';
import { Button, IconButton, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { copyText } from '../components/copy-text.ts';
import { ensureTextPart, t } from '../i18n.ts';
import { go, url } from '../router.ts';
import { forkTable } from '../sources/local-records.ts';
import type { Perspective } from '../sources/table-source.ts';
import { LazyStudyButton } from '../study/lazy-study-button.ts';
import type { TableModel } from '../table/table-model.ts';
import type { RecordTable } from './record-table.ts';

export interface ReplayControlsProps {
  readonly model: TableModel;
  readonly source: RecordTable;
  readonly id: string;
}

const MILLISECONDS_A_STEP = 900;

export function ReplayControls({ source, model, id }: ReplayControlsProps): JSX.Element {
  const isPlaying = usePlaying(source);
  useKeptMoment(source);
  useReplayKeys(source, () => (isPlaying.value = !isPlaying.value));
  const hash = id === 'shared' ? url.value.hash : '';
  const isHidden = source.isEndHidden.value;
  return (
    <section class="replaybar slab" aria-label={t('replay.title')}>
      <Moments source={source} isPlaying={isPlaying} />
      <span class="eyes">
        <IconButton
          sign={isHidden ? 'hidden' : 'eye'}
          label={t('replay.hide-end')}
          pressed={isHidden}
          onClick={() => source.hideEnd(!isHidden)}
        />
        <Eyes source={source} model={model} />
      </span>
      <Share source={source} />
      <Export source={source} id={id} />
      {source.length > 0 && <Upload source={source} />}
      <IconButton sign="shield" label={t('replay.verify')} href={`/verify/${id}${hash}`} />
      {!source.result.value && (
        <Button onClick={() => void forkHere(source, model)}>{t('replay.fork')}</Button>
      )}
      {source.length > 0 && <LazyStudyButton id={id} record={source.record} />}
      {!isHidden && (
        <Button sign="bulb" href={`/review/${id}${hash}`}>
          {t('replay.review')}
        </Button>
      )}
    </section>
  );
}

/** While it is true the moments go on by themselves, to the end. */
function usePlaying(source: RecordTable): Signal<boolean> {
  const isPlaying = useSignal(false);
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (source.at.value >= source.length) isPlaying.value = false;
      else source.seek(source.at.value + 1);
    }, MILLISECONDS_A_STEP);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  return isPlaying;
}

const turnBefore = ({ turns }: RecordTable, at: number): number => turns.findLast((turn) => turn < at) ?? 0;
const turnAfter = ({ turns, length }: RecordTable, at: number): number =>
  turns.find((turn) => turn > at) ?? length;

function Moments({
  source,
  isPlaying,
}: Pick<ReplayControlsProps, 'source'> & { readonly isPlaying: Signal<boolean> }): JSX.Element {
  const at = source.at.value;
  const where = source.isEndHidden.value
    ? t('replay.at-hidden', { at })
    : t('replay.at', { at, of: source.length });
  return (
    <>
      <IconButton
        sign="first"
        label={t('replay.turn-back')}
        onClick={() => source.seek(turnBefore(source, at))}
      />
      <IconButton sign="previous" label={t('replay.back')} onClick={() => source.seek(at - 1)} />
      <IconButton
        sign={isPlaying.value ? 'pause' : 'play'}
        label={t(isPlaying.value ? 'replay.pause' : 'replay.play')}
        onClick={() => (isPlaying.value = !isPlaying.value)}
      />
      <IconButton sign="next" label={t('replay.on')} onClick={() => source.seek(at + 1)} />
      <IconButton
        sign="last"
        label={t('replay.turn-on')}
        onClick={() => source.seek(turnAfter(source, at))}
      />
      <input
        type="range"
        min={0}
        max={source.reach.value}
        value={at}
        aria-label={t('replay.moment')}
        aria-valuetext={where}
        onInput={(event) => source.seek(event.currentTarget.valueAsNumber)}
      />
      <output class="fig">{where}</output>
    </>
  );
}

/** Goes on from the moment shown, at a table of this browser. */
async function forkHere(source: RecordTable, model: TableModel): Promise<void> {
  const at = source.at.value;
  const eyes = source.perspective.value;
  const mine = typeof eyes === 'number' ? eyes : (source.mine ?? source.waiting.value[0] ?? 0);
  const seats = model.seats.value.map(({ name, seat }) =>
    seat === mine ? { name } : { name, bot: defaultLevel.id },
  );
  go(`/local/${(await forkTable(source.game, await source.record(), at, seats)).id}`);
}

/** Copies an address that holds the whole game. */
function Share({ source }: Pick<ReplayControlsProps, 'source'>): JSX.Element {
  const isCopied = useSignal(false);
  const at = source.at.value;
  const share = async (): Promise<void> => {
    const link = toLink(source.game, await source.record());
    const hide = source.isEndHidden.value ? '&hide=1' : '';
    await copyText(`${location.origin}/replay/shared#at=${at}${hide}&r=${link}`);
    isCopied.value = true;
    setTimeout(() => (isCopied.value = false), 2000);
  };
  return (
    <IconButton
      sign={isCopied.value ? 'check' : 'link'}
      label={t(isCopied.value ? 'copied' : 'replay.share')}
      onClick={() => void share()}
    />
  );
}

function Eyes({ source, model }: Pick<ReplayControlsProps, 'source' | 'model'>): JSX.Element {
  const eyes: readonly Perspective[] = [SPECTATOR, 'all', ...model.seats.value.map(({ seat }) => seat)];
  return (
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
  );
}

/** The record as a file: a press saves it, and it can be dragged out of the window. */
function Export({ source, id }: Pick<ReplayControlsProps, 'source' | 'id'>): JSX.Element {
  const file = useSignal('');
  const name = `${source.game.name}-${id}.json`;
  useEffect(() => {
    void source.record().then((record) => {
      file.value = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
    });
    return () => URL.revokeObjectURL(file.value);
  }, [source]);
  return (
    <a
      class="tool"
      href={file.value || '#'}
      download={name}
      draggable
      aria-label={t('replay.export')}
      title={t('replay.export')}
      onDragStart={(event) =>
        event.dataTransfer?.setData('DownloadURL', `application/json:${name}:${file.value}`)
      }
    >
      <Sign name="download" />
    </a>
  );
}

/** Takes a finished game to the server, for a link that is short and stays; what came of it is said below. */
function Upload({ source }: Pick<ReplayControlsProps, 'source'>): JSX.Element {
  const said = useSignal('');
  const upload = async (): Promise<void> => {
    const [{ uploadRecord }] = await Promise.all([import('./upload-record.ts'), ensureTextPart('house')]);
    const kept = await uploadRecord(await source.record());
    if ('address' in kept) await copyText(kept.address);
    said.value = 'address' in kept ? t('replay.uploaded') : kept.problem;
    setTimeout(() => (said.value = ''), 4000);
  };
  return (
    <>
      <IconButton sign="upload" label={t('replay.upload')} onClick={() => void upload()} />
      <span role="status" class={said.value ? 'chip' : 'vh'}>
        {said.value}
      </span>
    </>
  );
}

/** Arrows step, with Shift by turns; the space bar plays and pauses; Home and End. A field that has the focus keeps its keys. */
function useReplayKeys(source: RecordTable, toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest?.('input, textarea, select, dialog, [role=tablist]')) return;
      if (event.key === ' ' && target.closest?.('button, a')) return;
      const at = source.at.value;
      const turn = (way: 1 | -1): number => (way > 0 ? turnAfter(source, at) : turnBefore(source, at));
      const step = (way: 1 | -1) => () => source.seek(event.shiftKey ? turn(way) : at + way);
      const acts: Readonly<Record<string, () => void>> = {
        ArrowRight: step(1),
        ArrowLeft: step(-1),
        Home: () => source.seek(0),
        End: () => source.seek(source.reach.value),
        ' ': toggle,
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [source]);
}

/** The address follows the moment, a little behind it, so that a reload or a copied address comes back to it. */
function useKeptMoment(source: RecordTable): void {
  const at = source.at.value;
  const isHidden = source.isEndHidden.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = new URLSearchParams(location.hash.slice(1));
      kept.set('at', String(at));
      if (isHidden) kept.set('hide', '1');
      else kept.delete('hide');
      history.replaceState(null, '', `#${kept}`);
    }, 400);
    return () => clearTimeout(timer);
  }, [at, isHidden]);
}
