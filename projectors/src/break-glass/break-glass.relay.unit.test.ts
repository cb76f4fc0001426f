import { expect, test } from '@jest/globals';
import type { BreakGlassEvent } from '@anamnesis/contracts/break-glass/events';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { breakGlassRelay } from './break-glass.relay.js';

const [breakGlassId, patientId, doctorId] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const ids = { breakGlassId, patientId, doctorId };
const facts: readonly BreakGlassEvent[] = [
  { type: 'BreakGlassOpened', data: { ...ids, reason: 'A fall.', expiresAt: '2026-11-20T08:15:00.000Z' } },
  { type: 'BreakGlassReviewed', data: { ...ids, auditorId: doctorId, outcome: 'justified', notes: 'A fall.' } },
];

test.each(facts)('$type is published without reason and notes', (fact) => {
  const recorded: Recorded = {
    ...fact,
    ...{ id: '00000000-0000-4000-8000-0000000000aa', streamId: `breakGlass-${breakGlassId}`, revision: 0n },
    ...{ position: 42n, recordedAt: '2026-11-20T08:00:00.000Z' },
    metadata: {
      actor: { id: doctorId, role: 'doctor' },
      ...{ subject: patientId, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
    },
  };
  expect(breakGlassRelay.types.has(fact.type)).toBe(true);
  const { key, value } = breakGlassRelay.message(recorded);
  expect(key).toBe(breakGlassId);
  expect(breakGlassTopic.schema.parse(value)).toEqual(value);
  expect(value).toMatchObject({ ...ids, type: fact.type, position: '42' });
  expect(JSON.stringify(value)).not.toContain('fall');
});
