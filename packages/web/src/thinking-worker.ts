// The one worker that all thinking is done in, so that the games are built for workers once: its name says what it is for.
const WORK = {
  bots: () => import('./bots/bot-worker.ts'),
  review: () => import('./review/review-worker.ts'),
  lab: () => import('./lab/lab-worker.ts'),
};

// What is asked before the work is loaded would be lost: nobody listens yet.
const early: unknown[] = [];
const keep = ({ data }: MessageEvent): void => void early.push(data);
addEventListener('message', keep);
WORK[self.name.split(' ')[0] as keyof typeof WORK]().then(
  () => {
    removeEventListener('message', keep);
    for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
  },
  // Outside of the promise: who started the worker hears of it.
  (error) => setTimeout(() => reportError(error)),
);
