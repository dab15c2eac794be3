// What every page of the lab is made of: the frame that opens offline, sections, tables, figures.
import type { Estimate } from '../statistics.ts';
import type { Words } from '../words.ts';
import { STYLE } from './style.ts';
import { safe } from './svg.ts';

export const page = (title: string, language: string, body: string): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`;

export const section = (title: string, note: string, inside: string, wide = false): string =>
  inside === ''
    ? ''
    : `<section${wide ? ' class="wide"' : ''}><h2>${safe(title)}</h2><p>${safe(note)}</p>${inside}</section>`;

export const header = (title: string, lead: string): string =>
  `<header><h1>${safe(title)}</h1><p>${safe(lead)}</p></header>`;

export const tile = (figure: string, what: string): string =>
  `<div class="tile"><b>${safe(figure)}</b><span>${safe(what)}</span></div>`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th>${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table></div>`;

export const cell = (text: string, kind = ''): string =>
  `<td${kind && ` class="${kind}"`}>${safe(text)}</td>`;
export const footer = (words: Words, files: readonly string[]): string =>
  `<footer>${safe(words.say('lab.report.files'))} ${files.map((file) => `<code>${file}</code>`).join(' ')}</footer>`;

export const sayEstimate = ({ value, low, high }: Estimate, words: Words, digits = 2): string =>
  `${words.number(value, digits)} (${words.say('lab.between', { low: words.number(low, digits), high: words.number(high, digits) })})`;
