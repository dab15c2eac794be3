// Packs what travels as text beside itself (.br and .gz), so that the server has nothing to pack when it is asked.
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Less than this is not worth a second file. */
const LEAST = 600;

/** Scripts out of `public/`, which do not go through the bundler. */
const PLAIN = ['boot.js'];

export function compress(): Plugin {
  return {
    name: 'undercroft-packed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        for (const file of PLAIN.map((name) => `${dir}/${name}`))
          await writeFile(file, minifySync(file, await readFile(file, 'utf8')).code);
        await Promise.all(
          [...Object.keys(bundle), ...PLAIN]
            .filter((file) => TEXT.test(file))
            .map((file) => pack(`${dir}/${file}`)),
        );
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
}
