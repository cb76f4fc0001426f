import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { Suspense, useMemo } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { PageTitle } from '../look/page-title';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { TakeAlong } from '../record-transfer/take-along';
import { ShareCard } from '../share/share-card';
import { useSession } from '../signed-in/session';
import { EntryItem } from './entry-item';
import { GrowingLine } from './growing-line';
import { historyOf } from './lab-values';
import { recordMessages } from './messages';
import { Planned } from './planned';
import { RecordNav } from './record-nav';
import { Trends } from './trends';
import { useWholeRecord } from './use-entries';
import { useRangeOf } from './use-range-of';

/** The whole record of the signed-in patient on one line of time: what is planned, then the entries of all kinds. */
export function Timeline() {
  const m = useMessages(recordMessages);
  return (
    <>
      <PageTitle title={m.timeline.title} note={m.timeline.note} />
      <RecordNav current="all" />
      <Suspense fallback={<Loading label={m.timeline.loading} lines={3} />}>
        <WholeRecord />
      </Suspense>
    </>
  );
}

function WholeRecord() {
  const m = useMessages(recordMessages);
  const patientId = useSession()?.user?.id ?? '';
  const rangeOf = useRangeOf(useApiQuery(currentPatient).data?.data ?? null);
  const { entries, medicines, failed, isStale, askAgain } = useWholeRecord();
  const history = useMemo(() => historyOf(entries ?? []), [entries]);
  const labs = { history, rangeOf };
  const of = { patientId };
  if (failed) return <ErrorBox title={m.timeline.failed} text={m.failedHint} onRetry={askAgain} />;
  if (!entries) return <Loading label={m.timeline.loading} lines={3} />;
  if (entries.length === 0) return <EmptyState title={m.timeline.none} text="" />;
  return (
    <>
      {isStale && <ErrorBox title={m.timeline.refreshFailed} text={m.refreshHint} onRetry={askAgain} />}
      <Trends history={history} rangeOf={rangeOf} prescriptions={medicines ?? []} />
      <GrowingLine
        label={m.timeline.title}
        items={entries}
        render={(entry) => <EntryItem key={entry.id} entry={entry} labs={labs} of={of} isKindNamed />}
      >
        <Planned entries={entries} />
      </GrowingLine>
      <ShareCard />
      <TakeAlong />
    </>
  );
}
