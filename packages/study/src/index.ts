// The life of a study room as a pure machine: commands in, events out. Hosted by the server, followed by the browser.
export * from './apply-event.ts';
export * from './chapter-body.ts';
export * from './decision.ts';
export * from './events.ts';
export * from './execute.ts';
export * from './followed-study.ts';
export * from './lines.ts';
export * from './study.ts';
export * from './without-person.ts';
