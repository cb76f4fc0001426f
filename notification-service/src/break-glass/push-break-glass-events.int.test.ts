import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, startServer } from '../testing/sockets.js';

afterEach(closeAll);

const HOUR = 60 * 60_000;

test('the patient is told of a record opened now, on any server; nobody else is, and not of a review', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const [patientId, doctorId, strangerId] = [randomUUID(), randomUUID(), randomUUID()];
  const patient = await connect(two.address, patientId, 'patient');
  const doctor = await connect(one.address, doctorId, 'doctor');
  const stranger = await connect(two.address, strangerId, 'patient');
  const breakGlassId = randomUUID();
  const publish = (type: 'BreakGlassOpened' | 'BreakGlassReviewed', position: string, recordedAt: Date) => {
    const eventId = randomUUID();
    const value = {
      ...{ eventId, type, position, recordedAt: recordedAt.toISOString() },
      ...{ breakGlassId, patientId, doctorId },
    };
    return one.bus.publish(breakGlassTopic, [{ key: breakGlassId, id: eventId, value }]);
  };
  await publish('BreakGlassOpened', '7', new Date(Date.now() - HOUR));
  await publish('BreakGlassReviewed', '8', new Date());
  await publish('BreakGlassOpened', '9', new Date());
  await until(async () => expect(patient.received).toEqual([['breakGlassUpdate', { breakGlassId, position: '9' }]]));
  expect([doctor.received, stranger.received]).toEqual([[], []]);
});
