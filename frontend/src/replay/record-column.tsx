import type { HistoryEvent, Moment } from '@anamnesis/contracts/replay/history';
import type { ApiError } from '../api/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../language/messages';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { RecordSection } from './record-section';
import { inOrder } from './record-tables';
import type { Names } from './sentences';
import { WhyItChanged } from './why-it-changed';
import styles from './replay.module.css';

interface Props {
  reference: HistoryReference;
  names: Names;
  moment: UseQueryResult<{ data: Moment }, ApiError>;
  event: HistoryEvent | undefined;
}

/** The record at the moment, by the read models of the live screens, with what differs from the compared moment. */
export function RecordColumn({ reference, names, moment, event }: Props) {
  const m = useMessages(replayMessages);
  const shown = moment.data?.data;
  return (
    <section
      className={styles.record}
      data-column="record"
      aria-labelledby="replay-record"
      aria-busy={moment.isFetching}
    >
      <header className="row wrap spread">
        <h2 id="replay-record">{m.record}</h2>
        {shown?.compared && <Counts moment={shown} />}
      </header>
      {moment.isError && (
        <ErrorBox
          title={m.recordFailed}
          text={moment.error.isRefusal ? moment.error.message : m.nothingLost}
          onRetry={() => void moment.refetch()}
        />
      )}
      {moment.isPending && <Loading label={m.recordLoading} lines={4} />}
      {shown?.sections.length === 0 && <EmptyState heading="h3" title={m.noRecord} text={m.noRecordText} />}
      {shown && shown.sections.length > 0 && (
        <div className={styles.sheet} data-stale={moment.isPlaceholderData}>
          {inOrder(shown.sections).map((section) => (
            <RecordSection
              key={`${section.model} ${section.table}`}
              {...{ reference, names, section }}
              at={shown.at.position}
              compared={shown.compared?.position}
            />
          ))}
        </div>
      )}
      {event && <WhyItChanged event={event} names={names} />}
    </section>
  );
}

function Counts({ moment: { added, changed, removed } }: { moment: Moment }) {
  const m = useMessages(replayMessages);
  const counts = [
    removed > 0 ? m.counts.removed({ count: removed }) : '',
    changed > 0 ? m.counts.changed({ count: changed }) : '',
    added > 0 ? m.counts.added({ count: added }) : '',
  ].filter(Boolean);
  return <p className="note num">{counts.length > 0 ? counts.join(' · ') : m.counts.none}</p>;
}
