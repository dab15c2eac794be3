// Keys of the table: numbers choose, letters act; off in text fields, in a sheet, or when not wanted.
import { useLayoutEffect } from 'preact/hooks';
import { preferences } from '../settings/preferences.ts';
import { listRows } from './open-choices.ts';
import type { TableModel } from './table-model.ts';

export interface ShortcutActions {
  openMenu(): void;
}

export function useShortcuts(model: TableModel, actions: ShortcutActions): void {
  // A key in the moment in which the table appears is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest?.('input, textarea, select, dialog')) return;
      if (event.key === 'Escape') model.clear();
      if (!preferences.value.shortcuts) return;
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) chooseNumber(model, Number(key));
      else if (key === 'u' && model.source.undoBar.value === undefined) void model.undo();
      else if (key === 'h') void model.hint();
      else if (key === 'r') model.showRule('');
      else if (key === 's') model.playback.skip();
      else if (key === 'm') actions.openMenu();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model]);
}

function chooseNumber(model: TableModel, number: number): void {
  const row = listRows(model.groups.value)[number - 1];
  if (row && row.length > 1) void model.narrow(row);
  else if (row) model.choose(row[0]!);
}
