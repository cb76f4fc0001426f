import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruiseRooms } from './cruise-rooms.js';

const config = resolve(import.meta.dirname, '../../../.dependency-cruiser.cjs');
const rooms = ['contracts', 'platform', 'command-service', 'query-service', 'deploy'];
let root: string;

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rooms-'));
  await write('package.json', '{ "name": "house", "type": "module" }');
  await mkdir(join(root, 'node_modules/@anamnesis'), { recursive: true });
  for (const room of rooms) {
    const exports = { './*': { source: './src/*.ts', default: './dist/*.js' } };
    const dependencies = {
      ...Object.fromEntries(rooms.map((each) => [`@anamnesis/${each}`, '*'])),
      pg: '*',
      redis: '*',
    };
    await write(
      `${room}/package.json`,
      JSON.stringify({ name: `@anamnesis/${room}`, type: 'module', exports, dependencies }),
    );
    await write(`${room}/src/app.ts`, 'export const app = 1;\n');
    await symlink(join(root, room), join(root, 'node_modules/@anamnesis', room));
  }
  // Drivers as published: one exports from lib, one from dist through an exports map.
  await write('node_modules/pg/package.json', '{ "name": "pg", "main": "./lib/index.js" }');
  await write('node_modules/pg/lib/index.js', 'module.exports = {};\n');
  await write('node_modules/redis/package.json', '{ "name": "redis", "exports": { ".": "./dist/index.js" } }');
  await write('node_modules/redis/dist/index.js', 'module.exports = {};\n');
});
afterEach(() => rm(root, { recursive: true }));

const violations = async () =>
  (
    await cruiseRooms(
      root,
      config,
      rooms.map((room) => `${room}/src`),
    )
  ).violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`);

describe('the dependency rules', () => {
  test('allow a service to use contracts and platform, and platform to use drivers', async () => {
    await write('contracts/src/language/reply.ts', 'export const reply = 1;\n');
    await write(
      'platform/src/pool.ts',
      "import 'pg';\nimport 'redis';\nimport '@anamnesis/contracts/language/reply';\n",
    );
    await write(
      'query-service/src/list.ts',
      "import '@anamnesis/contracts/app';\nimport '@anamnesis/platform/pool';\n",
    );
    await write('query-service/src/show.ts', "import './list.js';\n");
    expect(await violations()).toEqual([]);
  });

  test('refuse a service that imports another', async () => {
    await write('query-service/src/list.ts', "import '@anamnesis/command-service/app';\n");
    expect(await violations()).toEqual([
      'query-service-imports: query-service/src/list.ts -> command-service/src/app.ts',
    ]);
  });

  test('refuse it for a type import too', async () => {
    await write(
      'query-service/src/list.ts',
      "import type { app } from '@anamnesis/command-service/app';\nexport type A = typeof app;\n",
    );
    expect(await violations()).toEqual([
      'query-service-imports: query-service/src/list.ts -> command-service/src/app.ts',
    ]);
  });

  test('refuse a relative path into another room, even an allowed one', async () => {
    await write('query-service/src/list.ts', "import '../../platform/src/app.js';\n");
    expect(await violations()).toEqual(['rooms-are-called-by-name: query-service/src/list.ts -> platform/src/app.ts']);
  });

  test("refuse another room's build", async () => {
    await write('platform/dist/app.js', 'export const app = 1;\n');
    await write('query-service/src/list.ts', "import '../../platform/dist/app.js';\n");
    expect(await violations()).toContain('sources-not-builds: query-service/src/list.ts -> platform/dist/app.js');
  });

  test.each([
    ['pg', 'node_modules/pg/lib/index.js'],
    ['redis', 'node_modules/redis/dist/index.js'],
  ])('refuse the driver %s outside platform', async (driver, resolved) => {
    await write('command-service/src/store.ts', `import '${driver}';\n`);
    expect(await violations()).toEqual([`drivers-in-platform-alone: command-service/src/store.ts -> ${resolved}`]);
  });

  test('refuse Node modules in contracts', async () => {
    await write('contracts/src/clock.ts', "import 'node:fs';\n");
    expect(await violations()).toEqual(['contracts-are-pure: contracts/src/clock.ts -> fs']);
  });

  test('refuse a cycle, also one written with .js extensions', async () => {
    await write('platform/src/one.ts', "import { two } from './two.js';\nexport const one = () => two;\n");
    await write('platform/src/two.ts', "import { one } from './one.js';\nexport const two = () => one;\n");
    expect(await violations()).toContain('no-cycles: platform/src/one.ts -> platform/src/two.ts');
  });

  test('refuse a domain import in platform, also of a type', async () => {
    await write('contracts/src/doctors/card.ts', 'export type Card = 1;\n');
    await write('platform/src/pool.ts', "export type { Card } from '@anamnesis/contracts/doctors/card';\n");
    expect(await violations()).toEqual([
      'platform-without-domain: platform/src/pool.ts -> contracts/src/doctors/card.ts',
    ]);
  });

  test('refuse a cycle between features, even without a cycle of files', async () => {
    await write('query-service/src/doctors/card.ts', 'export const card = 1;\n');
    await write('query-service/src/doctors/leave.ts', "import '../appointments/list.js';\n");
    await write('query-service/src/appointments/list.ts', "import '../sessions/documents.js';\n");
    await write(
      'query-service/src/sessions/documents.ts',
      "import type { card } from '../doctors/card.js';\nexport type C = typeof card;\n",
    );
    await write('query-service/src/sessions/show.ts', "import '../time/clock.js';\n");
    await write('query-service/src/time/clock.ts', 'export const clock = 1;\n');
    expect((await violations()).toSorted()).toEqual([
      'no-cycles-between-features: query-service/src/appointments/list.ts -> query-service/src/sessions/documents.ts',
      'no-cycles-between-features: query-service/src/doctors/leave.ts -> query-service/src/appointments/list.ts',
      'no-cycles-between-features: query-service/src/sessions/documents.ts -> query-service/src/doctors/card.ts',
    ]);
  });

  test('refuse a cycle through a module that collects the features, and allow one that only tests form', async () => {
    await write('query-service/src/routes.ts', "import './doctors/card.js';\n");
    await write('query-service/src/doctors/card.ts', 'export const card = 1;\n');
    await write('query-service/src/doctors/all.ts', "import '../routes.js';\n");
    await write('query-service/src/time/clock.ts', 'export const clock = 1;\n');
    await write('query-service/src/time/clock.unit.test.ts', "import '../doctors/card.js';\n");
    await write('query-service/src/doctors/now.ts', "import '../time/clock.js';\n");
    expect((await violations()).toSorted()).toEqual([
      'no-cycles-between-features: query-service/src/doctors/all.ts -> query-service/src/routes.ts',
      'no-cycles-between-features: query-service/src/routes.ts -> query-service/src/doctors/card.ts',
    ]);
  });

  test('allow a cycle without a runtime cycle, because one direction is only types', async () => {
    await write('platform/src/bus/one.ts', "import { two } from './two.js';\nexport const one = () => two;\n");
    await write(
      'platform/src/bus/two.ts',
      "import type { one } from './one.js';\nexport const two = (each: typeof one) => each;\n",
    );
    expect(await violations()).toEqual([]);
  });

  test('refuse an undeclared package, except in tests', async () => {
    await write('node_modules/zod/package.json', '{ "name": "zod", "main": "./index.js" }');
    await write('node_modules/zod/index.js', 'module.exports = {};\n');
    await write('platform/src/config.ts', "import 'zod';\n");
    await write('platform/src/config.unit.test.ts', "import 'zod';\n");
    expect(await violations()).toEqual(['declared: platform/src/config.ts -> node_modules/zod/index.js']);
  });

  test('refuse an unresolvable import', async () => {
    await write('platform/src/lost.ts', "import './gone.js';\n");
    expect(await violations()).toEqual(['resolvable: platform/src/lost.ts -> ./gone.js']);
  });
});

describe('a check', () => {
  test('counts the modules of each room', async () => {
    await write('platform/src/pool.ts', "import 'pg';\n");
    await rm(join(root, 'deploy/src/app.ts'));
    const { modules } = await cruiseRooms(root, config, ['platform/src', 'deploy/src']);
    expect(modules).toEqual({ 'platform/src': 2, 'deploy/src': 0 });
  });

  test('fails where a room does not exist', async () => {
    await expect(cruiseRooms(root, config, ['nowhere/src'])).rejects.toThrow('nowhere/src');
  });
});
