// Runs every guide of docs/guides: each command of each `sh` block, in order, and what it promises.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { isWell } from '../packages/server/test/harness.ts';

const IS_LONG = process.env.TEST_LENGTH === 'long';
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const guides = join(root, 'docs/guides');
const undercroft = `'${process.execPath}' '${join(root, 'packages/cli/src/undercroft.ts')}'`;
const scratch = mkdtempSync(join(tmpdir(), 'undercroft-guides-'));
/** A new room must lie in the repository to find the kernel. */
const rooms = mkdtempSync(join(root, 'packages/cli/.rooms-'));
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
  rmSync(rooms, { recursive: true, force: true });
});

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocksOf = (guide: string): Block[] =>
  [...readFileSync(join(guides, guide), 'utf8').matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ([, language, text]) => ({ language: language!, text: text! }),
  );

const commandsOf = (guide: string): string[] =>
  blocksOf(guide)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'));

/** One line of a guide, run by the shell in a folder of its own; the answer is what it printed. */
async function shell(line: string): Promise<string> {
  const { stdout, stderr } = await run('sh', ['-c', line], {
    cwd: scratch,
    timeout: IS_LONG ? 600_000 : 60_000,
    maxBuffer: 1 << 26,
    env: { ...process.env, LANG: 'en_GB.UTF-8' },
  });
  return stdout + stderr;
}

const program = (line: string): string =>
  line.replaceAll(/npx undercroft|npm run undercroft --/g, undercroft).replaceAll('/srv/undercroft', scratch);

/** What an ordinary test run has done already, does at this moment, or has tests of its own for. */
const DONE_ELSEWHERE = new Set(['npm ci', 'npm install', 'npm start', 'npm run check']);

test('every guide is run here or by the test that it names', () => {
  for (const guide of globSync('*.md', { cwd: guides })) {
    const page = readFileSync(join(guides, guide), 'utf8');
    const runner = /`((?:scripts|packages)\/[\w/.-]+\.test\.ts)`/.exec(page)?.[1];
    expect(runner, guide).toBeDefined();
    expect(readFileSync(join(root, runner!), 'utf8'), guide).toContain(guide);
  }
});

describe('add-a-game.md', () => {
  const commands = commandsOf('add-a-game.md');
  test.each(commands.filter((line) => line.startsWith('npx undercroft')))('%s', async (line) => {
    if (line.includes(' new-game ')) {
      expect(await shell(`${program(line)} --into '${rooms}'`)).toContain('passes the contract');
      return;
    }
    const answers = '1\\n'.repeat(12);
    const said = await shell(
      `export UNDERCROFT_ROOMS='${rooms}'; printf '${answers}' | ${program(line)} --lang en`,
    );
    const command = line.split(' ')[2] as 'play' | 'sim' | 'lab';
    expect(said).toContain({ play: 'The last round is over', sim: '200', lab: 'report.html' }[command]);
  });
  test('the rest of its commands are known', () => {
    const rest = commands.filter((line) => !line.startsWith('npx undercroft') && !DONE_ELSEWHERE.has(line));
    expect(rest).toEqual(['npx vitest run packages/games/moth-light']);
  });
});

test('add-a-language.md: the list names every file of words that there is', async () => {
  expect(commandsOf('add-a-language.md')).toEqual(['npm run texts -- --new de', 'npm run texts']);
  const { stdout } = await run(process.execPath, [join(root, 'scripts/texts.ts'), '--new', 'de']);
  for (const model of globSync('packages/{*,games/*}/texts/*en.ts', { cwd: root }))
    expect(stdout).toContain(model.replace(/en\.ts$/, 'de.ts:'));
  expect(stdout).toMatch(/\d{4} texts to write in de/);
});

test('add-a-lesson.md: the step that it shows is a step of a lesson', async () => {
  const [shown] = blocksOf('add-a-lesson.md');
  const [text, focus, entries] = new Function(`return ${shown!.text.trim()}`)() as [string, string, unknown];
  const { lessons } = await import('../packages/games/ruba/src/tutorial.ts');
  const step = lessons.flatMap(({ steps }) => steps).find((each) => each.text.id.endsWith(`.${text}`))!;
  expect(step.focus).toBe(focus);
  expect(step.plays).toEqual(entries);
});

describe('run-the-lab.md', () => {
  const variant = blocksOf('run-the-lab.md').find(({ language }) => language === 'json')!.text;
  test.each(commandsOf('run-the-lab.md'))('%s', async (line) => {
    writeFileSync(join(scratch, 'variant.json'), variant);
    const said = await shell(program(line));
    const [page] = /\S+\.html/.exec(said)!;
    expect(existsSync(page)).toBe(true);
  });
});

describe('train-a-network.md', () => {
  const commands = commandsOf('train-a-network.md');
  test.each(commands)('%s', async (line) => {
    // The guide's own numbers take minutes; these take seconds, and in the long form one.
    const size = IS_LONG ? '--lessons 8000 --deep 48' : '--lessons 120 --deep 16';
    const tiny = line.includes(' train ') ? ` --iterations 1 --gate 4 ${size}` : '';
    const said = await shell(`${program(line)}${tiny} --lang en`);
    if (line.includes(' new-game ')) expect(said).toContain('passes the contract');
    if (line.includes(' train ')) expect(said).toContain('net.bin');
    if (line.includes(' lab ')) {
      expect(said).toContain('ladder.html');
      expect(said).not.toContain('play by the hints');
    }
  });
  // What a few seconds teach is a matter of luck: in the long form it has a minute.
  test.runIf(IS_LONG)('the network of the new game beats the random and the greedy bot', async () => {
    const { meetings } = JSON.parse(readFileSync(join(scratch, 'trained/ladder.json'), 'utf8'));
    for (const [i, against] of ['random', 'greedy'].entries()) {
      expect(meetings[i]).toMatchObject({ bot: 'policy', against });
      expect(meetings[i].value).toBeGreaterThan(0.5);
    }
  });
});

test('mine-puzzles.md: mined, renewed and checked as written, for one puzzle', async () => {
  const [mine, renew, check] = commandsOf('mine-puzzles.md').map(program);
  const one = (command: string): string => `${command.replace(/--count \d+/, '--count 1')} --lang en`;
  expect(await shell(one(mine!))).toContain('1 puzzle, ');
  expect(await shell(one(renew!))).toMatch(/1 old puzzle doubted again, [01] kept.*1 puzzle, /s);
  expect(await shell(`${check} --lang en`)).toMatch(/of 1 keep/);
});

describe('write-a-bot.md', () => {
  const bot = blocksOf('write-a-bot.md').find(({ language }) => language === 'sh bot')!.text;
  test.each(commandsOf('write-a-bot.md'))('%s', async (line) => {
    writeFileSync(join(scratch, 'bot.sh'), bot);
    const said = await shell(program(line));
    if (line.startsWith('npx')) expect(said).toContain('"type":"result"');
  });
});

describe('host-it.md', () => {
  const [install, serve, ...rest] = commandsOf('host-it.md');
  test('one process starts as written and answers', async () => {
    expect(install).toBe('npm ci');
    const empty = mkdtempSync(join(scratch, 'web-'));
    const line = `${program(serve!).replace('7777', '0').replace('0.0.0.0', '127.0.0.1')} --web '${empty}'`;
    server = spawn('sh', ['-c', `exec ${line}`], { env: { ...process.env, LANG: 'en_GB.UTF-8' } });
    let said = '';
    const address = await new Promise<string>((found, failed) => {
      const timer = setTimeout(() => failed(new Error(said)), 30_000);
      const hear = (chunk: Buffer): void => {
        said += chunk;
        const at = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (!at || at[0].endsWith(':0')) return;
        clearTimeout(timer);
        found(at[0]);
      };
      server!.stdout!.on('data', hear);
      server!.stderr!.on('data', hear);
    });
    for (const path of ['/healthz', '/api/openapi.json'])
      expect((await fetch(address + path)).status, path).toBe(200);
    expect(await isWell(address)).toBe(true);
  });
  test('H6, H9: unit and compose start node itself; nginx takes a restarted server back at once', () => {
    const page = readFileSync(join(guides, 'host-it.md'), 'utf8');
    const starts = [...page.matchAll(/^\s*(?:ExecStart=|command: )(.*undercroft.*)$/gm)].map(
      ([, line]) => line!,
    );
    expect(starts).toEqual(['/opt/undercroft/node_modules/.bin/node packages/cli/src/undercroft.ts serve']);
    expect(page).toMatch(/^ {4}image: undercroft\n {4}command: serve /m);
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toMatch(/^ENTRYPOINT \["\/bin\/node", /m);
    expect(existsSync(join(root, 'packages/cli/src/undercroft.ts'))).toBe(true);
    const nginx = blocksOf('host-it.md').find(({ language }) => language === 'nginx')!.text;
    for (const need of [
      'max_fails=0',
      'proxy_http_version 1.1',
      '$proxy_add_x_forwarded_for',
      '$connection_upgrade',
    ])
      expect(nginx).toContain(need);
    expect(page).not.toMatch(/(?:ExecStart=|command: ).*npm/);
  });
  test('its backup is taken while it runs, and restored when it is stopped', async () => {
    const lines = rest.map((line) => program(line).replaceAll('/backups/', `${scratch}/`));
    expect(lines).toHaveLength(2);
    await shell(lines[0]!);
    const ended = new Promise((done) => server!.once('exit', done));
    server!.kill('SIGTERM');
    await ended;
    await shell(lines[1]!);
    expect(existsSync(join(scratch, 'undercroft.sqlite.before-restore'))).toBe(true);
  });
});
