import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

async function build() {
  root = await mkdtemp(join(tmpdir(), 'rooms-'));
  await write('package.json', '{ "name": "house", "type": "module" }');
  await mkdir(join(root, 'node_modules/@anamnesis'), { recursive: true });
  for (const room of rooms) {
    const exports = { './*': { '@anamnesis/source': './src/*.ts', default: './dist/*.js' } };
    const dependencies = {
      ...Object.fromEntries(rooms.map((each) => [`@anamnesis/${each}`, '*'])),
      pg: '*',
      redis: '*',
    };
    await write(
      `${room}/package.json`,
      JSON.stringify({
        name: `@anamnesis/${room}`,
        type: 'module',
        exports,
        dependencies,
        devDependencies: { yaml: '*' },
      }),
    );
    await write(`${room}/src/app.ts`, 'export const app = 1;\n');
    await symlink(join(root, room), join(root, 'node_modules/@anamnesis', room));
  }
  // Drivers as published: one exports from lib, one from dist through an exports map.
  await write('node_modules/pg/package.json', '{ "name": "pg", "main": "./lib/index.js" }');
  await write('node_modules/pg/lib/index.js', 'module.exports = {};\n');
  await write('node_modules/redis/package.json', '{ "name": "redis", "exports": { ".": "./dist/index.js" } }');
  await write('node_modules/redis/dist/index.js', 'module.exports = {};\n');
  await write('node_modules/zod/package.json', '{ "name": "zod", "main": "./index.js" }');
  await write('node_modules/zod/index.js', 'module.exports = {};\n');
  await write('node_modules/yaml/package.json', '{ "name": "yaml", "main": "./index.js" }');
  await write('node_modules/yaml/index.js', 'module.exports = {};\n');
}
const demolish = () => rm(root, { recursive: true });

const violations = async () =>
  (
    await cruiseRooms(
      root,
      config,
      rooms.map((room) => `${room}/src`),
    )
  ).violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`);

/** Files whose imports are the only ones of each other, by rule, and what is reported of them. */
const cases: readonly { rule: string; files: Readonly<Record<string, string>>; reported: readonly string[] }[] = [
  {
    rule: 'allow a service to use contracts and platform, and platform to use drivers',
    files: {
      'contracts/src/language/reply.ts': 'export const reply = 1;\n',
      'platform/src/pool.ts': "import 'pg';\nimport 'redis';\nimport '@anamnesis/contracts/language/reply';\n",
      'query-service/src/list.ts': "import '@anamnesis/contracts/app';\nimport '@anamnesis/platform/pool';\n",
      'query-service/src/show.ts': "import './list.js';\n",
    },
    reported: [],
  },
  {
    rule: 'refuse a service that imports another',
    files: { 'query-service/src/other.ts': "import '@anamnesis/command-service/app';\n" },
    reported: ['query-service-imports: query-service/src/other.ts -> command-service/src/app.ts'],
  },
  {
    rule: 'refuse it for a type import too',
    files: {
      'query-service/src/type.ts':
        "import type { app } from '@anamnesis/command-service/app';\nexport type A = typeof app;\n",
    },
    reported: ['query-service-imports: query-service/src/type.ts -> command-service/src/app.ts'],
  },
  {
    rule: 'refuse a relative path into another room, even an allowed one',
    files: { 'query-service/src/relative.ts': "import '../../platform/src/app.js';\n" },
    reported: ['rooms-are-called-by-name: query-service/src/relative.ts -> platform/src/app.ts'],
  },
  {
    rule: "refuse another room's build",
    files: {
      'platform/dist/app.js': 'export const app = 1;\n',
      'query-service/src/build.ts': "import '../../platform/dist/app.js';\n",
    },
    reported: [
      'rooms-are-called-by-name: query-service/src/build.ts -> platform/dist/app.js',
      'sources-not-builds: query-service/src/build.ts -> platform/dist/app.js',
    ],
  },
  ...[
    ['pg', 'node_modules/pg/lib/index.js'],
    ['redis', 'node_modules/redis/dist/index.js'],
  ].map(([driver, resolved]) => ({
    rule: `refuse the driver ${driver} outside platform`,
    files: { [`command-service/src/${driver}.ts`]: `import '${driver}';\n` },
    reported: [`drivers-in-platform-alone: command-service/src/${driver}.ts -> ${resolved}`],
  })),
  {
    rule: 'refuse Node modules in contracts',
    files: { 'contracts/src/clock.ts': "import 'node:fs';\n" },
    reported: ['contracts-are-pure: contracts/src/clock.ts -> fs'],
  },
  {
    rule: 'refuse a cycle, also one written with .js extensions',
    files: {
      'platform/src/queue/one.ts': "import { two } from './two.js';\nexport const one = () => two;\n",
      'platform/src/queue/two.ts': "import { one } from './one.js';\nexport const two = () => one;\n",
    },
    reported: ['no-cycles: platform/src/queue/one.ts -> platform/src/queue/two.ts'],
  },
  {
    rule: 'refuse a domain import in platform, also of a type',
    files: {
      'contracts/src/doctors/card.ts': 'export type Card = 1;\n',
      'platform/src/card.ts': "export type { Card } from '@anamnesis/contracts/doctors/card';\n",
    },
    reported: ['platform-without-domain: platform/src/card.ts -> contracts/src/doctors/card.ts'],
  },
  {
    rule: 'allow a cycle without a runtime cycle, because one direction is only types',
    files: {
      'platform/src/bus/one.ts': "import { two } from './two.js';\nexport const one = () => two;\n",
      'platform/src/bus/two.ts':
        "import type { one } from './one.js';\nexport const two = (each: typeof one) => each;\n",
    },
    reported: [],
  },
  {
    rule: 'refuse an undeclared package, except in tests',
    files: {
      'platform/src/config.ts': "import 'zod';\n",
      'platform/src/config.unit.test.ts': "import 'zod';\n",
    },
    reported: ['declared: platform/src/config.ts -> node_modules/zod/index.js'],
  },
  {
    rule: 'refuse a package that is installed for tests alone, except in tests and in rooms that nobody starts',
    files: {
      'platform/src/settings.ts': "import 'yaml';\n",
      'platform/src/settings.unit.test.ts': "import 'yaml';\n",
      'deploy/src/settings.ts': "import 'yaml';\n",
    },
    reported: ['installed: platform/src/settings.ts -> node_modules/yaml/index.js'],
  },
  {
    rule: 'refuse an unresolvable import',
    files: { 'platform/src/lost.ts': "import './gone.js';\n" },
    reported: ['resolvable: platform/src/lost.ts -> ./gone.js'],
  },
];

// A check of a few files takes a second, and one of all of them hardly more.
describe('the dependency rules', () => {
  let all: string[];
  beforeAll(async () => {
    await build();
    for (const { files } of cases) for (const [path, text] of Object.entries(files)) await write(path, text);
    all = await violations();
  });
  afterAll(demolish);

  test.each(cases)('$rule', ({ files, reported }) => {
    const ours = all.filter((each) => Object.keys(files).some((path) => each.includes(`: ${path} -> `)));
    expect(ours.toSorted()).toEqual(reported);
  });

  test('report nothing else', () => {
    expect(all).toHaveLength(cases.flatMap(({ reported }) => reported).length);
  });
});

describe('the rules about features', () => {
  beforeEach(build);
  afterEach(demolish);

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
});

describe('a check', () => {
  beforeEach(build);
  afterEach(demolish);

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
