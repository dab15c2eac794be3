// Starts a worker for one kind of thinking; a game that is named is on its way before the first question.
export const startWorker = (work: 'bots' | 'review' | 'lab', game = ''): Worker =>
  new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: `${work} ${game}` });
