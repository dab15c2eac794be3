// Where two runs of one deal parted: what each chose there, and both real tables side by side from that moment on.
import { useSignal } from '@preact/signals';
import { whereParted } from '@undercroft/events';
import { type AnyGame, type GameRecord, openRecord, replay } from '@undercroft/kernel';
import { Button, IconButton } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { botNames } from '../bots/bot-names.ts';
import { useLoaded } from '../components/use-loaded.ts';
import { sayShare } from '../format-numbers.ts';
import { SmallTable } from '../game/small-table.tsx';
import { loadUi } from '../games.ts';
import { ensureGameTexts, gameTexts, sayIn, t } from '../i18n.ts';
import { findGameRecord, isNotYet } from '../replay/find-record.ts';
import { openRecordTable, type RecordTable } from '../replay/record-table.ts';
import { language, nameHere } from '../settings/preferences.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import type { Field, FieldRun } from './expedition-api.ts';

const STEP = 1600;

interface Side {
  readonly run: FieldRun;
  readonly source: RecordTable;
  readonly model: TableModel;
  /** What was chosen where they parted. */
  readonly choice: string | undefined;
}

interface Pair {
  readonly sides: readonly [Side, Side];
  /** The entry in which they differ; undefined where they never did. */
  readonly at: number | undefined;
}

async function openPair(mine: FieldRun, other: FieldRun): Promise<Pair | undefined> {
  const found = await Promise.all([mine, other].map(({ table }) => findGameRecord(table, '')));
  const [one, two] = found;
  if (!one || !two || isNotYet(one) || isNotYet(two)) return undefined;
  const at = whereParted(one.record, two.record);
  const [ui] = await Promise.all([loadUi(one.game.name), ensureGameTexts(one.game.name, language.value)]);
  const side = (run: FieldRun, { game, record }: typeof one): Side => {
    const source = openRecordTable(game, record, run.table, (seat) => botNames()[seat]!, run.seat);
    source.look(run.seat);
    source.seek((at ?? source.length - 1) + 1);
    return { run, source, model: createTableModel(source, ui, 'watch'), choice: choiceAt(game, record, at) };
  };
  return { sides: [side(mine, one), side(other, two)], at };
}

function choiceAt(game: AnyGame, record: GameRecord, at: number | undefined): string | undefined {
  const opened = openRecord(game, record);
  const entry = at === undefined ? undefined : opened.log[at];
  if (!entry) return undefined;
  const view = opened.game.view(replay(opened, at), entry.seat);
  return sayIn(gameTexts(game.name), opened.game.phrases.choice(entry.choice, view, entry.seat));
}

interface PartedProps {
  readonly field: Field;
  readonly me: string;
  readonly levelName: (level: string) => string;
}

export function ExpeditionParted({ field: { deal, runs }, me, levelName }: PartedProps): JSX.Element {
  const mine = runs.find(({ person }) => person === me)!;
  // People first: a yardstick of the same percentage is not whom one wants to see.
  const others = runs
    .filter(({ person }) => person !== me)
    .toSorted((a, b) => b.percent - a.percent || Number(!!a.isYardstick) - Number(!!b.isYardstick));
  const chosen = useSignal('');
  const other = others.find(({ table }) => table === chosen.value) ?? others[0];
  const nameOf = ({ name, isYardstick }: FieldRun): string =>
    isYardstick ? levelName(name) : nameHere(name);
  return (
    <section class="slab expedition-parted">
      <header>
        <h2 class="display">{t('expedition.parted')}</h2>
        {other && (
          <label>
            <span class="vh">{t('expedition.against')}</span>
            <select
              value={other.table}
              onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
            >
              {others.map((run) => (
                <option key={run.table} value={run.table}>
                  {nameOf(run)}, {sayShare(run.percent / 100)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {other ? (
        <Compared key={`${deal} ${other.table}`} mine={mine} other={other} nameOf={nameOf} />
      ) : (
        <p class="quiet-note">{t('expedition.nobody-else')}</p>
      )}
    </section>
  );
}

interface ComparedProps {
  readonly mine: FieldRun;
  readonly other: FieldRun;
  readonly nameOf: (run: FieldRun) => string;
}

function Compared({ mine, other, nameOf }: ComparedProps): JSX.Element {
  const pair = useLoaded(
    () =>
      openPair(mine, other)
        .catch(() => undefined)
        .then((found) => found ?? ('missing' as const)),
    [mine.table, other.table],
    (found) => {
      if (typeof found === 'object') for (const { model } of found.sides) model.close();
    },
  );
  if (pair === 'missing') return <p class="quiet-note">{t('replay.missing')}</p>;
  if (!pair) return <p class="quiet-note">{t('loading')}</p>;
  const { sides, at } = pair;
  return (
    <>
      <p class="verdict-line">
        {at === undefined
          ? t('expedition.never-parted')
          : at === 0
            ? t('expedition.parted-at-once')
            : t('expedition.alike', { n: at })}
      </p>
      <div class="pair">
        {sides.map(({ run, model, choice }) => (
          <figure key={run.table}>
            <figcaption>
              <b>{nameOf(run)}</b> <small>{sayShare(run.percent / 100)}</small>
              {choice && <span>{choice}</span>}
            </figcaption>
            <SmallTable model={model} />
          </figure>
        ))}
      </div>
      <BothTables pair={pair} />
      <div class="way-links">
        {sides.map(({ run }) => (
          <Button key={run.table} sign="eye" href={`/replay/${run.table}#at=${at ?? 0}`}>
            {t('expedition.watch', { name: nameOf(run) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Steps through both runs at once: play, or drag to any moment. */
function BothTables({ pair: { sides, at } }: { readonly pair: Pair }): JSX.Element {
  const length = Math.max(...sides.map(({ source }) => source.length));
  const moment = useSignal((at ?? length - 1) + 1);
  const isPlaying = useSignal(false);
  const seek = (wanted: number): void => {
    moment.value = Math.max(0, Math.min(length, wanted));
    for (const { source } of sides) source.seek(moment.value);
  };
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (moment.value >= length) isPlaying.value = false;
      else seek(moment.value + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  return (
    <div class="both">
      <IconButton
        sign={isPlaying.value ? 'pause' : 'play'}
        label={t(isPlaying.value ? 'replay.pause' : 'expedition.watch-both')}
        onClick={() => (isPlaying.value = !isPlaying.value)}
      />
      <input
        type="range"
        min={0}
        max={length}
        value={moment.value}
        aria-label={t('expedition.moment')}
        aria-valuetext={t('expedition.moment-of', { n: moment.value, of: length })}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <small>{t('expedition.moment-of', { n: moment.value, of: length })}</small>
    </div>
  );
}
