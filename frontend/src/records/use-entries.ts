import { listDiagnoses, listPrescriptions, listTestReports } from '@anamnesis/contracts/records/addresses';
import { useMemo } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { recordMessages } from './messages';
import { recordDay } from '../time/record-day';
import { type ShownEntry, shownDiagnosis, shownPrescription, shownTest } from './shown-entry';
import type { RecordTab } from './tabs';

interface Entries {
  /** Undefined while they load, and after a failure. */
  entries: readonly ShownEntry[] | undefined;
  failed: boolean;
  /** Whether the entries are shown, but could not be refreshed. */
  isStale: boolean;
  askAgain: () => void;
}

/** The signed-in patient's entries of one tab, the newest first; with `doctor`, only those with this name. */
export function useEntries(tab: RecordTab, doctor: string): Entries {
  const lists = useLists([tab], doctor);
  return { ...lists, entries: lists.entries?.[tab] };
}

/** All entries of the signed-in patient, the newest first, and their prescriptions. */
export function useWholeRecord() {
  const { entries: lists, ...rest } = useLists(['tests', 'prescriptions', 'diagnoses'], '');
  const [tests, prescriptions, diagnoses] = [lists?.tests, lists?.prescriptions, lists?.diagnoses];
  const entries = useMemo(
    () =>
      tests &&
      [...tests, ...(prescriptions ?? []), ...(diagnoses ?? [])].sort(
        (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
      ),
    [tests, prescriptions, diagnoses],
  );
  return { ...rest, entries };
}

function useLists(wanted: readonly RecordTab[], doctor: string) {
  const m = useMessages(recordMessages);
  const input = { query: doctor === '' ? {} : { doctor } };
  const tests = useApiQuery(listTestReports, input, { enabled: wanted.includes('tests') });
  const prescriptions = useApiQuery(listPrescriptions, input, { enabled: wanted.includes('prescriptions') });
  const diagnoses = useApiQuery(listDiagnoses, input, { enabled: wanted.includes('diagnoses') });
  const [reports, medicines, conditions] = [tests.data, prescriptions.data, diagnoses.data];
  const asked = wanted.map((tab) => ({ tests, prescriptions, diagnoses })[tab]);
  const entries = {
    tests: useMemo(() => (reports ?? []).map(shownTest), [reports]),
    prescriptions: useMemo(
      () => (medicines ?? []).map((each) => shownPrescription(m, each, recordDay)),
      [medicines, m],
    ),
    diagnoses: useMemo(() => (conditions ?? []).map((each) => shownDiagnosis(m, each, recordDay)), [conditions, m]),
  };
  const isLoaded = asked.every(({ data }) => data);
  return {
    entries: isLoaded ? entries : undefined,
    medicines,
    failed: !isLoaded && asked.some(({ isError }) => isError),
    isStale: isLoaded && asked.some(({ isError }) => isError),
    askAgain: () => asked.forEach(({ refetch }) => void refetch()),
  };
}
