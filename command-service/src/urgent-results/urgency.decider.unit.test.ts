import { describe, test } from '@jest/globals';
import type { UrgentRank } from '@anamnesis/contracts/insights/builtin/urgent-limits';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type UrgencyCommand, urgencyDecider } from './urgency.decider.js';

const now = new Date('2026-11-28T09:00:00.000Z');
const { given } = givenWhenThen(urgencyDecider, { now });
const [patientId, entryId, doctorId] = [1, 2, 3].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

const data = (rank: UrgentRank, rules = '1') => ({ patientId, entryId, rank, doctorIds: [doctorId], rules });
const report = (rank: UrgentRank, rules?: string): UrgencyCommand => ({
  type: 'ReportUrgentResult',
  data: data(rank, rules),
});
const found = (rank: UrgentRank): UrgentResultEvent => ({
  type: 'UrgentResultFound',
  data: { ...data(rank), foundAt: now.toISOString() },
});

describe('an urgent result of a report', () => {
  test.each(['hospital', 'doctor'] as const)('is told: for a %s', (rank) =>
    given().when(report(rank)).then(found(rank)),
  );
  test.each(['hospital', 'doctor'] as const)('is told once: for a %s', (rank) =>
    given(found(rank)).when(report(rank)).thenNothing(),
  );
  test('is told again when it rises', () => given(found('doctor')).when(report('hospital')).then(found('hospital')));
  test('is not told when it falls, nor when it rises to what was told', () => {
    given(found('hospital')).when(report('doctor')).thenNothing();
    given(found('doctor'), found('hospital')).when(report('hospital')).thenNothing();
  });
  test('is told again once doctors are told who were not, as after the patient says that it is theirs', () => {
    const toNobody = { ...found('hospital'), data: { ...found('hospital').data, doctorIds: [] } };
    given(toNobody).when(report('hospital')).then(found('hospital'));
    given(toNobody).when(report('doctor')).thenNothing();
    given(toNobody, found('hospital')).when(report('hospital')).thenNothing();
  });
  test('is not told again by other rules', () => given(found('doctor')).when(report('doctor', '2')).thenNothing());
});
