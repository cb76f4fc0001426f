import { expect, test } from '@jest/globals';
import { insightsTopic } from '@anamnesis/contracts/insights/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { insightsRelay } from './insights.relay.js';

const [patientId, entryId, requestId] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const requested: Recorded = {
  ...{ type: 'InsightRequested', id: '00000000-0000-4000-8000-0000000000aa', streamId: `insight-${entryId}` },
  data: { patientId, entryId, requestId, summaryIn: 'hi-IN', requestedAt: '2026-11-20T08:00:00.000Z' },
  ...{ revision: 3n, position: 9_007_199_254_740_993n, recordedAt: '2026-11-20T08:00:00.000Z' },
  metadata: {
    actor: { id: patientId, role: 'patient' },
    ...{ subject: null, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
};

test('a request is published under its report; insights are not', () => {
  const { key, value } = insightsRelay.message(requested);
  expect(key).toBe(entryId);
  expect(insightsTopic.schema.parse(value)).toEqual(value);
  expect(value).toMatchObject({ patientId, entryId, requestId, summaryIn: 'hi-IN', position: '9007199254740993' });
  expect([...insightsRelay.types]).toEqual(['InsightRequested']);
});
