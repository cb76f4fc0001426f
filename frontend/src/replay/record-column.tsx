import type { RowChange } from '@anamnesis/contracts/replay/constants';
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
  moment: UseQueryResult<Moment, ApiError>;
  event: HistoryEvent | undefined;
}

/** The record at the moment, by the read models of the live screens, with what differs from the compared moment. */
export function RecordColumn({ reference, names, moment, event }: Props) {
  const m = useMessages(replayMessages);
  const shown = moment.data;
  const sections = shown && inOrder(shown.sections);
  return (
    <section
      className={styles.record}
      data-column="record"
      aria-labelledby="replay-record"
      aria-busy={moment.isFetching}
    >
      <header className="row wrap spread">
        <h2 id="replay-record">{m.record}</h2>
        {sections && shown.compared && <Counts sections={sections} />}
      </header>
      {event && <WhyItChanged event={event} names={names} />}
      {moment.isError && (
        <ErrorBox
          title={m.recordFailed}
          text={moment.error.isRefusal ? moment.error.message : m.nothingLost}
          onRetry={() => void moment.refetch()}
        />
      )}
      {moment.isPending && <Loading label={m.recordLoading} lines={4} />}
      {sections?.length === 0 && <EmptyState heading="h3" title={m.noRecord} text={m.noRecordText} />}
      {sections && sections.length > 0 && (
        <div className={styles.sheet} data-stale={moment.isPlaceholderData}>
          {sections.map((section) => (
            <RecordSection
              key={`${section.model} ${section.table}`}
              {...{ reference, names, section }}
              at={shown.at.position}
              compared={shown.compared?.position}
            />
          ))}
        </div>
      )}
    </section>
  );
}

type Sections = Moment['sections'];
const sum = (sections: Sections, of: RowChange) => sections.reduce((total, section) => total + section[of], 0);

/** How many rows differ from the compared moment. */
function Counts({ sections }: { sections: Sections }) {
  const m = useMessages(replayMessages);
  const counts = (['removed', 'changed', 'added'] as const)
    .map((each) => [each, sum(sections, each)] as const)
    .filter(([, count]) => count > 0);
  const words = counts.map(([each, count]) => m.counts[each]({ count }));
  return <p className="note num">{words.length > 0 ? words.join(' · ') : m.counts.none}</p>;
}
