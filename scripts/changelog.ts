// `npm run changelog -- next minor` makes a version of what is unreleased; `-- notes 0.2.0` prints the notes of a version.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STEPS = ['patch', 'minor', 'major'] as const;
type Step = (typeof STEPS)[number];

/** What a version does to games already played, by the word that its **Records** line begins with, and the least step that it asks for. */
const EFFECTS: Readonly<Record<string, Step>> = { nothing: 'patch', rules: 'minor', format: 'major' };

/** What stands under a heading, up to the next one. */
export function notesOf(changelog: string, heading: string): string {
  const section = changelog.split(/^## /m).find((part) => part.split('\n', 1)[0] === heading);
  if (section === undefined) throw new Error(`CHANGELOG.md has no "## ${heading}"`);
  return section.slice(heading.length).trim();
}

/** The version after this one; refused where the effect on records is not declared, or asks for a larger step. */
export function nextVersion(current: string, step: Step, notes: string): string {
  const effect = /^- \*\*Records\*\*: (\w+)/m.exec(notes)?.[1] ?? '';
  const least = EFFECTS[effect];
  if (!least)
    throw new Error(
      `"Unreleased" needs a line "- **Records**: ${Object.keys(EFFECTS).join(' | ')}, ...": what this version does to games already played`,
    );
  if (STEPS.indexOf(step) < STEPS.indexOf(least))
    throw new Error(`its effect on records ("${effect}") makes it at least a ${least} version`);
  const [major, minor, patch] = current.split('.').map(Number) as [number, number, number];
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The version stands in one place, the root's manifest; npm repeats it in the lock file. */
function raise(step: Step): string {
  const at = (file: string): string => join(ROOT, file);
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8');
  const current: string = JSON.parse(readFileSync(at('package.json'), 'utf8')).version;
  const next = nextVersion(current, step, notesOf(changelog, 'Unreleased'));
  writeFileSync(
    at('CHANGELOG.md'),
    changelog.replace('## Unreleased\n', `## Unreleased\n- **Records**: nothing\n\n## ${next}\n`),
  );
  for (const file of ['package.json', 'package-lock.json']) {
    const manifest = JSON.parse(readFileSync(at(file), 'utf8'));
    for (const part of [manifest, manifest.packages?.['']]) if (part) part.version = next;
    writeFileSync(at(file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return next;
}

if (import.meta.main) {
  const [command, word = ''] = process.argv.slice(2);
  if (command === 'notes') console.log(notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), word));
  else if (command === 'next' && STEPS.includes(word as Step)) console.log(raise(word as Step));
  else throw new Error('npm run changelog -- next patch|minor|major, or -- notes VERSION');
}
