import { addDiagnosis, addPrescription, addTestReport } from '@anamnesis/contracts/records/addresses';
import { useCommand } from '../api/api-queries';
import { diagnosisOf, type EntryDraft, prescriptionOf, testReportOf } from './entry-fields';
import type { RecordTab } from './tabs';

/** Adds an entry of one tab to the signed-in patient's record. */
export function useAddEntry(tab: RecordTab, onDone: (reply: { message: string }) => void) {
  const options = { onDone };
  const tests = useCommand(addTestReport, options);
  const prescriptions = useCommand(addPrescription, options);
  const diagnoses = useCommand(addDiagnosis, options);
  const add = (draft: EntryDraft, uploadId: string | null) => {
    const { doctorName, date } = draft;
    const common = { doctorName, date, ...(uploadId !== null && { uploadId }) };
    switch (tab) {
      case 'tests':
        return tests.mutate({ body: { ...common, ...testReportOf(draft) } });
      case 'prescriptions':
        return prescriptions.mutate({ body: { ...common, ...prescriptionOf(draft) } });
      case 'diagnoses':
        return diagnoses.mutate({ body: { ...common, ...diagnosisOf(draft) } });
    }
  };
  const { isPending, error } = { tests, prescriptions, diagnoses }[tab];
  return { add, isPending, error };
}
