// What the home page knows of this game before it is loaded.
import type { Door } from '@undercroft/kit/board';

export default { minutes: 15, flame: { night: '#ff9480', day: '#a92c22' }, order: 4 } satisfies Door;
