import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readingEvents, type ReadingEvent } from '@anamnesis/contracts/reading/events';
import { readingsTopic } from '@anamnesis/contracts/reading/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { readingsRelay } from './readings.relay.js';

const fixtures = JSON.parse(
  readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly ReadingEvent[];
const types = new Set<string>(readingEvents.map(({ type }) => type));
const facts = fixtures.filter(({ type }) => types.has(type));

const record = (fact: ReadingEvent): Recorded => ({
  ...fact,
  ...{ id: '00000000-0000-4000-8000-0000000000aa', streamId: `documentReading-${fact.data.documentId}`, revision: 3n },
  ...{ position: 9_007_199_254_740_993n, recordedAt: '2026-11-20T08:00:00.000Z' },
  metadata: {
    actor: { id: fact.data.patientId, role: 'patient' },
    ...{ subject: null, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

test('relays every event of a reading', () => {
  expect(readingsRelay.types).toEqual(types);
  expect(new Set(facts.map(({ type }) => type))).toEqual(types);
});

describe.each(facts)('$type', (fact) => {
  const { key, value } = readingsRelay.message(record(fact));

  test('is published under its document, matching the topic schema', () => {
    expect(key).toBe(fact.data.documentId);
    expect(readingsTopic.schema.parse(value)).toEqual(value);
  });

  test('contains ids and times, the file to read, whether nobody waits for it, and why it could not be read only', () => {
    const { patientId, documentId } = fact.data;
    expect(value).toEqual({
      ...{ eventId: '00000000-0000-4000-8000-0000000000aa', type: fact.type, position: '9007199254740993' },
      ...{ recordedAt: '2026-11-20T08:00:00.000Z', patientId, documentId },
      ...(fact.type === 'DocumentReadingRequested' && { file: fact.data.file }),
      ...(fact.type === 'DocumentReadingFailed' && { reason: fact.data.reason }),
    });
  });
});
