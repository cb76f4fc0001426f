import { ReviewQueue } from '../break-glass/review-queue';
import { AccessParts } from './access-parts';
import { RuleList } from './rule-list';

/** The auditor's queue of emergency access, beside that of readings. */
export const Emergencies = () => (
  <ReviewQueue>
    <AccessParts />
    <RuleList />
  </ReviewQueue>
);
