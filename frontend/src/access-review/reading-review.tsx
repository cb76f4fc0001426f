import type { ReviewedReading } from '@anamnesis/contracts/access-review/routes';
import { reviewMessages } from '../break-glass/review-messages';
import { useMessages } from '../language/messages';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { accessReviewMessages } from './messages';
import { useReadingRuleTexts } from './reading-rules';

type Rules = ReviewedReading['rules'];
const isSame = (some: Rules, others: Rules) =>
  some.length === others.length && some.every((rule) => others.includes(rule));

/** A review: outcome, day, auditor and notes; with the rules that the auditor saw, where they are not those of today. */
export function ReadingReview({ review, rules }: { review: NonNullable<ReviewedReading['review']>; rules: Rules }) {
  const m = useMessages(accessReviewMessages);
  const { outcomes } = useMessages(reviewMessages);
  const ruleTexts = useReadingRuleTexts();
  const { timeZone } = useClinic();
  const auditor = review.by.name === '' ? m.anAuditor : review.by.name;
  const said = m.reviewedOn({ outcome: outcomes[review.outcome], day: listDate(review.at, timeZone), auditor });
  return (
    <>
      <p>
        <strong>{said}</strong> <span className="note">{review.notes}</span>
      </p>
      {!isSame(review.rules, rules) && (
        <p className="note">
          {review.rules.length === 0
            ? m.usualThen
            : m.rulesThen({ rules: review.rules.map((rule) => ruleTexts[rule]).join(' ') })}
        </p>
      )}
    </>
  );
}
