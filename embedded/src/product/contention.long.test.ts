import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { appointmentStream } from '@anamnesis/contracts/appointments/standing';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { addWearable, fetchHealthData } from '@anamnesis/contracts/wearables/routes';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { openLog } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, dayFromNow, freshSlots } from './testing/appointments.js';
import type { Call } from './testing/caller.js';
import { type CountedService, countedService } from './testing/counted-service.js';
import { aDoctor, aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
let other: CountedService;
let log: EventStore;
let doctor: Person;
beforeAll(async () => {
  product = await startProduct();
  other = await countedService(product);
  log = (await openLog(product.vault, product.database, eventDefinitions)).store;
  doctor = await aDoctor(product);
});
afterAll(async () => {
  await log.close();
  await other.close();
  await product.close();
});

/** Commands of one patient on one stream. */
interface Series {
  readonly stream: string;
  /** Sends a command whose content no other one has. */
  send(call: Call, commandId: string): ReturnType<Call>;
}

const nextSlot = freshSlots();
const series: readonly [string, () => Promise<Series>][] = [
  [
    'reports',
    async () => {
      const as = await aPatient(product);
      const body = (testName: string) => ({ testName, result: 'Normal', doctorName: 'Dr. Shah' });
      return {
        stream: `healthRecord-${as.id}`,
        send: (call, commandId) => call(addTestReport, { as, commandId, body: body(commandId) }),
      };
    },
  ],
  [
    'notes',
    async () => {
      const as = await aPatient(product);
      const { id } = await anAppointment(product, { patient: as, doctor, slot: nextSlot(), stage: 'active' });
      return {
        stream: appointmentStream(id),
        send: (call, commandId) =>
          call(writeNotes, { as, commandId, params: { sessionId: id }, body: { notes: commandId } }),
      };
    },
  ],
  [
    'days of a device',
    async () => {
      const as = await aPatient(product);
      await product.call(addWearable, { as, body: { deviceName: 'Watch' } });
      return {
        stream: `healthDay-${as.id}_${dayFromNow(0)}`,
        send: (call, commandId) => call(fetchHealthData, { as, commandId }),
      };
    },
  ],
];

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
/** How often each of these commands has written to a stream. */
async function effectsOf(stream: string, commandIds: readonly string[]): Promise<number[]> {
  const written = (await log.readRecorded(stream, -1n)).map(({ metadata }) => metadata.causationId);
  return commandIds.map((id) => written.filter((each) => each === id).length);
}
const once = (commandIds: readonly string[]) => commandIds.map(() => 1);

describe.each(series)('%s of one patient', (_, begin) => {
  test('100 at once are all accepted, and each is there once', async () => {
    const { stream, send } = await begin();
    const sent = ids(100);
    const answers = await Promise.all(sent.map((id) => send(product.call, id)));
    expect(answers.map(({ status, code }) => code ?? status)).toEqual(sent.map(() => answers[0]?.status));
    expect(await effectsOf(stream, sent)).toEqual(once(sent));
  });

  test('sent to two services at once are all accepted; an id that both get has one effect', async () => {
    const { stream, send } = await begin();
    const calls = [product.call, other.call];
    const [own, shared] = [calls.map(() => ids(30)), ids(10)];
    const answers = await Promise.all(
      calls.flatMap((call, index) => [...(own[index] ?? []), ...shared].map((id) => send(call, id))),
    );
    expect(answers.map(({ status, code }) => code ?? status)).toEqual(answers.map(() => answers[0]?.status));
    const sent = [...own.flat(), ...shared];
    expect(await effectsOf(stream, sent)).toEqual(once(sent));
  });
});

test('a client that closes its connection while its command waits does not hold up the others, and the command is not executed', async () => {
  const as = await aPatient(product);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow = await countedService(product, () => released);
  const [first, given, last] = [randomUUID(), randomUUID(), randomUUID()];
  const body = { testName: 'HbA1c', result: 'Normal', doctorName: 'Dr. Shah' };
  const send = (commandId: string) => slow.call(addTestReport, { as, commandId, body });
  const writing = send(first);
  await until(async () => expect(slow.handled()).toBe(1));
  const url = new URL(slow.address + addTestReport.path);
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json', [COMMAND_ID]: given };
  const leaving = request(url, { method: 'POST', headers });
  leaving.on('error', () => undefined);
  leaving.end(JSON.stringify(body));
  await until(async () => expect(slow.handled()).toBe(2));
  leaving.destroy();
  const next = send(last);
  await until(async () => expect(slow.handled()).toBe(3));
  release();
  expect([(await writing).status, (await next).status]).toEqual([200, 200]);
  expect(await effectsOf(`healthRecord-${as.id}`, [first, given, last])).toEqual([1, 0, 1]);
  await slow.close();
});
