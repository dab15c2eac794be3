// Replays: finished tables of this browser, records that were brought in, and the place to drop one.
import { useSignal } from '@preact/signals';
import { CodedError, openRecord, parseRecord } from '@undercroft/kernel';
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf, loadGame } from '../games.ts';
import { language } from '../preferences.ts';
import { go } from '../router.ts';
import { allRecords, allTables, keepRecord, type StoredRecord, type StoredTable } from '../sources/shelf.ts';
import { hasText, sayDate, t } from '../speech.ts';
import { TableRow } from './home-page.tsx';
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
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const record = parseRecord(await file.text());
      if (!cardOf(record.game))
        throw new CodedError('record-other-game', { game: record.game, expected: '' });
      openRecord(await loadGame(record.game), record);
      go(`/replay/${await keepRecord(record)}`);
    } catch (error) {
      problem.value =
        error instanceof CodedError && hasText(`error.${error.code}`)
          ? t(`error.${error.code}`, error.args)
          : (error as Error).message;
    }
  };
  return (
    <Shell class="replays-page">
      <h1 class="display">{t('nav.replays')}</h1>
      <label
        class="drop slab"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <Sign name="upload" />
        <span>{t('replay.drop')}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
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
      {tables.value.length + records.value.length === 0 && <p class="quiet-note">{t('replay.none')}</p>}
    </Shell>
  );
}
