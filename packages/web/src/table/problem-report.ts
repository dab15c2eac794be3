// "Report a problem": one file with the record or the view, the versions and the last lines, and nothing secret.
import type { TableModel } from './table-model.ts';

export async function problemReport(model: TableModel): Promise<unknown> {
  const { source } = model;
  const isOver = source.result.value !== undefined;
  return {
    format: 'undercroft-report',
    version: 1,
    made: new Date().toISOString(),
    page: location.pathname,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    game: source.game.name,
    rules: source.game.rules,
    table: source.table,
    kind: source.kind,
    viewer: source.viewer.value,
    waiting: source.waiting.value,
    entries: source.latest.value.at,
    view: source.latest.value.view,
    choices: model.open.value.map(({ choice }) => choice),
    lines: source.lines.value.slice(-50).map(({ at, by, message }) => ({ at, by, message })),
    // While a game goes on, its record would show what others may not see yet.
    ...(isOver && { record: await source.record?.() }),
  };
}

export function download(name: string, data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
