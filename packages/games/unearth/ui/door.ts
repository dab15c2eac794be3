// What the home page knows of this game before it is loaded.
import type { Door } from '@undercroft/kit/board';

export default { minutes: 45, flame: { night: '#62cba9', day: '#0a6650' }, order: 2 } satisfies Door;
