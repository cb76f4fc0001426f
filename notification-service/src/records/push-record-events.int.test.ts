import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, recordReaders, startServer } from '../testing/sockets.js';

afterEach(async () => {
  recordReaders.clear();
  await closeAll();
});

const HOUR = 60 * 60_000;
type Value = MessageOf<typeof recordsTopic>;

/** A patient, their doctor, a relative and a stranger, each on a server, and a way to publish events of the patient's record. */
async function aRecord() {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const ids = { patient: randomUUID(), doctor: randomUUID(), relative: randomUUID(), stranger: randomUUID() };
  const sockets = {
    patient: await connect(two.address, ids.patient, 'patient'),
    doctor: await connect(one.address, ids.doctor, 'doctor'),
    relative: await connect(two.address, ids.relative, 'patient'),
    stranger: await connect(two.address, ids.stranger, 'patient'),
  };
  const publish = (position: string, changes: Partial<Value> = {}) => {
    const eventId = randomUUID();
    const value: Value = {
      ...{ eventId, type: 'TestReportAdded', position, recordedAt: new Date().toISOString() },
      ...{ patientId: ids.patient, entryId: randomUUID(), kind: 'testReport' },
      ...{ document: { documentId: randomUUID(), file: 'f'.repeat(64) } },
      ...changes,
    };
    return one.bus.publish(recordsTopic, [{ key: ids.patient, id: eventId, value }]);
  };
  const positions = (name: keyof typeof sockets) =>
    sockets[name].received.map(([event, payload]) => {
      expect([event, Object.keys(payload as object)]).toEqual(['recordUpdate', ['position']]);
      return (payload as { position: string }).position;
    });
  return { ids, publish, positions };
}

test('a patient and those who may read their record get its events, on any server; nobody else does, and an old event is not pushed', async () => {
  const { ids, publish, positions } = await aRecord();
  recordReaders.set(`${ids.patient} testReports`, [ids.doctor, ids.relative]);
  await publish('7', { recordedAt: new Date(Date.now() - HOUR).toISOString() });
  await publish('8');
  for (const name of ['patient', 'doctor', 'relative'] as const)
    await until(async () => expect(positions(name)).toEqual(['8']));
  expect(positions('stranger')).toEqual([]);
});

test('a family member gets the events of the parts that their tie opens, and none about an allergy', async () => {
  const { ids, publish, positions } = await aRecord();
  recordReaders.set(`${ids.patient} prescriptions`, [ids.doctor, ids.relative]);
  recordReaders.set(`${ids.patient} testReports prescriptions diagnoses`, [ids.doctor, ids.relative]);
  recordReaders.set(`${ids.patient} `, [ids.doctor]);
  await publish('1', { type: 'AllergyNoted', kind: 'allergy' });
  await publish('2', { type: 'RecordRetracted', kind: 'diagnosis' });
  await publish('3', { type: 'PrescriptionAdded', kind: 'prescription' });
  await publish('4', { type: 'DocumentThumbnailMade', kind: undefined });
  await until(async () => expect(positions('patient')).toEqual(['1', '2', '3', '4']));
  await until(async () => expect(positions('relative')).toEqual(['3', '4']));
  await until(async () => expect(positions('doctor')).toEqual(['1', '3', '4']));
});
