// The root of a container image: the program, the Node that runs it, and the libraries that Node asks for.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strippedNode } from './executable.ts';

/** Loaded by the C library itself, when a name is looked up. */
const BY_NAME = ['libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2'];

/** From the unpacked release in `folder`, into `image` beside it. Linux only: it takes the libraries of this machine. */
export async function makeImageRoot(folder: string, out: string): Promise<string> {
  const root = join(out, 'image');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'bin'), { recursive: true });
  cpSync(folder, join(root, 'undercroft'), { recursive: true });
  const node = join(root, 'bin/node');
  await strippedNode(`linux-${process.arch}`, node);
  chmodSync(node, 0o755);
  const said = execFileSync('ldd', [node], { encoding: 'utf8' });
  const libraries = [...said.matchAll(/(\/\S+\.so\S*)/g)].map(([, path]) => path!);
  const beside = dirname(libraries.find((path) => /libc\.so/.test(path))!);
  for (const library of [...libraries, ...BY_NAME.map((name) => join(beside, name))])
    if (existsSync(library)) cpSync(realpathSync(library), join(root, library));
  // Whoever the image runs as, the volume and what is passing can be written.
  for (const name of ['data', 'tmp']) {
    mkdirSync(join(root, name));
    chmodSync(join(root, name), 0o1777);
  }
  return root;
}
