import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { addPrescriptionAsDoctor as route } from '@anamnesis/contracts/records/routes';
import {
  addDiagnosisAsDoctor,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
} from '@anamnesis/contracts/records/addresses';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import type { ComponentProps } from 'react';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { call } from '../api/call';
import type { Opening } from '../audit/use-opened-query';
import { diagnosisOf, type EntryDraft, prescriptionOf, testReportOf } from './entry-fields';
import type { PrescriptionWarnings } from './prescription-warnings';

/** How far a saved medicine was checked. */
export type SavedCheck = ReplyOf<typeof route>['check'];

/** What the doctor says of the check. */
interface Answers {
  isConfirmed: boolean;
  override?: Parameters<ComponentProps<typeof PrescriptionWarnings>['onOverride']>[0];
}

interface Outcomes {
  /** `check`: of a prescription. */
  onDone: (reply: { message: string; check?: SavedCheck }) => void;
  onRefused: (error: ApiError) => void;
}

/** Adds an entry of one kind to the record of a patient whom the doctor treats. */
export function useAddAsDoctor(
  kind: EntryKind,
  { patient, opening }: { patient: Patient; opening: Opening },
  options: Outcomes,
) {
  const prescription = useCommand(addPrescriptionAsDoctor, {
    ...options,
    send: (input, sent) => call(addPrescriptionAsDoctor, input, { ...sent, headers: opening }),
  });
  const testReport = useCommand(addTestReportAsDoctor, options);
  const diagnosis = useCommand(addDiagnosisAsDoctor, options);
  const add = (draft: EntryDraft, uploadId: string | null, { isConfirmed, override }: Answers) => {
    const common = {
      ...{ userEmail: patient.email, appointmentId: patient.appointment.id, date: draft.date },
      ...(uploadId !== null && { uploadId }),
    };
    switch (kind) {
      case 'prescription':
        return prescription.mutate({
          body: {
            ...common,
            ...prescriptionOf(draft),
            ...(override && { override }),
            ...(isConfirmed && { confirmedUnchecked: true }),
          },
        });
      case 'testReport':
        return testReport.mutate({ body: { ...common, ...testReportOf(draft) } });
      case 'diagnosis':
        return diagnosis.mutate({ body: { ...common, ...diagnosisOf(draft) } });
    }
  };
  const { isPending, error } = { prescription, testReport, diagnosis }[kind];
  return { add, isPending, error };
}
