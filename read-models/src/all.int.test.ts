import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCodec, type Codec, type RecordedWireEvent } from '@anamnesis/platform/event-store/codec';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { type Build, writeBatch } from '@anamnesis/platform/projection/write-batch';
import { foldInMemory, type InMemory } from '@anamnesis/platform/read-model/in-memory';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
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

/** `SEED=… npx jest …` repeats a history: the title of the test contains the seed. */
const seed = Number(process.env['SEED'] ?? randomInt(1, 2 ** 31));
const POSITIONS = 100;
/** Few ids, so that events collide: the same appointment booked twice, cancelled before it is booked, and so on. */
const ids = Array.from({ length: 5 }, (_, n) => `00000000-0000-4000-8000-000000000${(100 + n).toString()}`);
const streams = Array.from({ length: 7 }, (_, n) => `story-${n.toString()}`);

type AnyFact = { type: string; data: unknown };
const fixtures = JSON.parse(
  readFileSync(new URL('../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly (AnyFact & { version: number })[];
/** Every event type that a read model handles: a new model is tested as soon as it is listed. */
const handled = [...new Set(readModels.flatMap(({ on }) => Object.keys(on)))];
const ofEachKind = handled.map((type) => {
  const fixture = fixtures.find((each) => each.type === type && each.version === eventDefinitions.get(type)?.version);
  if (!fixture) throw new Error(`No fixture of ${type}`);
  return fixture;
});
/** Enough of each kind that one which only takes effect after others, as leaving does after joining, all but surely does. */
const EVENTS = handled.length * 35;
/** The same types with other content. */
const variants: AnyFact[] = [
  ...[facts.booked(), facts.rescheduled, facts.paid, facts.left('patient'), facts.rated(4), facts.wrote('Rest.')],
  ...[facts.opened({ kind: 'faceSheet', id: facts.patientId }), facts.doctorRegistered(), facts.patientRegistered()],
  {
    type: 'CertificateSubmitted',
    data: {
      ...{ doctorId: facts.doctorId, file: 'f', fileName: 'a "b", \\c.pdf', mediaType: 'x' },
      ...{ kind: null, title: '' },
    },
  },
];

/** Of these the fixture is the patient's own, or a summary, of which nobody is notified. */
for (const [type, more] of [
  ['TestReportAdded', { author: { id: facts.doctorId, role: 'doctor' } }],
  ['InsightWritten', { summaryIn: null }],
] as const)
  variants.push({ type, data: { ...(ofEachKind.find((each) => each.type === type)?.data as object), ...more } });

/** The data of a fixture, with its n-th id replaced by the n-th of these. */
const withIds = (data: unknown, some: readonly (string | undefined)[]) =>
  JSON.parse(
    JSON.stringify(data).replaceAll(
      /00000000-0000-4000-8000-00000000000(\d)/g,
      (_, n: string) => some[Number(n)] ?? '',
    ),
  ) as Record<string, unknown>;

/** A random type in a random stream, with each of its ids replaced by one of the few. */
const fact = fc
  .tuple(
    fc.constantFrom(...ofEachKind, ...variants),
    fc.constantFrom(...streams),
    fc.array(fc.constantFrom(...ids), { minLength: 10, maxLength: 10 }),
  )
  .map(([{ type, data }, streamId, some]) => ({ type, streamId, data: withIds(data, some) }));

/** Each takes effect only right after another event of the same account or question, which random events may never be. */
const emailChanges = ['EmailChangeRequested', 'EmailChangeAbandoned', 'EmailChanged', 'EmailChangeReverted'];
const followed = [
  ['PatientRegistered', ...emailChanges],
  ['DoctorRegistered', ...emailChanges],
  ['QuestionAsked', 'AnswerFailed', 'QuestionAskedAgain', 'AnswerGiven'],
];
const certain = followed.flatMap((types, account) =>
  types.map((type) => ({
    type,
    streamId: streams[account] ?? '',
    data: withIds(ofEachKind.find((each) => each.type === type)?.data, Array(10).fill(ids[account])),
  })),
);

test(`in memory and in PostgreSQL every read model has the same rows at every position of the log (SEED=${seed.toString()})`, async () => {
  const history = [...certain, ...fc.sample(fact, { numRuns: EVENTS - certain.length, seed })];
  const log: RecordedWireEvent[] = [];
  // One after the other: thousands at once would wait for a connection longer than the pool allows.
  for (const [index, each] of history.entries()) log.push(await record(each, index, history));
  const [stops = []] = fc.sample(
    fc.uniqueArray(fc.integer({ min: 1, max: EVENTS }), { minLength: POSITIONS, maxLength: POSITIONS }),
    { numRuns: 1, seed },
  );
  const builds = await Promise.all(readModels.map((model) => copyOf(database.pool, model)));
  const inMemory = readModels.map((model) => foldInMemory(model));
  const effective = new Set<string>();
  let from = 0;
  for (const to of stops.toSorted((one, other) => one - other)) {
    const batch = log.slice(from, to);
    await writeBatch({ pool: database.pool, codec }, builds, batch);
    for (const event of await codec.decode(batch))
      for (const [index, folded] of inMemory.entries()) {
        const { name, on, tables } = readModels[index] as ReadModel;
        if (!(event.type in on)) continue;
        const rows = () => tables.map((table) => folded.rows(table));
        const before = rows();
        folded.apply(event);
        if (!isDeepStrictEqual(rows(), before)) effective.add(`${name}: ${event.type}`);
      }
    for (const [index, build] of builds.entries())
      await compare(build, inMemory[index] as InMemory, `position ${to.toString()}`);
    from = to;
  }
  expect(builds.flatMap(({ aside }) => [...aside])).toEqual([]);
  // A fold that never changed a row was not tested.
  expect([...effective].toSorted()).toEqual(
    readModels.flatMap(({ name, on }) => Object.keys(on).map((type) => `${name}: ${type}`)).toSorted(),
  );
});

async function record(
  { streamId, ...each }: AnyFact & { streamId: string },
  index: number,
  history: readonly { streamId: string }[],
): Promise<RecordedWireEvent> {
  const causation = { actor: { id: facts.doctorId, role: 'doctor' as const }, correlationId: 'test' };
  const event = await codec.encode(randomUUID(), each, { ...causation, causationId: randomUUID() });
  const recordedAt = new Date(Date.UTC(2026, 10, 20, 6, 0, index)).toISOString();
  const revision = BigInt(history.slice(0, index).filter((earlier) => earlier.streamId === streamId).length);
  return { ...event, streamId, revision, position: BigInt(index + 1), recordedAt };
}

async function compare({ model, schema }: Build, folded: InMemory, where: string): Promise<void> {
  for (const table of model.tables) {
    const { rows } = await database.pool.query<Row>(`select * from ${schema}.${table.name}`);
    const byKey = (one: Row, other: Row) => (String(one[table.key]) < String(other[table.key]) ? -1 : 1);
    try {
      expect(rows.toSorted(byKey)).toEqual(folded.rows(table).toSorted(byKey));
    } catch (error) {
      throw new Error(`${table.name} differs at ${where} of the history with SEED=${seed.toString()}`, {
        cause: error,
      });
    }
  }
}
