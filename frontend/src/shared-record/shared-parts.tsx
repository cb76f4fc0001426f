import {
  listSharedDiagnoses,
  listSharedPrescriptions,
  listSharedTestReports,
} from '@anamnesis/contracts/share/addresses';
import type { SharePart } from '@anamnesis/contracts/share/constants';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { EntryItem } from '../records/entry-item';
import { GrowingLine } from '../records/growing-line';
import { historyOf, type RangeOf } from '../records/lab-values';
import { recordMessages } from '../records/messages';
import { recordDay } from '../time/record-day';
import { shownDiagnosis, shownPrescription, shownTest, type ShownEntry } from '../records/shown-entry';
import { sharedRecordMessages } from './messages';
import { SharedAllergies } from './shared-allergies';
import { useShared, type Visit } from './use-shared';

const NO_RANGE: RangeOf = () => null;

/** The allergies and the prescriptions. */
export const SharedPrescriptions = memo(function SharedPrescriptions({ visit }: { visit: Visit }) {
  const m = useMessages(recordMessages);
  const query = useShared(listSharedPrescriptions, visit);
  const listed = query.data?.prescriptions;
  const entries = useMemo(() => listed?.map((each) => shownPrescription(m, each, recordDay)), [listed, m]);
  return (
    <>
      {query.data && <SharedAllergies allergies={query.data.allergies} />}
      <Part part="prescriptions" entries={entries} failed={query.isError} onRetry={() => void query.refetch()} />
    </>
  );
});

interface TestReportsProps {
  visit: Visit;
  rangeOf: RangeOf;
}

/** The test reports, with ranges for this person. */
export const SharedTestReports = memo(function SharedTestReports({ visit, rangeOf }: TestReportsProps) {
  const query = useShared(listSharedTestReports, visit);
  const listed = query.data?.testReports;
  const entries = useMemo(() => listed?.map(shownTest), [listed]);
  return (
    <Part
      part="testReports"
      entries={entries}
      rangeOf={rangeOf}
      failed={query.isError}
      onRetry={() => void query.refetch()}
    />
  );
});

/** The diagnoses. */
export const SharedDiagnoses = memo(function SharedDiagnoses({ visit }: { visit: Visit }) {
  const m = useMessages(recordMessages);
  const query = useShared(listSharedDiagnoses, visit);
  const listed = query.data?.diagnoses;
  const entries = useMemo(() => listed?.map((each) => shownDiagnosis(m, each, recordDay)), [listed, m]);
  return <Part part="diagnoses" entries={entries} failed={query.isError} onRetry={() => void query.refetch()} />;
});

interface PartProps {
  part: SharePart;
  /** Undefined while they load, and after a failure. */
  entries: readonly ShownEntry[] | undefined;
  rangeOf?: RangeOf;
  failed: boolean;
  onRetry: () => void;
}

/** A titled part of the record, on its line. */
function Part({ part, entries, rangeOf = NO_RANGE, failed, onRetry }: PartProps) {
  const m = useMessages(sharedRecordMessages);
  const heading = useId();
  const history = useMemo(() => historyOf(entries ?? []), [entries]);
  const content = (): ReactNode => {
    if (entries?.length === 0) return <p className="note">{m.none[part]}</p>;
    if (!entries) return failed ? <ErrorBox title={m.failed} text={m.failedText} onRetry={onRetry} /> : <Loading />;
    const labs = { history, rangeOf };
    return (
      <GrowingLine
        label={m.parts[part]}
        items={entries}
        render={(entry) => <EntryItem key={entry.id} entry={entry} labs={labs} hasPdf={false} />}
      />
    );
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{m.parts[part]}</h2>
      {content()}
    </section>
  );
}
