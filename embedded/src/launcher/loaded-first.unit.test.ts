import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

/** The packages that a module loads before it runs; not those that it loads later. */
async function packagesOf(path: string): Promise<Set<string>> {
  const { metafile } = await build({
    ...{ entryPoints: [path], bundle: true, splitting: true, metafile: true, write: false, outdir: 'loaded-first' },
    ...{
      loader: { '.node': 'empty' },
      platform: 'node',
      format: 'esm',
      conditions: ['@anamnesis/source'],
      logLevel: 'silent',
    },
  });
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path: next, kind } of metafile.inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') load(next);
  };
  Object.keys(metafile.inputs)
    .filter((file) => path.endsWith(file))
    .forEach(load);
  return new Set([...loaded].flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
}

test('what services answer with, and all clients but that of PostgreSQL, are loaded after the backends have started', async () => {
  const packages = await packagesOf(fileURLToPath(new URL('./main.ts', import.meta.url)));
  expect(packages).toContain('pg');
  for (const late of ['koa', '@grpc/grpc-js', '@redis/client', 'ioredis', 'openid-client'])
    expect(packages).not.toContain(late);
});
