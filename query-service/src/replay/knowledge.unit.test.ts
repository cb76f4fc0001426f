import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { knowledgeAt } from './knowledge.js';
import { historyOf } from './testing/held-history.js';

const [patientId, author, early, late] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];
let next = 0n;
const at = (day: number) => new Date(Date.UTC(2026, 8, day)).toISOString();
const recorded = (type: string, day: number, actor: string, data: object): Recorded => ({
  ...{ id: randomUUID(), streamId: 'stream', revision: next, position: (next += 1n), recordedAt: at(day), type, data },
  metadata: {
    ...{ actor: { id: actor, role: 'doctor' }, subject: patientId, correlationId: randomUUID(), causationId: '' },
    schemaVersion: 1,
  },
});
const read = (reader: string, day: number, readAt?: string) =>
  recorded('RecordRead', day, reader, {
    ...{ patientId, reader: { id: reader, role: 'doctor' }, what: { kind: 'healthRecord', id: patientId } },
    ...{ ground: { purpose: 'consultation', appointmentId: randomUUID() }, ...(readAt && { readAt }) },
  });
const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Parameters<typeof knowledgeAt>[0]['pool'];

test('who opened it before, but was recorded later, has not seen it', async () => {
  const decision = recorded('DiagnosisAdded', 10, author, { patientId, entryId: randomUUID() });
  const events = [decision, read(early, 12, at(9)), read(late, 12, at(11)), read(late, 13)];
  const { seenBy } = await knowledgeAt(
    { pool },
    historyOf({ kind: 'patient', id: patientId }, events),
    decision.position,
  );
  expect(seenBy).toMatchObject([{ reader: { id: late }, readAt: at(11) }]);
});
