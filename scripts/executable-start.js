// The first file of an executable: lays the program out beside other caches of this user, once for each build, and starts it.
const {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset, getAssetKeys, getRawAsset } = require('node:sea');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');

const build = getAsset('build', 'utf8');

function cacheFolder() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'undercroft');
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/undercroft');
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'undercroft');
}

function layOut(folder) {
  for (const key of getAssetKeys()) {
    if (key === 'build') continue;
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), new Uint8Array(getRawAsset(key)));
  }
}

/** Half a folder is never found: it gets its name when all is there. */
function programFolder() {
  const folder = join(cacheFolder(), build);
  if (existsSync(folder)) return folder;
  try {
    mkdirSync(cacheFolder(), { recursive: true, mode: 0o700 });
    const fresh = mkdtempSync(`${folder}-`);
    layOut(fresh);
    chmodSync(fresh, 0o755);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      // Another start was quicker.
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
    return folder;
  } catch {
    // A service without a home of its own.
    const passing = mkdtempSync(join(tmpdir(), 'undercroft-'));
    process.on('exit', () => rmSync(passing, { recursive: true, force: true }));
    layOut(passing);
    return passing;
  }
}

// An executable's own `import` knows nothing but Node's modules; this one is that of an ordinary program.
const load = vm.runInThisContext('(address) => import(address)', {
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
load(pathToFileURL(join(programFolder(), 'dist/start.js')).href);
