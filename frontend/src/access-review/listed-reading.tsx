import type { ReviewedReading } from '@anamnesis/contracts/access-review/routes';
import Button from '@mui/material/Button';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { LineItem } from '../look/line';
import { useSession } from '../signed-in/session';
import { agreedTime, listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { accessReviewMessages } from './messages';
import type english from './messages.en';
import { ReadingReview } from './reading-review';
import { ReadingReviewDialog } from './reading-review-dialog';
import { useReadingRuleTexts } from './reading-rules';
import styles from './access-review.module.css';

type Texts = TextsOf<typeof english>;

function readerText(m: Texts, { role, name }: ReviewedReading['reader']): string {
  if (name === '') return m.nameless[role];
  if (role === 'visitor') return m.visitor({ name });
  return role === 'doctor' ? m.doctor({ name }) : name;
}

function groundText(m: Texts, { purpose, appointment }: ReviewedReading): string {
  if (!appointment) return m.grounds[purpose];
  return m.appointmentOn({ day: listDate(appointment.startsAt, appointment.timeZone) });
}

/** One reading: who, what of whom, when, on which ground, which rules it meets, and the review. */
export function ListedReading({ reading, ref }: { reading: ReviewedReading; ref?: Ref<HTMLElement> }) {
  const m = useMessages(accessReviewMessages);
  const ruleTexts = useReadingRuleTexts();
  const { timeZone } = useClinic();
  const [isReviewing, setReviewing] = useState(false);
  const isOwn = useSession()?.user?.id === reading.reader.id;
  const { id, reader, patient, kind, readAt, rules, review } = reading;
  const what = m.read({
    ...{ reader: readerText(m, reader), kind: m.kinds[kind], patient: patient.name === '' ? m.erased : patient.name },
  });
  return (
    <LineItem kind={review || rules.length === 0 ? 'done' : 'ahead'} ahead={false}>
      <article ref={ref} tabIndex={-1} aria-labelledby={`reading-${id}`} className={styles.reading}>
        <header>
          <h2 id={`reading-${id}`}>{what}</h2>
          <p className="note num">{m.at({ time: agreedTime(readAt, timeZone), ground: groundText(m, reading) })}</p>
        </header>
        {rules.length > 0 && (
          <ul className={styles.rules} aria-label={m.unusual}>
            {rules.map((rule) => (
              <li key={rule}>{ruleTexts[rule]}</li>
            ))}
          </ul>
        )}
        {review && <ReadingReview review={review} rules={rules} />}
        <p className={styles.acts}>
          {!review && isOwn && rules.length > 0 && <span className="note">{m.own}</span>}
          {!review && !isOwn && (
            <Button
              variant="outlined"
              size="small"
              aria-label={m.reviewOf({ what })}
              onClick={() => setReviewing(true)}
            >
              {m.review}
            </Button>
          )}
          <Link to={`/audit/replay/patient/${patient.id}?at=${reading.position}`} aria-label={m.replayOf({ what })}>
            {m.replay}
          </Link>
          <Link to={`?show=all&readerId=${reader.id}`}>{m.ofReader}</Link>
          <Link to={`?show=all&patientId=${patient.id}`}>{m.ofPatient}</Link>
        </p>
      </article>
      {isReviewing && <ReadingReviewDialog reading={reading} what={what} onClose={() => setReviewing(false)} />}
    </LineItem>
  );
}
