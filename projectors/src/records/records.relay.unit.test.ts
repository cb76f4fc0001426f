import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { recordsRelay } from './records.relay.js';

const fixtures = JSON.parse(
  readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly RecordEvent[];
const types = new Set<string>([...recordEvents.map(({ type }) => type), 'UrgentLinesFound']);
const facts = fixtures.filter(({ type }) => types.has(type));

const record = (fact: RecordEvent): Recorded => ({
  ...fact,
  ...{ id: '00000000-0000-4000-8000-0000000000aa', streamId: `healthRecord-${fact.data.patientId}`, revision: 3n },
  ...{ position: 9_007_199_254_740_993n, recordedAt: '2026-11-20T08:00:00.000Z' },
  metadata: {
    actor: { id: fact.data.patientId, role: 'patient' },
    ...{ subject: fact.data.patientId, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

const kindsByType: Readonly<Partial<Record<RecordEvent['type'], string>>> = {
  ...{ PrescriptionAdded: 'prescription', WarningOverridden: 'prescription', MedicineStopped: 'prescription' },
  ...{
    TestReportAdded: 'testReport',
    LabValuesConfirmed: 'testReport',
    UrgentLinesFound: 'testReport',
    DiagnosisAdded: 'diagnosis',
    AllergyNoted: 'allergy',
  },
};

test('relays every record event, and what rules find in a report', () => expect(recordsRelay.types).toEqual(types));

describe.each(facts)('$type', (fact) => {
  const { key, value } = recordsRelay.message(record(fact));

  test('is published under its patient, matching the topic schema', () => {
    expect(key).toBe(fact.data.patientId);
    expect(recordsTopic.schema.parse(value)).toEqual(value);
  });

  test('contains ids, times and the kind of the entry only', () => {
    const { document, kind, ...rest } = value;
    expect(kind).toBe(kindsByType[fact.type] ?? ('kind' in fact.data ? fact.data.kind : undefined));
    expect(Object.keys(rest).toSorted()).toEqual(
      ['entryId', 'eventId', 'patientId', 'position', 'recordedAt', 'type'].toSorted(),
    );
    const sent = 'document' in fact.data && fact.data.document ? fact.data.document : undefined;
    expect(document).toEqual(sent && { documentId: sent.documentId, file: sent.file });
  });
});
