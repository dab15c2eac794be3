// Takes a record that the reader brings: a file, dropped anywhere on the page or chosen.
import { CodedError, openRecord, parseRecord } from '@undercroft/kernel';
import { useEffect } from 'preact/hooks';
import { gameCardOf } from '../games.ts';
import { errorText } from '../i18n.ts';
import { go } from '../router.ts';
import { saveRecord } from '../sources/local-store.ts';
import { importWithEarlier } from './import-with-earlier.ts';

/** Checks the record by replaying it, keeps it and opens it; answers with what is wrong, or with nothing. */
export async function importRecord(file: File | undefined): Promise<string> {
  if (!file) return '';
  try {
    const record = parseRecord(await file.text());
    if (!gameCardOf(record.game))
      throw new CodedError('record-other-game', { game: record.game, expected: '' });
    openRecord(await importWithEarlier(record.game), record);
    go(`/replay/${await saveRecord(record)}`);
    return '';
  } catch (error) {
    const { message } = error as Error;
    return error instanceof CodedError ? errorText(error, message) : message;
  }
}

/** The whole page takes records while it is shown. */
export function useRecordDrop(onProblem: (words: string) => void): void {
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent): void => {
      if (hasFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      void importRecord(event.dataTransfer?.files[0]).then(onProblem);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
