import Button from '@mui/material/Button';
import { ReadingDoctors } from '../family/reading-doctors';
import { useMessages } from '../language/messages';
import { useLive } from '../live/live-state';
import { Line } from '../look/line';
import { PageTitle } from '../look/page-title';
import { Section } from '../look/section';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { longDay } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { auditMessages } from './messages';
import { ReadingGroup } from './reading-group';
import { groupReadings } from './reading-groups';
import { useRecordReadings } from './use-record-readings';
import styles from './audit.module.css';

/** The readings of the patient's record by other people, by day and person: the patient's view of the audit log. */
export default function RecordReadings() {
  const m = useMessages(auditMessages);
  // A reading made now is shown now.
  useLive();
  const { timeZone } = useClinic();
  const { readings, failed, askAgain, more, loadingMore } = useRecordReadings();
  return (
    <div>
      <PageTitle title={m.title} note={m.note} />
      <div className={styles.doctors}>
        <Section title={m.doctorsNow}>
          <ReadingDoctors timeZone={timeZone} />
        </Section>
      </div>
      {failed && <ErrorBox title={m.failed} text={m.failedHint} onRetry={askAgain} />}
      {!failed && !readings && <Loading label={m.loading} lines={3} />}
      {readings?.length === 0 && <EmptyState title={m.none} text={m.noneText} />}
      {groupReadings(readings ?? [], timeZone).map(({ day, people }) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`} className="num">
            {longDay(people[0]?.first.readAt ?? day, timeZone)}
          </h2>
          <Line>
            {people.map((group) => (
              <ReadingGroup key={group.key} group={group} timeZone={timeZone} />
            ))}
          </Line>
        </section>
      ))}
      {more && (
        <Button variant="outlined" disabled={loadingMore} onClick={more}>
          {loadingMore ? m.loadingMore : m.more}
        </Button>
      )}
    </div>
  );
}
