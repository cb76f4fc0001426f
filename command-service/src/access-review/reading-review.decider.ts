import {
  RECORD_READING_NOT_FOUND,
  RECORD_READING_OWN,
  RECORD_READING_REVIEWED,
} from '@anamnesis/contracts/access-review/errors';
import type { AccessReviewEvent } from '@anamnesis/contracts/access-review/events';
import { accessReviewActions } from '@anamnesis/contracts/access-review/policy';
import type { UnusualReadingRule } from '@anamnesis/contracts/audit/unusual';
import type { ReviewOutcome } from '@anamnesis/contracts/break-glass/constants';
import { permit } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** A recorded reading. */
export interface Reading {
  readonly readingId: string;
  readonly patientId: string;
  readonly readerId: string;
}

export interface ReviewReading {
  type: 'ReviewReading';
  by: Actor;
  data: {
    /** Null if the log has no such reading. */
    reading: Reading | null;
    outcome: ReviewOutcome;
    notes: string;
    rules: UnusualReadingRule[];
  };
}

/** The review of one reading, which is made once, and never by its reader. The state is whether it was made. */
export const readingReviewDecider: Decider<boolean, ReviewReading, AccessReviewEvent> = {
  initialState: false,
  opens: [],
  begins: ['ReviewReading'],
  evolve: () => true,

  decide(isReviewed, { by, data: { reading, ...review } }) {
    permit(by, accessReviewActions.reviewReading, undefined);
    if (reading === null) return refuse(RECORD_READING_NOT_FOUND);
    if (reading.readerId === by.id) return refuse(RECORD_READING_OWN);
    if (isReviewed) return refuse(RECORD_READING_REVIEWED);
    return [{ type: 'ReadingReviewed', data: { ...reading, auditorId: by.id, ...review } }];
  },
};
