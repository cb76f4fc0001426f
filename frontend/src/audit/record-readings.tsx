import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { localeOf, useLanguage } from '../language/language';
import { useMessages } from '../language/messages';
import { Sentence, SLOT } from '../language/sentence';
import { Line, LineItem } from '../look/line';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { zoneAbbreviation } from '../time/clinic-time';
import { auditMessages, openedText, readerText } from './messages';
import { useRecordReadings } from './use-record-readings';

const MOMENT: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
};

/** The readings of the patient's record by other people: the patient's view of the audit log. */
export default function RecordReadings() {
  const m = useMessages(auditMessages);
  const language = useLanguage();
  const moment = useMemo(() => new Intl.DateTimeFormat(localeOf(language), MOMENT), [language]);
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
                <Sentence text={openedText(m, reading, SLOT)}>
                  <strong>{readerText(m, reading)}</strong>
                </Sentence>
              </p>
              <p className="note num">
                <time dateTime={reading.readAt}>
                  {moment.format(new Date(reading.readAt))}{' '}
                  {zoneAbbreviation(reading.readAt, moment.resolvedOptions().timeZone)}
                </time>
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
