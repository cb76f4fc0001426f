import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, startServer } from '../testing/sockets.js';

afterEach(closeAll);

const HOUR = 60 * 60_000;

test('a patient gets the events of their record, on any server; nobody else does, and an old event is not pushed', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const [patientId, strangerId] = [randomUUID(), randomUUID()];
  const patient = await connect(two.address, patientId, 'patient');
  const stranger = await connect(two.address, strangerId, 'patient');
  const publish = (position: string, recordedAt: Date) => {
    const eventId = randomUUID();
    const value = {
      ...{ eventId, type: 'TestReportAdded' as const, position, recordedAt: recordedAt.toISOString() },
      ...{ patientId, entryId: randomUUID(), document: { documentId: randomUUID(), file: 'f'.repeat(64) } },
    };
    return one.bus.publish(recordsTopic, [{ key: patientId, id: eventId, value }]);
  };
  await publish('7', new Date(Date.now() - HOUR));
  await publish('8', new Date());
  await until(async () => expect(patient.received).toEqual([['recordUpdate', { position: '8' }]]));
  expect(stranger.received).toEqual([]);
});
