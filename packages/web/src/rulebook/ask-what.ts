// Brings the nouns of the game and whoever answers for them, once the table has stood for a moment: play comes first.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { whenIdle } from '../when-idle.ts';
import { isAsking, nounDoor } from './noun-door.ts';
import './at-table.css';

const REST = 900;
const AGAIN = 5000;

export function useAskWhat(ref: RefObject<HTMLElement | null>, model: TableModel): void {
  const desk = useRef<typeof import('./noun-desk.ts') | undefined>(undefined);
  const heard = useRef<{ readonly root: HTMLElement; stop(): void } | undefined>(undefined);
  // The table goes and comes back behind the curtain of a hot seat: whoever listens must move with it, and only then.
  const follow = (): void => {
    if (!desk.current || (heard.current?.root ?? null) === ref.current) return;
    heard.current?.stop();
    heard.current = ref.current ? { root: ref.current, stop: desk.current.listen(ref.current) } : undefined;
  };
  useEffect(follow);
  useEffect(() => {
    let isGone = false;
    const bring = async (): Promise<void> => {
      desk.current = await import('./noun-desk.ts');
      await desk.current.openDoor(model.source.game.name, {
        open: model.showRule,
        view: () => model.board.value.view,
      });
      if (isGone) nounDoor.value = undefined;
      else follow();
    };
    // The line may be cut at this very moment: the game goes on without its nouns, and they are asked for again.
    const bringOrWait = (): Promise<void> =>
      bring().catch(() => {
        if (!isGone) timer = setTimeout(bringOrWait, AGAIN);
      });
    let timer = setTimeout(() => whenIdle(() => isGone || void bringOrWait()), REST);
    return () => {
      isGone = true;
      clearTimeout(timer);
      heard.current?.stop();
      isAsking.value = false;
      nounDoor.value = undefined;
    };
  }, [model]);
}
