// A real browser for the journeys: an installed Chromium where there is one, else the one that npm brings.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Without these a browser in a closed network calls out at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function launchOptions(): Promise<LaunchOptions> {
  const installed = INSTALLED.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: [...QUIET, '--disable-gpu'] };
  const { default: packed } = await import('@sparticuz/chromium');
  // The packed one asks for a single process, in which a second context ends the first, and for a drawn GPU, which stalls
  // for seconds on a busy machine.
  const args = packed.args.filter(
    (arg) =>
      !/^--(single-process|no-zygote|use-gl|use-angle|enable-unsafe|disable-web-security|allow-running|in-process-gpu|ignore-gpu)/.test(
        arg,
      ),
  );
  return { executablePath: await packed.executablePath(), args: [...args, ...QUIET, '--disable-gpu'] };
}

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** A browser that several processes connect to. */
export const openSharedBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer(await launchOptions());
