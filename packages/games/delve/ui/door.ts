// What the home page knows of this game before it is loaded.
import type { Door } from '@undercroft/kit/board';

export default { minutes: 30, flame: { night: '#b9a6f5', day: '#5a3db2' }, order: 1 } satisfies Door;
