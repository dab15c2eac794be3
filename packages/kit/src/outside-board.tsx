// The board of a game from outside. Its build brings a kit of its own, which learns here what the kit of the page knows.
import type { JSX } from 'preact';
import type { BoardComponent, BoardProps, GameUi, Preferences } from './board.ts';
import { BoardProvider } from './combine-touches.tsx';
import { watchInput } from './input-kind.ts';
import { setMotion } from './motion.ts';
import { setSounds } from './sound.ts';

let told: Preferences | undefined;
function tell(preferences: Preferences): void {
  if (preferences === told) return;
  if (!told) watchInput();
  told = preferences;
  setMotion(preferences.motion);
  setSounds(preferences.sounds);
}

const around = <Position, Choice, Event>(
  Part: BoardComponent<Position, Choice, Event>,
): BoardComponent<Position, Choice, Event> =>
  function OutsideBoard(props: BoardProps<Position, Choice, Event>): JSX.Element {
    tell(props.preferences);
    return (
      <BoardProvider table={props}>
        <Part {...props} />
      </BoardProvider>
    );
  };

/** What `ui/index.tsx` exports, with every part of it on a table of its own kit. */
export const outsideUi = <Position, Choice, Event>(
  ui: GameUi<Position, Choice, Event>,
): GameUi<Position, Choice, Event> => ({
  ...ui,
  default: around(ui.default),
  ...(ui.Heading && { Heading: around(ui.Heading) }),
  ...(ui.tabs && { tabs: ui.tabs.map((tab) => ({ ...tab, Panel: around(tab.Panel) })) }),
});
