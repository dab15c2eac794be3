// Automatic accessibility checks: what axe finds wrong on a page, one line per place.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    // The one rule left out is an experiment: it takes all print on a card for the label of the card.
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], rules: { "label-content-name-mismatch": { enabled: false } } }).then((r) => r.violations)',
  );
  return (found as readonly Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 140)} | ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
