// A game once more: scrub, step, play, look through any seat's eyes, share a moment, play on from it.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { gameCardOf, loadUi } from '../games.ts';
import { ensureGameTexts, t } from '../i18n.ts';
import { findGameRecord, isNotYet, type NotYet } from '../replay/find-record.ts';
import { useRecordDrop } from '../replay/import-record.ts';
import { openRecordTable, type RecordTable } from '../replay/record-table.ts';
import { StillRunning } from '../replay/still-running.tsx';
import { url } from '../router.ts';
import { roleOf } from '../seat-roles.ts';
import { language, nameHere, preferences } from '../settings/preferences.ts';
import { findTable, tableCard } from '../sources/local-store.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { ReplayControls } from '../replay/replay-controls.tsx';

interface Opened {
  readonly model: TableModel;
  readonly source: RecordTable;
}

/** The seat that the reader had in this game, as far as this browser knows it. */
async function seatOfReader(id: string, names: readonly string[] = []): Promise<number | undefined> {
  const kept = await findTable(id);
  const mine = kept
    ? tableCard(kept).seats.findIndex(({ bot }) => bot === undefined)
    : names.findIndex((name) => nameHere(name) === preferences.value.name);
  return mine < 0 ? undefined : mine;
}

async function open(id: string): Promise<Opened | NotYet | undefined> {
  const { hash, searchParams } = url.value;
  const found = await findGameRecord(id, hash);
  if (!found || isNotYet(found)) return found;
  const [ui] = await Promise.all([loadUi(found.game.name), ensureGameTexts(found.game.name, language.value)]);
  const { game, record, isFromHere } = found;
  const mine = await seatOfReader(id, record.names);
  // A stranger's record without names is no reason to put the reader into it.
  const nameOf = (seat: number, seats: number): string =>
    isFromHere && seat === mine
      ? preferences.value.name || t('you')
      : (roleOf(gameCardOf(game.name), seats, seat) ?? t('verify.seat', { n: seat + 1 }));
  const source = openRecordTable(game, record, id, nameOf, mine);
  const asked = new URLSearchParams(hash.slice(1));
  const wanted = Number(asked.get('at') ?? searchParams.get('at') ?? 0);
  if (Number.isInteger(wanted)) source.seek(wanted);
  if (asked.has('hide')) source.hideEnd(true);
  return { source, model: createTableModel(source, ui, 'replay') };
}

export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const opened = useLoaded(
    () =>
      open(id)
        .catch(() => undefined)
        .then((found) => found ?? ('missing' as const)),
    [id],
    (found) => typeof found === 'object' && !isNotYet(found) && found.model.close(),
  );
  const problem = useSignal('');
  useRecordDrop((words) => (problem.value = words));
  useEffect(() => {
    const wanted = new URLSearchParams(url.value.hash.slice(1)).get('at');
    if (typeof opened === 'object' && !isNotYet(opened) && wanted !== null && /^\d+$/.test(wanted))
      opened.source.seek(Number(wanted));
  }, [url.value.hash]);
  if (opened === 'missing')
    return (
      <MissingPage title={t('replay.missing')} text={t('replay.missing-text')}>
        <a class="btn go" href="/replay">
          {t('nav.replays')}
        </a>
      </MissingPage>
    );
  if (!opened) return <Loading />;
  if (isNotYet(opened)) return <StillRunning id={id} notYet={opened} />;
  return (
    <>
      <TableView model={opened.model} strip={<ReplayControls {...opened} id={id} />} />
      <ProblemNote text={problem.value} class="dropped" />
    </>
  );
}
