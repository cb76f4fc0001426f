import { always, policy } from '../language/policy.js';

const reviewing = { auditor: always('audit', 'to review who has read records') };

export const accessReviewActions = policy({
  listReadings: reviewing,
  countOpenReviews: reviewing,
  listAuditorActs: reviewing,
  reviewReading: reviewing,
});
