// Replays: finished tables of this browser, records that were brought in, and the place to drop one.

import { useSignal } from '@preact/signals';
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { gameCardOf } from '../games.ts';
import { gameTitle, sayDate, t } from '../i18n.ts';
import { askServer, type Me, readPerson } from '../net/server-api.ts';
import { type Played, playedThere } from '../profile/played-games.ts';
import { PlayedList } from '../profile/played-list.tsx';
import { importRecord, useRecordDrop } from '../replay/import-record.ts';
import {
  allRecords,
  allTables,
  isKeptOver,
  type LocalTableCard,
  type StoredRecord,
} from '../sources/local-store.ts';
import { MyStudies } from '../study/my-studies.tsx';
import { LocalTableRow } from './home-page.tsx';

/** The reader's finished games on the server; none where no server answers. */
async function readMine(): Promise<readonly Played[]> {
  const me = await askServer<Me>('GET', '/api/me');
  const page = me.ok ? await readPerson(me.data.id) : me;
  return page.ok ? page.data.history.map(playedThere).filter(({ game }) => gameCardOf(game)) : [];
}

export function ReplaysPage(): JSX.Element {
  const tables = useSignal<readonly LocalTableCard[]>([]);
  const records = useSignal<readonly StoredRecord[]>([]);
  const there = useSignal<readonly Played[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    void allTables().then((found) => {
      tables.value = found.filter((table) => gameCardOf(table.game) && isKeptOver(table));
    });
    void readMine().then((found) => (there.value = found));
    void allRecords().then((found) => {
      records.value = found.filter(({ record }) => gameCardOf(record.game));
    });
  }, []);
  const say = (words: string): void => {
    problem.value = words;
  };
  useRecordDrop(say);
  return (
    <PageShell class="replays-page">
      <h1 class="display">{t('nav.replays')}</h1>
      <DropRecord say={say} />
      <ProblemNote text={problem.value} />
      <MyStudies />
      {tables.value.length > 0 && (
        <section>
          <h2 class="label">{t('tables.finished')}</h2>
          <ul class="table-list">
            {tables.value.map((table) => (
              <LocalTableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {there.value.length > 0 && (
        <section>
          <h2 class="label">{t('tables.finished-there')}</h2>
          <PlayedList games={there.value} />
        </section>
      )}
      {records.value.length > 0 && <Imported records={records.value} />}
      {tables.value.length + records.value.length + there.value.length === 0 && (
        <EmptyState title={t('replay.none-yet')} text={t('replay.none')}>
          <a class="btn go" href="/">
            {t('nav.play')}
          </a>
        </EmptyState>
      )}
    </PageShell>
  );
}

function DropRecord({ say }: { say(problem: string): void }): JSX.Element {
  return (
    <label class="drop slab">
      <Sign name="upload" />
      <span class="grow">{t('replay.drop')}</span>
      <span class="btn" aria-hidden="true">
        {t('replay.choose')}
      </span>
      <input
        type="file"
        class="vh"
        accept="application/json,.json"
        onChange={(event) => void importRecord(event.currentTarget.files?.[0]).then(say)}
      />
    </label>
  );
}

function Imported({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element {
  return (
    <section>
      <h2 class="label">{t('replay.imported')}</h2>
      <ul class="table-list">
        {records.map(({ id, record, added }) => (
          <li key={id} class="tb" data-game={record.game}>
            <span class="grow">
              <b>{gameTitle(record.game)}</b>
              <small>{sayDate(added)}</small>
            </span>
            <a class="btn" href={`/replay/${id}`}>
              {t('tables.watch')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
