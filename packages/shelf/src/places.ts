// Where the house's own files stand: in a checkout below `packages`, as TypeScript; in a release below `dist`, as JavaScript.
import { registerHooks } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of the modules that are found by their path. */
export const ENDING = extname(import.meta.url);
/** Is this a release, and no checkout? */
export const isRelease = ENDING !== '.ts';

/** A release keeps every module that is found by its path where it has it in the checkout. */
export const HOUSE = isRelease ? import.meta.dirname : join(import.meta.dirname, '../..');

/** The address of a module, such as `server/src/bots/bot-worker`. */
export const moduleAt = (path: string): URL => pathToFileURL(join(HOUSE, path + ENDING));

/** A room that stands elsewhere finds the kernel of this very release: two of them would not know each other's errors. */
if (isRelease)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@undercroft/kernel'
        ? { url: moduleAt('kernel/src/index').href, shortCircuit: true }
        : next(specifier, context),
  });
