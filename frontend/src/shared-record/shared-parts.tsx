import {
  listSharedDiagnoses,
  listSharedPrescriptions,
  listSharedTestReports,
} from '@anamnesis/contracts/share/addresses';
import type { Person } from '@anamnesis/contracts/labs/range';
import type { SharePart } from '@anamnesis/contracts/share/constants';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../language/messages';
import { ErrorBox, Loading } from '../look/states';
import { EntryItem } from '../records/entry-item';
import { GrowingLine } from '../records/growing-line';
import { historyOf } from '../records/lab-values';
import { recordMessages } from '../records/messages';
import { recordDay } from '../records/record-day';
import { shownDiagnosis, shownPrescription, shownTest, type ShownEntry } from '../records/shown-entry';
import { sharedRecordMessages } from './messages';
import { SharedAllergies } from './shared-allergies';
import { useShared, type Visit } from './use-shared';

const NOBODY: Person = { sex: null, age: null };

/** The allergies and the prescriptions. */
export function SharedPrescriptions({ visit }: { visit: Visit }) {
  const m = useMessages(recordMessages);
  const query = useShared(listSharedPrescriptions, visit);
  return (
    <>
      {query.data && <SharedAllergies allergies={query.data.allergies} />}
      <Part
        part="prescriptions"
        entries={query.data?.prescriptions.map((each) => shownPrescription(m, each, recordDay))}
        failed={query.isError}
        onRetry={() => void query.refetch()}
      />
    </>
  );
}

/** The test reports, with ranges for this person. */
export function SharedTestReports({ visit, person }: { visit: Visit; person: Person }) {
  const query = useShared(listSharedTestReports, visit);
  return (
    <Part
      part="testReports"
      entries={query.data?.testReports.map(shownTest)}
      person={person}
      failed={query.isError}
      onRetry={() => void query.refetch()}
    />
  );
}

export function SharedDiagnoses({ visit }: { visit: Visit }) {
  const m = useMessages(recordMessages);
  const query = useShared(listSharedDiagnoses, visit);
  return (
    <Part
      part="diagnoses"
      entries={query.data?.diagnoses.map((each) => shownDiagnosis(m, each, recordDay))}
      failed={query.isError}
      onRetry={() => void query.refetch()}
    />
  );
}

interface PartProps {
  part: SharePart;
  /** Undefined while they load, and after a failure. */
  entries: readonly ShownEntry[] | undefined;
  person?: Person;
  failed: boolean;
  onRetry: () => void;
}

/** A titled part of the record, on its line. */
function Part({ part, entries, person = NOBODY, failed, onRetry }: PartProps) {
  const m = useMessages(sharedRecordMessages);
  const heading = useId();
  const content = (): ReactNode => {
    if (entries?.length === 0) return <p className="note">{m.none[part]}</p>;
    if (!entries) return failed ? <ErrorBox title={m.failed} text={m.failedText} onRetry={onRetry} /> : <Loading />;
    const labs = { history: historyOf(entries), person };
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
