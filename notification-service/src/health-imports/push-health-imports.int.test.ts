import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { healthImportProgressTopic, healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, startServer } from '../testing/sockets.js';

afterEach(closeAll);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('only the patient is told how far an import is, and that it has ended; nothing old is pushed', async () => {
  const server = await startServer(freshPrefix());
  const ids = { patientId: randomUUID(), importId: randomUUID() };
  const { importId } = ids;
  const patient = await connect(server.address, ids.patientId, 'patient');
  const stranger = await connect(server.address, randomUUID(), 'patient');
  const progress = (share: number, at: string) =>
    server.bus.publish(healthImportProgressTopic, [{ key: importId, id: randomUUID(), value: { ...ids, at, share } }]);
  await progress(0.1, minutesAgo(60));
  await progress(0.2, minutesAgo(0));
  const eventId = randomUUID();
  const value = { ...ids, eventId, type: 'HealthImportFinished', position: '7', recordedAt: minutesAgo(0) } as const;
  await server.bus.publish(healthImportsTopic, [{ key: importId, id: eventId, value }]);
  await until(async () =>
    expect(patient.received.toSorted()).toEqual([
      ['healthImportProgress', { importId, share: 0.2 }],
      ['healthImportUpdate', { importId, position: '7' }],
    ]),
  );
  expect(stranger.received).toEqual([]);
});
