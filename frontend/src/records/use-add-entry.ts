import { addDiagnosis, addPrescription, addTestReport } from '@anamnesis/contracts/records/addresses';
import { useCommand } from '../api/api-queries';
import { type EntryDraft, given } from './entry-fields';
import type { RecordTab } from './tabs';

/** Adds an entry of one tab to the signed-in patient's record. */
export function useAddEntry(tab: RecordTab, onDone: (reply: { message: string }) => void) {
  const options = { onDone };
  const tests = useCommand(addTestReport, options);
  const prescriptions = useCommand(addPrescription, options);
  const diagnoses = useCommand(addDiagnosis, options);
  const add = ({ doctorName, date, ...draft }: EntryDraft, uploadId: string | null) => {
    const common = { doctorName, date, ...(uploadId !== null && { uploadId }) };
    switch (tab) {
      case 'tests':
        return tests.mutate({ body: { ...common, testName: draft.testName, result: draft.result } });
      case 'prescriptions':
        return prescriptions.mutate({
          body: {
            ...{ ...common, medication: draft.medication, dosage: draft.dosage },
            ...{ ...given('duration', draft.duration), ...given('instructions', draft.instructions) },
          },
        });
      case 'diagnoses':
        return diagnoses.mutate({
          body: {
            ...{ ...common, condition: draft.condition, notes: draft.notes },
            ...{ ...given('symptoms', draft.symptoms), ...given('followUpDate', draft.followUpDate) },
          },
        });
    }
  };
  const { isPending, error } = { tests, prescriptions, diagnoses }[tab];
  return { add, isPending, error };
}
