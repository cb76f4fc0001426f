import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterEach(() => rm(folder, { recursive: true }));

test('a clone in a folder named src reads its own data and that of packages', async () => {
  const clone = join(folder, 'src', 'clone');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await writeFile(join(clone, path), text);
  };
  await write('package.json', '{ "type": "module" }');
  await write('node_modules/packed/package.json', '{ "version": "1.2.3" }');
  await write('node_modules/packed/index.js', `module.exports = require('./package.json').version;`);
  await write('embedded/src/launcher/words.json', '{ "of": "ours" }');
  await write(
    'embedded/src/launcher/main.ts',
    `import version from 'packed'; import words from './words.json' with { type: 'json' }; console.log(version, words.of);`,
  );
  for (const other of ['event-store/main', 'product/testing/product']) await write(`embedded/src/${other}.ts`, '');
  await cp(fileURLToPath(new URL('../../bundle.mjs', import.meta.url)), join(clone, 'embedded', 'bundle.mjs'));
  const esbuild = dirname(createRequire(import.meta.url).resolve('esbuild/package.json'));
  await symlink(esbuild, join(clone, 'node_modules', 'esbuild'));

  const run = (...options: string[]) => execFileSync(process.execPath, options, { cwd: clone, encoding: 'utf8' });
  run('--input-type=module', '--eval', `await import('./embedded/bundle.mjs').then(({ bundle }) => bundle());`);
  expect(run('embedded/dist/launcher/main.js')).toBe('1.2.3 ours\n');
});
