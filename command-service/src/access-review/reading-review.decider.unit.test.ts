import { describe, test } from '@jest/globals';
import type { AccessReviewEvent } from '@anamnesis/contracts/access-review/events';
import type { Actor } from '@anamnesis/contracts/language/role';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { readingReviewDecider, type ReviewReading } from './reading-review.decider.js';

const [readingId, readerId, patientId, auditorId] = [1, 2, 3, 4].map(
  (n) => `0a1b0000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string];
const auditor: Actor = { id: auditorId, role: 'auditor' };
const { given } = givenWhenThen(readingReviewDecider, { now: new Date('2026-11-20T09:00:00.000Z') });
const ids = { readingId, patientId, readerId };
const review = (more: Partial<ReviewReading['data']> = {}, by = auditor): ReviewReading => ({
  type: 'ReviewReading',
  by,
  data: { reading: ids, outcome: 'unclear', notes: 'Asked why.', rules: ['outsideHours'], ...more },
});
const reviewed: AccessReviewEvent = {
  type: 'ReadingReviewed',
  data: { ...ids, auditorId, outcome: 'unclear', notes: 'Asked why.', rules: ['outsideHours'] },
};

describe('the review of a reading', () => {
  test('by an auditor is recorded with the rules that were seen', () => given().when(review()).then(reviewed));
  test.each(['unclear', 'justified'] as const)('a second time is refused, as %s', (outcome) =>
    given(reviewed).when(review({ outcome })).thenRefuses('RECORD_READING_REVIEWED'),
  );
  test('of a reading that the log does not have is refused', () =>
    given()
      .when(review({ reading: null }))
      .thenRefuses('RECORD_READING_NOT_FOUND'));
  test('of an own reading is refused', () =>
    given()
      .when(review({ reading: { ...ids, readerId: auditorId } }))
      .thenRefuses('RECORD_READING_OWN'));
  test.each<Actor>([
    { id: readerId, role: 'doctor' },
    { id: patientId, role: 'patient' },
    { id: auditorId, role: 'operator' },
  ])('by another role is refused: $role', (by) => given().when(review({}, by)).thenRefuses('NOT_ALLOWED'));
});
