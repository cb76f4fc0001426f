import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { isInternal } from '@anamnesis/contracts/language/route';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { routes } from '@anamnesis/contracts/routes';
import { loadWearables } from '@anamnesis/contracts/wearables/routes';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { freePort } from '@anamnesis/platform/process/free-port';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { beginBuild } from '@anamnesis/platform/projection/builds';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { readModels } from '@anamnesis/read-models/all';
import { wearables } from '@anamnesis/read-models/wearables/wearables';
import { createCaller } from './testing/caller.js';
import { formOf, picture } from './testing/files.js';
import { newPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

/** Already built; all others have been begun, and nobody goes on with them until the end of the test. */
const BUILT = wearables.name;

let database: Awaited<ReturnType<typeof testDatabase>>;
let starting: Promise<Product>;
let letBuild: () => void = () => undefined;
let ports: { open: number; inside: number };
beforeAll(async () => {
  database = await testDatabase();
  const { pool } = database;
  await openBookkeeping(pool);
  const others = readModels.filter(({ name }) => name !== BUILT);
  for (const model of others) await beginBuild(pool, model);
  const built = new Promise<void>((resolve) => (letBuild = resolve));
  const locks = createLocks(pool);
  const never = new AbortController().signal;
  await Promise.all(
    others.map(
      ({ name, version }) =>
        new Promise<void>((held, failed) => {
          locks
            .hold(`read model:${name} v${version}`, never, () => {
              held();
              return built;
            })
            .catch(failed);
        }),
    ),
  );
  ports = { open: await freePort(), inside: await freePort() };
  starting = startProduct({ DATABASE_URL: database.url, PORT: ports.open, INTERNAL_PORT: ports.inside });
});
afterAll(async () => {
  letBuild();
  await (await starting).close();
  await database.close();
});

test('while read models are built, the product is ready, says how far they are, and serves everything else', async () => {
  const [open, inside] = [`http://127.0.0.1:${ports.open}`, `http://127.0.0.1:${ports.inside}`];
  const call = createCaller(open);
  await until(async () => expect((await fetch(`${open}/health/live`)).status).toBe(200));
  // An account needs no read model, and neither does what is built.
  const signedUp = await call(registerPatient, { body: formOf(newPatient(), { profilePic: [picture()] }) });
  expect(signedUp.status).toBe(201);
  await until(async () => {
    const ready = await fetch(`${inside}/health/ready`);
    const { parts } = (await ready.json()) as { parts: Record<string, unknown> };
    expect([ready.status, parts]).toMatchObject([200, { readModels: [] }]);
    expect(parts).toMatchObject({
      building: { underway: expect.arrayContaining(['patient-profile is being built: 0 % of the log is read']) },
    });
  });
  const { accessToken: token } = signedUp.body.data as { accessToken: string };
  expect((await call(loadWearables, { as: { token } })).status).toBe(200);
  const profile = await call(currentPatient, { as: { token }, once: true });
  expect([profile.status, profile.code]).toEqual([503, 'STILL_BUILDING']);

  // Whatever is asked, nothing breaks.
  const queries = routes.filter((route) => route.method === 'GET' && !isInternal(route));
  const broken = await Promise.all(
    queries.map(async ({ name, path }) => {
      const answer = await fetch(`${open}${path.replace(/:\w+/g, () => randomUUID())}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.body?.cancel();
      return answer.status === 500 ? [name] : [];
    }),
  );
  expect(broken.flat()).toEqual([]);

  letBuild();
  await starting;
  expect((await call(currentPatient, { as: { token } })).status).toBe(200);
});
