// What the home page knows of this game before it is loaded.
import type { Door } from '@undercroft/kit/board';

export default { minutes: 5, flame: { night: '#ffb066', day: '#8a4b00' }, order: 50 } satisfies Door;
