import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cancelHealthImport,
  listHealthImports,
  removeHealthImport,
  startHealthImport,
} from '@anamnesis/contracts/health-imports/routes';
import { TIME_ZONE as ZONE_HEADER } from '@anamnesis/contracts/language/headers';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import {
  addWearable,
  explainHealthData,
  fetchHealthData,
  listHealthDays,
  removeMadeUpDays,
} from '@anamnesis/contracts/wearables/routes';
import { until } from '@anamnesis/platform/testing/until';
import { dayFromNow } from './testing/appointments.js';
import { aFinishedUpload } from './testing/documents.js';
import { aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const DAY = dayFromNow(-2);
const csv = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const upload = (as: Person, content: Buffer) =>
  aFinishedUpload(product, as, content, { name: 'days.csv', kind: 'healthExport' });
const start = async (as: Person, content: Buffer) =>
  product.call(startHealthImport, { as, body: { uploadId: await upload(as, content) } });

/** Imports a file; waits until it is finished. */
async function imported(as: Person, content: Buffer) {
  const { body, position: after, code } = await start(as, content);
  expect(code).toBeUndefined();
  const importId = body.importId;
  await until(async () => {
    const { imports } = (await product.call(listHealthImports, { as, after })).body;
    expect(imports.find(({ id }) => id === importId)?.status).toBe('finished');
  });
  return importId;
}
const valuesOn = async (as: Person, day = DAY, after: string | null = null) => {
  const { days } = (await product.call(listHealthDays, { as, after })).body;
  const values = days.find((each) => each.day === day)?.values;
  return values && [values.heartRate?.value, values.steps?.value, values.sleep?.value];
};

describe('imports of one source', () => {
  test('with other columns add their measures; those that are missing replace nothing', async () => {
    const patient = await aPatient(product);
    await imported(patient, csv('date,heart rate', `${DAY},70`));
    await imported(patient, csv('date,steps', `${DAY},4000`));
    await until(async () => expect(await valuesOn(patient)).toEqual([70, 4_000, undefined]));
  });

  test('leave the larger counts, whichever is imported first', async () => {
    const [first, second] = [await aPatient(product), await aPatient(product)];
    const [full, part] = [csv('date,steps,sleep hours', `${DAY},10500,7`), csv('date,steps', `${DAY},900`)];
    for (const content of [full, part]) await imported(first, content);
    for (const content of [part, full]) await imported(second, content);
    for (const patient of [first, second])
      await until(async () => expect(await valuesOn(patient)).toEqual([undefined, 10_500, 7]));
  });
});

test('one command id starts one import: with another upload it is refused, repeated it is the same', async () => {
  const patient = await aPatient(product);
  const commandId = randomUUID();
  const [one, other] = [
    await upload(patient, csv('date,steps', `${DAY},1`)),
    await upload(patient, csv('date,steps', `${DAY},2`)),
  ];
  const send = (uploadId: string) => product.call(startHealthImport, { as: patient, commandId, body: { uploadId } });
  const [first, refused, again] = [await send(one), await send(other), await send(one)];
  expect([first.status, refused.code, again.status]).toEqual([200, 'COMMAND_ID_REUSED', 200]);
  expect(again.body.importId).toBe(first.body.importId);
  // Under an id of its own the refused upload is imported.
  expect((await product.call(startHealthImport, { as: patient, body: { uploadId: other } })).status).toBe(200);
});

describe('made-up days', () => {
  const withABand = async () => {
    const patient = await aPatient(product);
    await product.call(addWearable, { as: patient, body: { deviceName: 'Pulse Band 2' } });
    return patient;
  };

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])("are of the patient's own day in %s", async (zone) => {
    const patient = await withABand();
    const { position: after } = await product.call(fetchHealthData, { as: patient, headers: { [ZONE_HEADER]: zone } });
    const { days } = (await product.call(listHealthDays, { as: patient, after })).body;
    expect(days.map(({ day }) => day)).toEqual([clinicTime(new Date(), zone).date]);
  });

  test('do not stand before measured ones in the insights, and are removed without them', async () => {
    const patient = await withABand();
    await imported(patient, csv('date,steps', `${DAY},4000`));
    const { position: after } = await product.call(fetchHealthData, { as: patient });
    const { insight } = (await product.call(explainHealthData, { as: patient, after })).body;
    expect(insight.day).toBe(DAY);
    const days = [DAY, dayFromNow(0)];
    const other = await aPatient(product);
    expect((await product.call(removeMadeUpDays, { as: other, body: { days } })).status).toBe(200);
    const listed = async (position: string | null) =>
      (await product.call(listHealthDays, { as: patient, after: position })).body.days.map(({ day }) => day);
    expect(await listed(after)).toEqual(days);
    const removed = await product.call(removeMadeUpDays, { as: patient, body: { days } });
    expect(await listed(removed.position)).toEqual([DAY]);
    expect(await valuesOn(patient)).toEqual([undefined, 4_000, undefined]);
    expect((await product.call(removeMadeUpDays, { as: patient, body: { days } })).status).toBe(200);
  });
});

describe('a kept export', () => {
  const storedOf = ({ id }: Person) => readdir(join(product.env.FILES_DIR ?? '', id)).catch(() => []);

  test('is removed by its patient alone; the days stay, and it can be imported again', async () => {
    const [patient, other] = [await aPatient(product), await aPatient(product)];
    const content = csv('date,steps', `${DAY},4000`);
    // A profile picture.
    const others = await storedOf(patient);
    const params = { importId: await imported(patient, content) };
    const { imports } = (await product.call(listHealthImports, { as: patient })).body;
    expect(imports).toMatchObject([{ fileName: 'days.csv', size: content.length }]);
    expect(await storedOf(patient)).toHaveLength(others.length + 1);
    expect((await product.call(removeHealthImport, { as: other, params })).code).toBe('HEALTH_IMPORT_NOT_FOUND');
    expect(await storedOf(patient)).toHaveLength(others.length + 1);
    const { status, position: after } = await product.call(removeHealthImport, { as: patient, params });
    expect(status).toBe(200);
    expect(await storedOf(patient)).toEqual(others);
    expect((await product.call(listHealthImports, { as: patient, after })).body.imports).toEqual([]);
    expect(await valuesOn(patient)).toEqual([undefined, 4_000, undefined]);
    expect((await product.call(removeHealthImport, { as: patient, params })).status).toBe(200);
    expect(await imported(patient, content)).toBe(params.importId);
    expect(await storedOf(patient)).toHaveLength(others.length + 1);
  });

  test('is not removed while it is read', async () => {
    const patient = await aPatient(product);
    const large = csv('date,steps', `${DAY},1\n`.repeat(400_000));
    const { body } = await start(patient, large);
    const params = { importId: body.importId };
    expect((await product.call(removeHealthImport, { as: patient, params })).code).toBe('HEALTH_IMPORT_NOT_OVER');
    expect((await product.call(cancelHealthImport, { as: patient, params })).status).toBe(200);
    expect((await product.call(removeHealthImport, { as: patient, params })).status).toBe(200);
  });
});
