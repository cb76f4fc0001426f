import { useMemo } from 'react';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { useApiQuery } from '../api/api-queries';
import { useSession } from '../signed-in/session';
import { EntryItem } from './entry-item';
import { GrowingLine } from './growing-line';
import { historyOf } from './lab-values';
import { LinkedMissing } from './linked-missing';
import { recordMessages } from './messages';
import type { ShownEntry } from './shown-entry';
import type { RecordTab } from './tabs';
import { countToLinked, useLinkedReport } from './use-linked-report';
import { useRangeOf } from './use-range-of';

interface Props {
  tab: RecordTab;
  entries: readonly ShownEntry[] | undefined;
  /** Also those that a filter hides: values are compared with all earlier ones. */
  all: readonly ShownEntry[] | undefined;
  failed: boolean;
  isStale: boolean;
  /** Whether a filter may hide entries. */
  narrowed: boolean;
  onRetry: () => void;
}

/** The entries of a tab on a line: loading, failed, empty or filled; not refreshed, they stay. */
export function RecordList({ tab, entries, all, failed, isStale, narrowed, onRetry }: Props) {
  const m = useMessages(recordMessages);
  const of = { patientId: useSession()?.user?.id ?? '' };
  const linked = useLinkedReport();
  const history = useMemo(() => historyOf(all ?? entries ?? []), [all, entries]);
  const rangeOf = useRangeOf(useApiQuery(currentPatient).data?.data ?? null);
  if (failed) return <ErrorBox title={m[tab].failed} text={m.failedHint} onRetry={onRetry} />;
  if (!entries) return <Loading label={m[tab].loading} lines={3} />;
  const labs = { history, rangeOf };
  return (
    <div className="stack">
      {tab === 'tests' && <LinkedMissing reports={all ?? entries} />}
      {isStale && <ErrorBox title={m[tab].refreshFailed} text={m.refreshHint} onRetry={onRetry} />}
      {entries.length === 0 ? (
        <EmptyState title={narrowed ? m[tab].noneByDoctor : m[tab].none} text="" />
      ) : (
        <GrowingLine
          label={m[tab].title}
          items={entries}
          least={countToLinked(entries, linked)}
          render={(entry) => <EntryItem key={entry.id} entry={entry} labs={labs} of={of} />}
        />
      )}
    </div>
  );
}
