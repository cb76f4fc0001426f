import {
  listFamilyDiagnoses,
  listFamilyPrescriptions,
  listFamilyTestReports,
} from '@anamnesis/contracts/records/addresses';
import type * as routes from '@anamnesis/contracts/records/family-routes';
import type { Address } from '@anamnesis/contracts/language/address';
import { partOf } from '@anamnesis/contracts/records/parts';
import type { Diagnosis, Prescription, TestReport } from '@anamnesis/contracts/records/query-routes';
import { useMemo, useState } from 'react';
import type { AcceptedMember } from '../family/accepted-member';
import { isOutOfDate } from '../api/api-queries';
import { useOpenedQuery } from '../audit/use-opened-query';
import { useMessages } from '../language/messages';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { useFallbackInterval } from '../live/live-state';
import { EntryItem } from './entry-item';
import { familyRecordMessages } from './family-record-messages';
import { GrowingLine } from './growing-line';
import { historyOf } from './lab-values';
import { recordMessages, type RecordTexts } from './messages';
import { recordDay } from '../time/record-day';
import { type ShownEntry, shownDiagnosis, shownPrescription, shownTest } from './shown-entry';
import { kindOf, recordTabs, type RecordTab } from './tabs';
import { useRangeOf } from './use-range-of';

/**
 * What a family member shows of their record: one list at a time, since the member sees each list that was opened. Nothing is kept once
 * it is closed or the member has withdrawn.
 */
export function FamilyRecord({ member }: { member: AcceptedMember }) {
  const m = useMessages(familyRecordMessages);
  const tabs = recordTabs.filter((each) => member.scope.includes(partOf[kindOf[each]]));
  const [chosen, setChosen] = useState<RecordTab>('tests');
  const tab = tabs.find((each) => each === chosen) ?? tabs[0] ?? chosen;
  const { entries, failed, isStale, askAgain } = useMemberEntries(tab, member.email);
  const history = useMemo(() => historyOf(entries ?? []), [entries]);
  const labs = { history, rangeOf: useRangeOf(member) };
  return (
    <div className="stack">
      <div className="seg" role="group" aria-label={m.parts}>
        {tabs.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setChosen(each)}>
            {m.tabs[each]}
            {each === tab && entries && (
              <span className="note num">{entries.filter(({ retracted }) => !retracted).length}</span>
            )}
          </button>
        ))}
      </div>
      {(failed || isStale) && <ErrorBox title={m.failed} onRetry={askAgain} />}
      {!failed && !entries && <Loading label={m.loading} lines={3} />}
      {entries?.length === 0 && <EmptyState title={m.none[tab]} heading="h3" />}
      {entries && entries.length > 0 && (
        <GrowingLine
          label={m.tabs[tab]}
          items={entries}
          render={(entry) => <EntryItem key={entry.id} entry={entry} labs={labs} />}
        />
      )}
    </div>
  );
}

interface MemberEntries {
  /** Undefined while they load, and after a failure. */
  entries: readonly ShownEntry[] | undefined;
  failed: boolean;
  /** Whether the entries are shown, but could not be refreshed. */
  isStale: boolean;
  askAgain: () => void;
}

type FamilyList =
  typeof routes.listFamilyTestReports | typeof routes.listFamilyPrescriptions | typeof routes.listFamilyDiagnoses;
const lists: Readonly<Record<RecordTab, Address<FamilyList>>> = {
  tests: listFamilyTestReports,
  prescriptions: listFamilyPrescriptions,
  diagnoses: listFamilyDiagnoses,
};

function useMemberEntries(tab: RecordTab, email: string): MemberEntries {
  const m = useMessages(recordMessages);
  const input = { body: { familyMemberEmail: email } };
  const { data, error, refetch } = useOpenedQuery(lists[tab], input, { refetchInterval: useFallbackInterval() });
  // A refusal means that the tie has ended: what was read before must not stay on the screen.
  const hasEnded = error !== null && isOutOfDate(error);
  const entries = useMemo(
    () => (hasEnded ? undefined : data?.map((each: Entry) => shownEntry(m, each))),
    [hasEnded, data, m],
  );
  const isFailed = error !== null;
  return {
    entries,
    ...{ failed: isFailed && !entries, isStale: isFailed && entries !== undefined },
    askAgain: () => void refetch(),
  };
}

type Entry = TestReport | Prescription | Diagnosis;

function shownEntry(m: RecordTexts, entry: Entry): ShownEntry {
  if ('testName' in entry) return shownTest(entry);
  return 'medication' in entry ? shownPrescription(m, entry, recordDay) : shownDiagnosis(m, entry, recordDay);
}
