import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { healthImportEvents, type HealthImportEvent } from '@anamnesis/contracts/health-imports/events';
import { healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { healthImportsRelay } from './health-imports.relay.js';

const fixtures = JSON.parse(
  readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly HealthImportEvent[];
const types = new Set<string>(healthImportEvents.map(({ type }) => type));
const facts = fixtures.filter(({ type }) => types.has(type));

const record = (fact: HealthImportEvent): Recorded => ({
  ...fact,
  ...{ id: '00000000-0000-4000-8000-0000000000aa', streamId: `healthImport-${fact.data.importId}`, revision: 3n },
  ...{ position: 9_007_199_254_740_993n, recordedAt: '2026-11-20T08:00:00.000Z' },
  metadata: {
    actor: { id: fact.data.patientId, role: 'patient' },
    ...{ subject: null, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

test('relays every event of an import', () => {
  expect(healthImportsRelay.types).toEqual(types);
  expect(new Set(facts.map(({ type }) => type))).toEqual(types);
});

describe.each(facts)('$type', (fact) => {
  const { key, value } = healthImportsRelay.message(record(fact));

  test('is published under its import, matching the topic schema', () => {
    expect(key).toBe(fact.data.importId);
    expect(healthImportsTopic.schema.parse(value)).toEqual(value);
  });

  test('contains ids and times only, and the file to read', () => {
    const { patientId, importId } = fact.data;
    expect(value).toEqual({
      ...{ eventId: '00000000-0000-4000-8000-0000000000aa', type: fact.type, position: '9007199254740993' },
      ...{ recordedAt: '2026-11-20T08:00:00.000Z', patientId, importId },
      ...(fact.type === 'HealthImportStarted' && { file: fact.data.file }),
    });
  });
});
