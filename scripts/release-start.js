#!/usr/bin/env node
// The first file of a release: any Node can read it, so that one that is too old is told in a sentence.
import module from 'node:module';

if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(`Undercroft needs Node 22 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
module.enableCompileCache?.();
await import('./undercroft.js');
