// Replays: finished tables of this browser, records that were brought in, and the place to drop one.
import { useSignal } from '@preact/signals';
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games.ts';
import { language } from '../preferences.ts';
import { allRecords, allTables, type StoredRecord, type StoredTable } from '../sources/shelf.ts';
import { takeRecord, useRecordDrop } from '../sources/take-record.ts';
import { sayDate, t } from '../speech.ts';
import { TableRow } from './home-page.tsx';
import { Niche } from './niche.tsx';
import { Shell } from './shell.tsx';

export function ReplaysPage(): JSX.Element {
  const tables = useSignal<readonly StoredTable[]>([]);
  const records = useSignal<readonly StoredRecord[]>([]);
  const problem = useSignal('');
  useEffect(() => {
    void allTables().then((found) => {
      tables.value = found.filter(({ game, result }) => cardOf(game) && result !== null);
    });
    void allRecords().then((found) => {
      records.value = found.filter(({ record }) => cardOf(record.game));
    });
  }, []);
  const say = (words: string): void => {
    problem.value = words;
  };
  useRecordDrop(say);
  return (
    <Shell class="replays-page">
      <h1 class="display">{t('nav.replays')}</h1>
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
          onChange={(event) =>
            void takeRecord(event.currentTarget.files?.[0]).then((words) => say(words ?? ''))
          }
        />
      </label>
      {problem.value && (
        <p role="alert" class="why refused">
          {problem.value}
        </p>
      )}
      {tables.value.length > 0 && (
        <section>
          <h2 class="label">{t('tables.finished')}</h2>
          <ul class="table-list">
            {tables.value.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {records.value.length > 0 && (
        <section>
          <h2 class="label">{t('replay.imported')}</h2>
          <ul class="table-list">
            {records.value.map(({ id, record, added }) => (
              <li key={id} class="tb" data-game={record.game}>
                <span class="grow">
                  <b>{cardOf(record.game)!.texts[language.value]['game.title']}</b>
                  <small>{sayDate(added)}</small>
                </span>
                <a class="btn" href={`/replay/${id}`}>
                  {t('tables.watch')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tables.value.length + records.value.length === 0 && (
        <Niche title={t('replay.none-yet')} text={t('replay.none')}>
          <a class="btn go" href="/">
            {t('nav.play')}
          </a>
        </Niche>
      )}
    </Shell>
  );
}
