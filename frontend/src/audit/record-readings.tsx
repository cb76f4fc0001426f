import Button from '@mui/material/Button';
import { Line, LineItem } from '../look/line';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { auditMessages as m } from './messages';
import { useRecordReadings } from './use-record-readings';

const moment = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
});

/** Who has opened the patient's record, and what of it: the patient's own view of the log. */
export default function RecordReadings() {
  const { readings, failed, askAgain, more, loadingMore } = useRecordReadings();
  return (
    <div>
      <PageTitle title={m.title} note={m.note} />
      {failed && <ErrorBox title={m.failed} text={m.failedHint} onRetry={askAgain} />}
      {!failed && !readings && <Loading label={m.loading} lines={3} />}
      {readings?.length === 0 && <EmptyState title={m.none} text={m.noneText} />}
      {readings && readings.length > 0 && (
        <Line label={m.title}>
          {readings.map((reading) => (
            <LineItem key={reading.id}>
              <p>
                <strong>{m.reader(reading)}</strong> {m.opened(reading)}
              </p>
              <p className="note num">
                <time dateTime={reading.readAt}>{moment.format(new Date(reading.readAt))}</time>
              </p>
            </LineItem>
          ))}
        </Line>
      )}
      {more && (
        <Button variant="outlined" disabled={loadingMore} onClick={more}>
          {loadingMore ? m.loadingMore : m.more}
        </Button>
      )}
    </div>
  );
}
