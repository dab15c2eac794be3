// One figure of the web client in a real browser: a paint, a shift, an interaction on a slowed processor, or a weight.
import { openBrowser } from '../../../e2e/support/browser.ts';
import { loadGame } from '../../../e2e/support/games.ts';
import { serveClient } from '../../../e2e/support/serve-client.ts';
import { serveServer } from '../../../e2e/support/serve-server.ts';
import { firstDecision, lateTable, paintOf, worstInteraction } from '../../../e2e/support/vitals.ts';
import {
  fontsWeight,
  languageWeight,
  lobbyWeight,
  rulesWeight,
  tableWeight,
} from '../../../e2e/support/weights.ts';
import type { Measured } from '../measure.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

export async function run(what: string, name = ''): Promise<Measured> {
  const [browser, served] = await Promise.all([openBrowser(), serveClient()]);
  try {
    return await FIGURES[what]!(browser, served.address, name);
  } finally {
    await browser.close();
    await served.stop();
  }
}

const FIGURES: Readonly<
  Record<string, (browser: Browser, address: string, name: string) => Promise<Measured>>
> = {
  'home-paint': async (browser, address) => {
    const { lcp, cls } = await home(browser, address);
    return { ...ms(lcp), also: { shift: cls } };
  },
  'table-paint': async (browser, address, name) => {
    const { lcp, cls } = await table(browser, address, name);
    return { ...ms(lcp), also: { shift: cls } };
  },
  interaction: async (browser, address, name) => {
    const { wall, work } = await worstInteraction(browser, address, (await loadGame(name)).game);
    return { ...ms(wall), also: { work } };
  },
  // The real server packs what it sends, as a visitor's does.
  'first-decision': async (browser, _address, name) => {
    const served = await serveServer();
    const took = await firstDecision(browser, served.address, name);
    await served.stop();
    return ms(took);
  },
  lobby: async (browser, address) => kb(await lobbyWeight(browser, address)),
  table: async (browser, address, name) =>
    kb(await tableWeight(browser, address, (await loadGame(name)).game)),
  rules: async (_browser, _address, name) => kb(rulesWeight((await loadGame(name)).game)),
  language: async (_browser, _address, name) => kb(languageWeight((await loadGame(name)).game)),
  fonts: async () => kb(fontsWeight().weight),
};

const ms = (value: number): Measured => ({ unit: 'ms', perCpuSecond: value });
const kb = (value: number): Measured => ({ unit: 'KB', perCpuSecond: value });

const home = (browser: Browser, address: string) =>
  paintOf(
    browser,
    async (page) => {
      await page.goto(address);
    },
    '.arcade',
  );

const table = async (browser: Browser, address: string, name: string) => {
  const { game } = await loadGame(name);
  return paintOf(browser, (page) => lateTable(page, address, game), '.rail .choice');
};
