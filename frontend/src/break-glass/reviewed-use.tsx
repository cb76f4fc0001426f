import type { BreakGlassUse } from '@anamnesis/contracts/break-glass/routes';
import Button from '@mui/material/Button';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { LineItem } from '../look/line';
import { agreedTime, clockTime, listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useEmergencyRuleTexts } from './emergency-rules';
import { ReviewDialog } from './review-dialog';
import { reviewMessages } from './review-messages';

/** One use of emergency access: who, whose record, why, when, what was read, which rules it meets, and the review. */
export function ReviewedUse({ use, ref }: { use: BreakGlassUse; ref?: Ref<HTMLElement> }) {
  const m = useMessages(reviewMessages);
  const ruleTexts = useEmergencyRuleTexts();
  const { timeZone } = useClinic();
  const [isReviewing, setReviewing] = useState(false);
  const { doctor, patient, reason, openedAt, expiresAt, opened, rules, review } = use;
  const names = { doctor: doctor.fullName, patient: patient.fullName || m.erased };
  return (
    <LineItem kind={review ? 'done' : 'ahead'} ahead={false}>
      <article ref={ref} tabIndex={-1} aria-labelledby={`use-${use.id}`} className="stack">
        <header>
          <h2 id={`use-${use.id}`}>{m.opened(names)}</h2>
          <p className="note">{m.addresses({ doctor: doctor.email, patient: patient.email })}</p>
          <p className="note num">
            {m.from({ opened: agreedTime(openedAt, timeZone), until: clockTime(expiresAt, timeZone) })}
          </p>
        </header>
        <dl className="fact-list">
          <div>
            <dt>{m.reason}</dt>
            <dd>{reason}</dd>
          </div>
          <div>
            <dt>{m.read}</dt>
            <dd>
              {opened.length === 0
                ? m.nothingRead
                : opened
                    .map(({ kind, readAt }) => m.readAt({ kind: m.kinds[kind], time: clockTime(readAt, timeZone) }))
                    .join('; ')}
            </dd>
          </div>
          {rules.length > 0 && (
            <div>
              <dt>{m.unusual}</dt>
              <dd>{rules.map((rule) => ruleTexts[rule]).join(' ')}</dd>
            </div>
          )}
        </dl>
        {review ? (
          <p>
            <strong>{m.reviewedOn({ outcome: m.outcomes[review.outcome], day: listDate(review.at, timeZone) })}</strong>{' '}
            <span className="note">{review.notes}</span>
          </p>
        ) : (
          <div>
            <Button variant="outlined" aria-label={m.reviewOf(names)} onClick={() => setReviewing(true)}>
              {m.review}
            </Button>
          </div>
        )}
        <p>
          <Link to={`/audit/replay/patient/${patient.id}?at=${use.position}`} aria-label={m.replayOf(names)}>
            {m.replay}
          </Link>
        </p>
      </article>
      {isReviewing && (
        <ReviewDialog
          id={use.id}
          title={m.opened(names)}
          isErased={patient.fullName === ''}
          onClose={() => setReviewing(false)}
        />
      )}
    </LineItem>
  );
}
