import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { readingProgressTopic, readingsTopic } from '@anamnesis/contracts/reading/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, recordReaders, startServer } from '../testing/sockets.js';

afterEach(async () => {
  recordReaders.clear();
  await closeAll();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('only the patient is told of pages and of the end of a reading, on any server; nothing old is pushed', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const ids = { patientId: randomUUID(), documentId: randomUUID() };
  const doctor = randomUUID();
  recordReaders.set(`${ids.patientId} testReports`, [doctor]);
  const sockets = {
    patient: await connect(two.address, ids.patientId, 'patient'),
    doctor: await connect(one.address, doctor, 'doctor'),
    stranger: await connect(one.address, randomUUID(), 'patient'),
  };
  const publish = (type: MessageOf<typeof readingsTopic>['type'], position: string, more: object = {}) => {
    const eventId = randomUUID();
    const value = { ...ids, eventId, type, position, recordedAt: minutesAgo(0), ...more };
    return one.bus.publish(readingsTopic, [{ key: ids.documentId, id: eventId, value }]);
  };
  const page = (number: number, at: string) =>
    one.bus.publish(readingProgressTopic, [
      { key: ids.documentId, id: randomUUID(), value: { ...ids, at, page: number, pages: 3 } },
    ]);
  await page(1, minutesAgo(60));
  await page(2, minutesAgo(0));
  const { documentId } = ids;
  await until(async () =>
    expect(sockets.patient.received).toEqual([['readingProgress', { documentId, page: 2, pages: 3 }]]),
  );
  await publish('DocumentTextExtracted', '7', { recordedAt: minutesAgo(60) });
  await publish('DocumentReadingRequested', '8', { file: 'f'.repeat(64) });
  await publish('DocumentReadingStarted', '9');
  await publish('DocumentReadingFailed', '10', { reason: 'encrypted' });
  await publish('DocumentTextExtracted', '11');
  await until(async () =>
    expect(sockets.patient.received.slice(1)).toEqual([
      ['readingUpdate', { documentId, position: '10', reason: 'encrypted' }],
      ['readingUpdate', { documentId, position: '11', reason: null }],
    ]),
  );
  expect([sockets.doctor.received, sockets.stranger.received]).toEqual([[], []]);
});
