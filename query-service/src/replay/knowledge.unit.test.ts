import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Recorded } from '@anamnesis/contracts/language/event';
import type { HistoryName } from './history.js';
import { knowledgeAt } from './knowledge.js';
import { historyOf } from './testing/held-history.js';

const [patientId, another, author, early, late] = Array.from({ length: 5 }, () => randomUUID()) as [
  ...[string, string, string, string, string],
];
let next = 0n;
const at = (day: number) => new Date(Date.UTC(2026, 8, day)).toISOString();
const recorded = (
  type: string,
  day: number,
  actor: string,
  data: { readonly patientId: string; readonly [field: string]: unknown },
): Recorded => ({
  ...{ id: randomUUID(), streamId: 'stream', revision: next, position: (next += 1n), recordedAt: at(day), type, data },
  metadata: {
    ...{ actor: { id: actor, role: 'doctor' }, subject: data.patientId, correlationId: randomUUID(), causationId: '' },
    schemaVersion: 1,
  },
});
const read = (reader: string, day: number, { readAt, of = patientId }: { readAt?: string; of?: string } = {}) =>
  recorded('RecordRead', day, reader, {
    ...{ patientId: of, reader: { id: reader, role: 'doctor' }, what: { kind: 'healthRecord', id: of } },
    ...{ ground: { purpose: 'consultation', appointmentId: randomUUID() }, ...(readAt && { readAt }) },
  });
const diagnosed = (day: number, by: string, of = patientId) =>
  recorded('DiagnosisAdded', day, by, { patientId: of, entryId: randomUUID() });
const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Parameters<typeof knowledgeAt>[0]['pool'];
const knownAt = (
  decision: Recorded,
  events: readonly Recorded[],
  of: HistoryName = { kind: 'patient', id: patientId },
) => knowledgeAt({ pool }, historyOf(of, events), decision.position);

test('who opened it before, but was recorded later, has not seen it', async () => {
  const decision = diagnosed(10, author);
  const events = [decision, read(early, 12, { readAt: at(9) }), read(late, 12, { readAt: at(11) }), read(late, 13)];
  expect((await knownAt(decision, events)).seenBy).toMatchObject([{ reader: { id: late }, readAt: at(11) }]);
});

test.each([
  ['patient', patientId],
  ['doctor', author],
] as const)(
  'in the history of a %s only readings and changes of the record count that the event is about',
  async (kind, id) => {
    const events = [
      ...[diagnosed(1, early), diagnosed(1, early, another), read(author, 2, { of: another }), read(author, 3)],
      ...[diagnosed(4, early, another), diagnosed(5, early), diagnosed(6, author)],
      ...[read(late, 7, { of: another }), read(early, 8)],
    ];
    const known = await knownAt(events[6]!, events, { kind, id });
    expect(known.event).toMatchObject({ patientId, author: { id: author } });
    expect(known.opened).toMatchObject([{ readAt: at(3), version: String(events[0]!.position), changedSince: 1 }]);
    expect(known.seenBy.map(({ reader }) => reader.id)).toEqual([early]);
  },
);

test('of a person who reads the record of a relative, nothing counts for an entry of their own', async () => {
  const [mine, reading] = [diagnosed(2, patientId), read(patientId, 1, { of: another })];
  expect(await knownAt(mine, [reading, mine, read(patientId, 3, { of: another })])).toMatchObject({
    ...{ opened: [], seenBy: [], event: { patientId, author: { id: patientId } } },
  });
});

test('what the author changed since the reading is no news to the author', async () => {
  const events = [diagnosed(1, early), read(author, 2), diagnosed(3, author), diagnosed(4, late), diagnosed(5, author)];
  const { opened } = await knownAt(events[4]!, events);
  expect(opened).toMatchObject([{ version: String(events[0]!.position), changedSince: 1 }]);
});

test('of many readings the latest hundred are shown, with how many there are', async () => {
  const events = [...Array.from({ length: 130 }, () => read(author, 2)), diagnosed(3, author)];
  const { opened, openedInAll } = await knownAt(events[130]!, events);
  expect([opened.length, openedInAll]).toEqual([100, 130]);
  expect(opened[0]?.position).toBe(String(events[129]!.position));
});
