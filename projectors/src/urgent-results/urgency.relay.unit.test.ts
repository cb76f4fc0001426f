import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { URGENT_RULES } from '@anamnesis/contracts/insights/rule-versions';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { urgencyTopic } from '@anamnesis/contracts/urgent-results/topics';
import { urgencyRelay } from './urgency.relay.js';

type Fixture = { type: string; version: number; data: { patientId: string; entryId: string } };
const fixtures = JSON.parse(
  readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly Fixture[];
const relayed = fixtures.filter(({ type }) => urgencyRelay.types.has(type));

test('reports with new values are relayed: added, read and confirmed', () => {
  const types = ['DocumentTextExtracted', 'LabValuesConfirmed', 'TestReportAdded'];
  expect([...urgencyRelay.types].toSorted()).toEqual(types);
  expect([...new Set(relayed.map(({ type }) => type))].toSorted()).toEqual(types);
});

test.each(relayed)('$type v$version is published under its report, with ids and times only', ({ type, data }) => {
  const recorded: Recorded = {
    ...{ type, data, id: '00000000-0000-4000-8000-0000000000aa', streamId: 'a stream', revision: 3n },
    ...{ position: 9_007_199_254_740_993n, recordedAt: '2026-11-28T08:00:00.000Z' },
    metadata: {
      actor: { id: data.patientId, role: 'patient' },
      ...{ subject: null, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
    },
  };
  const { key, value } = urgencyRelay.message(recorded);
  expect(key).toBe(data.entryId);
  expect(urgencyTopic.schema.parse(value)).toEqual(value);
  expect(value).toEqual({
    ...{ eventId: '00000000-0000-4000-8000-0000000000aa', position: '9007199254740993' },
    ...{ recordedAt: '2026-11-28T08:00:00.000Z', patientId: data.patientId, entryId: data.entryId },
    rules: URGENT_RULES,
  });
});

test('other rules read the log again from its beginning', () => expect(urgencyRelay.name).toContain(URGENT_RULES));
