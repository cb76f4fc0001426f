import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../testing/product.js';
import { backendsOn, launch, onFreshFolder } from './testing/launch.js';

const servers: Server[] = [];
const products: Product[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  for (const product of products.splice(0)) await product.remove();
});

/** Listens on a local port, 0 for any; returns the port, or null if it is in use. */
async function occupy(port: number): Promise<number | null> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** A start that must fail: its exit code, its error output and the backends left running. */
async function refused(dataDir: string, env: Record<string, string>) {
  const started = launch(dataDir, env);
  const code = await started.ended;
  const [, why = ''] = started.said().split('Anamnesis could not start.\n');
  return { code, why: why.trim(), left: await backendsOn(dataDir) };
}

test('a configured port that is in use is reported in one sentence', () =>
  onFreshFolder(async (dataDir) => {
    const port = await occupy(0);
    expect(await refused(dataDir, { PORT: String(port) })).toEqual({
      code: 1,
      why: `Port ${port} is taken by another program. Set PORT to a free one.`,
      left: [],
    });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  }));

test('without a configured port the next free one after the default is used and printed', async () => {
  await occupy(8080);
  const product = await startProduct({ env: { PORT: '' } });
  products.push(product);
  const { port } = await product.note();
  expect(port).toBeGreaterThan(8080);
  expect(product.said()).toContain('Port 8080 is taken; trying the next.');
  expect(product.said()).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
  expect(await product.health()).toBe(200);
});

test('with port 0 the system chooses a free one, which is printed', async () => {
  const product = await startProduct({ env: { PORT: '0' } });
  products.push(product);
  const { port } = await product.note();
  expect(product.said()).toContain(`http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
  expect(await product.health()).toBe(200);
});

test('a second start on the same folder, by any path, fails with one sentence, and the first is unaffected', async () => {
  const first = await startProduct();
  products.push(first);
  const before = await first.note();
  await onFreshFolder(async (elsewhere) => {
    const link = join(elsewhere, 'link');
    await symlink(first.dataDir, link);
    for (const second of [
      launch(first.dataDir, { PORT: '0' }),
      launch(link, { PORT: '0' }),
      launch(first.dataDir, { PORT: '0', TMPDIR: elsewhere }),
    ]) {
      expect(await second.ended).toBe(1);
      expect(second.said().trim()).toBe(
        `Anamnesis could not start.\nAnamnesis already runs on ${first.dataDir} (process ${before.pid}). Stop it first, or name another folder with DATA_DIR.`,
      );
    }
  });
  expect(await first.note()).toEqual(before);
  expect(await first.health()).toBe(200);
});

test.each([
  [{ CLINIC_TIME_ZONE: 'Mars/Olympus' }, 'CLINIC_TIME_ZONE: is not the name of a time zone'],
  [{ CLINIC_COUNTRY: 'UK' }, 'CLINIC_COUNTRY: is not a country of two letters (ISO 3166), such as IN'],
  [{ DATABASE_URL: 'mysql://clinic:hush@db/clinic' }, 'DATABASE_URL: is not an address that starts with postgres://'],
  [{ PORT: 'front door' }, 'PORT: is not a port number'],
])('an invalid setting is reported before anything is started: %j', (env, sentence) =>
  onFreshFolder(async (dataDir) => {
    const { code, why, left } = await refused(dataDir, { PORT: '0', ...env });
    expect({ code, left }).toEqual({ code: 1, left: [] });
    expect(why).toContain(sentence);
    expect(why).not.toContain('hush');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  }),
);

test('a data folder that is not writable is reported with its setting', () =>
  onFreshFolder(async (folder) => {
    const dataDir = join(folder, 'a-file', 'data');
    await writeFile(join(folder, 'a-file'), '');
    const { code, why } = await refused(dataDir, { PORT: '0' });
    expect(code).toBe(1);
    expect(why).toContain(`Nothing can be written to the data folder ${dataDir}. Set DATA_DIR to another one.`);
  }));

test('a data folder of an earlier version is rejected with instructions, and left unchanged', () =>
  onFreshFolder(async (dataDir) => {
    await mkdir(join(dataDir, 'event-store'));
    expect(await refused(dataDir, { PORT: '0' })).toEqual({
      code: 1,
      why:
        `The data folder ${dataDir} was created by an earlier version of Anamnesis and is incompatible with this one. ` +
        'Move the folder away to start over, or name another one with DATA_DIR.',
      left: [],
    });
    expect((await readdir(dataDir)).filter((name) => name !== 'in-use')).toEqual(['event-store']);
  }));

test('a configured server that does not reply is reported with its setting, and nothing is left running', async () => {
  const named = {
    DATABASE_URL: 'postgres://clinic:hush@127.0.0.1:1/clinic',
    REDIS_URL: 'redis://:hush@127.0.0.1:1',
    EVENTSTORE_URL: 'esdb://clinic:hush@127.0.0.1:1?tls=false',
  };
  const starts = Object.entries(named).map(([name, url]) =>
    onFreshFolder(async (dataDir) => {
      const { code, why, left } = await refused(dataDir, { PORT: '0', [name]: url });
      expect({ code, left }).toEqual({ code: 1, left: [] });
      expect(why).toContain(`${name} names a server that does not answer: 127.0.0.1:1.`);
      expect(why).not.toContain('hush');
    }),
  );
  await Promise.all(starts);
});
