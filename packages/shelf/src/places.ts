// Where the house's own files stand: in a checkout below `packages`, as TypeScript; in a release below `dist`, as JavaScript.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of the modules that are found by their path. */
export const ENDING = extname(import.meta.url);
/** Is this a release, and no checkout? */
export const isRelease = ENDING !== '.ts';

/** A release keeps every module that is found by its path where it has it in the checkout. */
export const HOUSE = isRelease ? import.meta.dirname : join(import.meta.dirname, '../..');

/** Stands in one place, the manifest above the house: that of the checkout, or of the package that was made from it. */
export const VERSION: string = JSON.parse(readFileSync(join(HOUSE, '../package.json'), 'utf8')).version;

/** The address of a module, such as `server/src/bots/bot-worker`. */
export const moduleAt = (path: string): URL => pathToFileURL(join(HOUSE, path + ENDING));

/** A room that stands elsewhere finds the kernel of this very house: two of them would not know each other's errors. */
export function shareKernel(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@undercroft/kernel'
        ? { url: moduleAt('kernel/src/index').href, shortCircuit: true }
        : next(specifier, context),
  });
}
