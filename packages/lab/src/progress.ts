// A line that says how far a run is and how long it will take.

/** Where words go; `\r` returns to the start of the line on a terminal. */
export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
}

const WIDTH = 28;

export function progressLine(
  done: number,
  all: number,
  started: number,
  now: number,
  before: number,
): string {
  const part = all === 0 ? 1 : done / all;
  const full = Math.round(part * WIDTH);
  const fresh = done - before;
  const left = fresh > 0 ? ((now - started) / fresh) * (all - done) : undefined;
  const rate = fresh > 0 ? `${((1000 * fresh) / (now - started)).toFixed(1)}/s` : '';
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
  return `${bar} ${done}/${all} ${rate}${left === undefined ? '' : `, ~${time(left)}`}`;
}

function time(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

/** A listener for `runLab`. On a terminal it draws over itself; elsewhere it says every tenth part once. */
export function showProgress(output: Output, name: string): (done: number, all: number) => void {
  const started = performance.now();
  let before = -1;
  let said = -1;
  return (done, all) => {
    if (before < 0) before = done;
    const text = `${name} ${progressLine(done, all, started, performance.now(), before)}`;
    const tenth = Math.floor((10 * done) / all);
    if (output.isTerminal) output.write(`\r\u001b[2K${text}${done === all ? '\n' : ''}`);
    else if (tenth > said) output.write(`${text}\n`);
    said = Math.max(said, tenth);
  };
}
