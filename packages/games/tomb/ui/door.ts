// What the home page knows of this game before it is loaded.
import type { Door } from '@undercroft/kit/board';

export default { minutes: 60, flame: { night: '#f5b847', day: '#7d5000' }, order: 3 } satisfies Door;
