import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCodec, type Codec, type RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { type Build, writeBatch } from '@anamnesis/platform/projection/write-batch';
import { foldInMemory, type InMemory } from '@anamnesis/platform/read-model/in-memory';
import type { Row } from '@anamnesis/platform/read-model/table';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { openKeyVault } from '@anamnesis/platform/vault/key-vault';
import { readModels } from './all.js';
import * as facts from './testing/facts.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let codec: Codec;
beforeAll(async () => {
  database = await testDatabase();
  codec = createCodec(eventDefinitions, await openKeyVault(database.pool, randomBytes(32)));
  await openBookkeeping(database.pool);
});
afterAll(() => database.close());

const POSITIONS = 100;
/** Ids come from few, so that histories meet: the same appointment booked twice, cancelled before it is booked, and so on. */
const ids = Array.from({ length: 5 }, (_, n) => `00000000-0000-4000-8000-000000000${(100 + n).toString()}`);
const kinds: facts.Fact[] = [
  ...[facts.booked(), facts.rescheduled, facts.cancelled, facts.paid, facts.confirmed, facts.noShow, facts.skipped],
  ...[facts.doctorJoined, facts.patientJoined, facts.started, facts.left('doctor'), facts.left('patient'), facts.ended],
  ...[facts.rated(4), facts.wrote('Rest.'), facts.noteRetracted, facts.reportUploaded, facts.summaryRequested],
  ...[facts.summarySent, facts.summaryFailed, facts.doctorRegistered(), facts.patientRegistered()],
  ...[
    facts.opened({ kind: 'sessionReport', id: facts.reportId }),
    facts.opened({ kind: 'faceSheet', id: facts.patientId }),
  ],
  {
    type: 'CertificateSubmitted',
    data: { doctorId: facts.doctorId, file: 'f', fileName: 'a "b", \\c.pdf', mediaType: 'x' },
  },
  { type: 'PatientSignedIn', data: { patientId: facts.patientId, day: '2026-11-20', streak: 2, maxStreak: 5 } },
];

/** One of the kinds, with each of its ids replaced by one of the few. */
const fact = fc
  .tuple(fc.constantFrom(...kinds), fc.array(fc.constantFrom(...ids), { minLength: 9, maxLength: 9 }))
  .map(([kind, some]) => ({
    type: kind.type,
    data: JSON.parse(
      JSON.stringify(kind.data).replaceAll(
        /00000000-0000-4000-8000-00000000000(\d)/g,
        (_, n: string) => some[Number(n)] ?? '',
      ),
    ) as Record<string, unknown>,
  }));

test('in memory and in PostgreSQL every read model says the same, wherever in the log one stops', async () => {
  const [history = []] = fc.sample(fc.array(fact, { minLength: 600, maxLength: 600 }), 1);
  const log = await Promise.all(history.map((each, index) => record(each, index)));
  const builds = await Promise.all(readModels.map((model) => copyOf(database.pool, model)));
  const inMemory = readModels.map((model) => foldInMemory(model));
  const stops = [...new Set(fc.sample(fc.integer({ min: 1, max: log.length }), POSITIONS))].toSorted((a, b) => a - b);
  let from = 0;
  for (const to of stops) {
    const batch = log.slice(from, to);
    await writeBatch({ pool: database.pool, codec }, builds, batch);
    for (const event of await codec.decode(batch)) for (const folded of inMemory) folded.apply(event);
    for (const [index, build] of builds.entries())
      await compare(build, inMemory[index] as InMemory, history.slice(0, to));
    from = to;
  }
  expect(builds.flatMap(({ aside }) => [...aside])).toEqual([]);
}, 60_000);

async function record(each: { type: string; data: unknown }, index: number): Promise<RecordedWireEvent> {
  const circumstances = { actor: { id: facts.doctorId, role: 'doctor' as const }, correlationId: 'test' };
  const event = await codec.encode(randomUUID(), each, { ...circumstances, causationId: randomUUID() });
  const recordedAt = new Date(Date.UTC(2026, 10, 20, 6, 0, index)).toISOString();
  return { ...event, streamId: 'story-1', revision: BigInt(index), position: BigInt(index + 1), recordedAt };
}

async function compare({ model, schema }: Build, folded: InMemory, history: readonly unknown[]): Promise<void> {
  for (const table of model.tables) {
    const { rows } = await database.pool.query<Row>(`select * from ${schema}.${table.name}`);
    const byKey = (one: Row, other: Row) => (String(one[table.key]) < String(other[table.key]) ? -1 : 1);
    try {
      expect(rows.toSorted(byKey)).toEqual(folded.rows(table).toSorted(byKey));
    } catch (error) {
      throw new Error(`${table.name} differs after ${JSON.stringify(history)}`, { cause: error });
    }
  }
}
