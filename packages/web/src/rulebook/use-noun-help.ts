// Brings the nouns of the game and what answers for them, once the table has stood for a moment: play comes first.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { whenIdle } from '../when-idle.ts';
import { isAskingWhat, nounHelp } from './noun-help.ts';
import './noun-help.css';

const REST = 900;
const AGAIN = 5000;

export function useNounHelp(ref: RefObject<HTMLElement | null>, model: TableModel): void {
  const gestures = useRef<typeof import('./noun-gestures.ts') | undefined>(undefined);
  const heard = useRef<{ readonly root: HTMLElement; stop(): void } | undefined>(undefined);
  // The table goes and comes back behind the curtain of a hot seat: whoever listens must move with it, and only then.
  const follow = (): void => {
    if (!gestures.current || (heard.current?.root ?? null) === ref.current) return;
    heard.current?.stop();
    heard.current = ref.current
      ? { root: ref.current, stop: gestures.current.listenForNounHelp(ref.current) }
      : undefined;
  };
  useEffect(follow);
  useEffect(() => {
    let isGone = false;
    const bring = async (): Promise<void> => {
      gestures.current = await import('./noun-gestures.ts');
      await gestures.current.openNounHelp(model.source.game.name, {
        open: model.showRule,
        view: () => model.board.value.view,
      });
      if (isGone) nounHelp.value = undefined;
      else follow();
    };
    // The line may be cut at this very moment: the game goes on without its nouns, and they are asked for again.
    const bringOrWait = (): Promise<void> =>
      bring().catch(() => {
        if (!isGone) timer = setTimeout(bringOrWait, AGAIN);
      });
    let isStanding = false;
    // Behind a curtain there is no table yet.
    const waitForTable = (): void => {
      if (isStanding) whenIdle(() => isGone || void bringOrWait());
      else timer = setTimeout(waitForTable, REST);
      isStanding = ref.current !== null;
    };
    let timer = setTimeout(waitForTable, REST);
    return () => {
      isGone = true;
      clearTimeout(timer);
      heard.current?.stop();
      isAskingWhat.value = false;
      nounHelp.value = undefined;
    };
  }, [model]);
}
