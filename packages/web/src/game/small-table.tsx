// A table as it is really drawn, made smaller as a whole. Nobody can touch it.
import { useSignal } from '@preact/signals';
import { BoardContext } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import '../../css/table.css';

/** It is drawn this wide. */
const WIDTH = 1060;

export function SmallTable({ model }: { readonly model: TableModel | undefined }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const scale = useSignal(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => (scale.value = entry!.contentRect.width / WIDTH));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div class="preview-box" ref={box} inert aria-hidden="true">
      {model && (
        <div class="preview-table" style={{ transform: `scale(${scale.value})` }}>
          <SmallBoard model={model} />
        </div>
      )}
    </div>
  );
}

function SmallBoard({ model }: { readonly model: TableModel }): JSX.Element | null {
  const board = model.board.value;
  const Board = model.ui?.default;
  if (!Board) return null;
  return (
    <div class="tableframe">
      <div class="tablegrid" data-game={model.source.game.name} data-composition="desk">
        <main class="tablemain">
          <BoardContext.Provider value={board}>
            <Board {...board} />
          </BoardContext.Provider>
        </main>
      </div>
    </div>
  );
}
