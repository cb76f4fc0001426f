import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { foldInMemory } from '@anamnesis/platform/read-model/in-memory';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { readModels } from '../all.js';
import { appointmentId, booked, doctorId, opened, patientId, rated, wrote } from '../testing/facts.js';
import { idsOf, story as anyStory } from '../testing/stories.js';
import { concernedBy } from './concerned.js';
import { type PersonStreamRow, personStreams } from './person-streams.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, personStreams, eventDefinitions);
});
afterAll(() => database.close());

test('a stream has one row for each person and appointment that it concerns, with the newest such position', () =>
  story.given(booked(), wrote('Rest.'), opened({ kind: 'faceSheet', id: patientId }), rated(4, doctorId)).then(
    'select person_id, stream_id, last_position from {schema}.person_streams order by person_id',
    [appointmentId, patientId, doctorId].map((person) => ({
      ...{ person_id: person, stream_id: 'story-1', last_position: 4n },
    })),
  ));

describe('an event concerns', () => {
  const metadata = { subject: null, correlationId: 'a', causationId: 'b', schemaVersion: 1 };
  const [one, two, three, four] = [1, 2, 3, 4].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
    ...[string, string, string, string],
  ];
  const worker = { id: four, role: 'worker' } as const;
  const concerns = (data: unknown, more: Partial<Recorded['metadata']> = {}, type = 'ThingNobodyKnows') =>
    concernedBy({ type, data, metadata: { ...metadata, actor: worker, ...more } });

  test('its data subject, and the person who acted, who is neither a job nor a visitor', () => {
    expect(concerns({}, { subject: one, actor: { id: two, role: 'doctor' } })).toEqual([one, two]);
    expect(concerns({}, { actor: { id: two, role: 'visitor' } })).toEqual([]);
  });

  test('every person that data of any type name, in any case, once', () => {
    const data = { guardianId: one.toUpperCase(), nested: { wardId: two }, author: { id: three, role: 'doctor' } };
    expect(concerns({ ...data, patientId: one })).toEqual([one, two, three]);
  });

  test('nobody by the ids of other things, by texts, and by personal fields', () => {
    expect(
      concerns({ entryId: one, what: { kind: 'document', id: two }, roomName: three, uploadId: 'no uuid' }),
    ).toEqual([]);
    expect(concerns({ reader: { id: one, role: 'visitor' } })).toEqual([]);
    const transactionId = { appointmentId: one, transactionId: two };
    expect(concerns(transactionId, {}, 'PaymentDeclared')).toEqual([one]);
  });

  test('every person of a list', () => {
    expect(concerns({ shown: [one, two.toUpperCase(), 'no uuid', 3] }, {}, 'HistoriesSearched')).toEqual([one, two]);
    expect(concerns({ members: [{ memberId: one }, { author: { id: two, role: 'doctor' } }] })).toEqual([one, two]);
    expect(concerns({ warnings: [{ entryId: one }], recoveryCodes: ['a'], readingId: two, runId: three })).toEqual([]);
  });

  test('a person also in a type that is added to the catalogue: each is handled alike', () => {
    expect(Object.keys(personStreams.on).toSorted()).toEqual([...eventDefinitions.keys()].toSorted());
    expect(new Set(Object.values(personStreams.on)).size).toBe(1);
  });
});

/** The rows of a subject in all tables of all read models. */
const rowsOf = (subject: string, events: readonly Recorded[]) =>
  Object.fromEntries(
    readModels.flatMap((model) => {
      const folded = foldInMemory(model, events);
      return model.tables.map((table) => [table.name, folded.rows(table, subject)]);
    }),
  );

test('the rows of a person are the same after the events of their streams as after all events', () => {
  fc.assert(
    fc.property(anyStory, (events) => {
      const index = foldInMemory(personStreams, events);
      const [table] = personStreams.tables;
      for (const person of idsOf(events)) {
        const rows = index.rows(table!, person) as unknown as PersonStreamRow[];
        const streams = new Set(rows.map(({ stream_id: streamId }) => streamId));
        const ofStreams = events.filter(({ streamId }) => streams.has(streamId));
        const all = rowsOf(person, events);
        expect(rowsOf(person, ofStreams)).toEqual(all);
        // Even without the events of these streams that concern others only.
        expect(
          rowsOf(
            person,
            ofStreams.filter((event) => concernedBy(event).includes(person)),
          ),
        ).toEqual(all);
      }
    }),
    { numRuns: 40 },
  );
});
