// Takes a record that the reader brings: a file, dropped anywhere on the page or chosen.
import { CodedError, openRecord, parseRecord } from '@undercroft/kernel';
import { useEffect } from 'preact/hooks';
import { gameCardOf, importGame } from '../games.ts';
import { hasText, t } from '../i18n.ts';
import { go } from '../router.ts';
import { saveRecord } from '../sources/local-store.ts';

/** Checks the record by replaying it, keeps it and opens it; answers with what is wrong where something is. */
export async function importRecord(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  try {
    const record = parseRecord(await file.text());
    if (!gameCardOf(record.game))
      throw new CodedError('record-other-game', { game: record.game, expected: '' });
    openRecord(await importGame(record.game), record);
    go(`/replay/${await saveRecord(record)}`);
    return undefined;
  } catch (error) {
    return error instanceof CodedError && hasText(`error.${error.code}`)
      ? t(`error.${error.code}`, error.args)
      : (error as Error).message;
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
      void importRecord(event.dataTransfer?.files[0]).then((problem) => onProblem(problem ?? ''));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
