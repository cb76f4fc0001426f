import {
  addDiagnosisAsDoctor,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
} from '@anamnesis/contracts/records/addresses';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Allergy, Patient, Prescription } from '@anamnesis/contracts/records/query-routes';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import { type ComponentProps, useState } from 'react';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { deskRecordMessages } from './desk-messages';
import { type EntryDraft, fieldsOf, given } from './entry-fields';
import { EntryDialog } from './entry-dialog';
import { MiniSight } from './mini-sight';
import { ScrolledTo } from '../look/scrolled-to';
import { PrescriptionWarnings } from './prescription-warnings';

interface Props {
  kind: EntryKind;
  patient: Patient;
  record: { allergies: readonly Allergy[]; prescriptions: readonly Prescription[] };
  onClose: () => void;
}

/** Adds an entry to the record of a patient whom the doctor treats. */
export function AddEntryAsDoctor({ kind, patient, record, onClose }: Props) {
  const m = useMessages(deskRecordMessages);
  const firstName = patient.fullName.split(' ')[0] ?? patient.fullName;
  /** What was sent, and what it was warned of. An edited entry is another one, so it is sent again without these warnings. */
  const [sent, setSent] = useState<{ draft: EntryDraft; uploadId: string | null } | null>(null);
  const [check, setCheck] = useState<PrescriptionCheck | null>(null);
  const { add, isPending, error } = useAddAsDoctor(kind, patient, {
    onDone: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: (refusal) => {
      if (refusal.code === 'PRESCRIPTION_WARNED') setCheck(checkOf(refusal.parameters.check));
    },
  });
  return (
    <EntryDialog
      title={m.columns[kind].addTitle}
      note={m.addFor({
        firstName,
        patient: [patient.fullName, patient.gender, patient.age].filter(Boolean).join(', '),
      })}
      fields={fieldsOf[kind].filter(({ name }) => name !== 'doctorName')}
      isPending={isPending}
      refusal={error?.code === 'PRESCRIPTION_WARNED' ? null : error}
      failed={m.submitFailed}
      above={kind !== 'prescription' && <MiniSight {...record} />}
      onSubmit={(draft, uploadId) => {
        setSent({ draft, uploadId });
        add(draft, uploadId);
      }}
      onEdit={() => setCheck(null)}
      onClose={onClose}
    >
      {check && sent && (
        <ScrolledTo>
          <PrescriptionWarnings
            check={check}
            isPending={isPending}
            onChooseAnother={() => setCheck(null)}
            onOverride={(override) => add(sent.draft, sent.uploadId, override)}
          />
        </ScrolledTo>
      )}
    </EntryDialog>
  );
}

type Override = Parameters<ComponentProps<typeof PrescriptionWarnings>['onOverride']>[0];

/** The check of a refusal; null if a later server sends another one. */
function checkOf(parameter: unknown): PrescriptionCheck | null {
  const isCheck = typeof parameter === 'object' && parameter !== null && 'warnings' in parameter;
  return isCheck ? (parameter as PrescriptionCheck) : null;
}

interface Outcomes {
  onDone: (reply: { message: string }) => void;
  onRefused: (error: ApiError) => void;
}

function useAddAsDoctor(kind: EntryKind, patient: Patient, options: Outcomes) {
  const prescription = useCommand(addPrescriptionAsDoctor, options);
  const testReport = useCommand(addTestReportAsDoctor, options);
  const diagnosis = useCommand(addDiagnosisAsDoctor, options);
  const add = ({ date, ...draft }: EntryDraft, uploadId: string | null, override?: Override) => {
    const common = {
      ...{ userEmail: patient.email, appointmentId: patient.appointment.id, date },
      ...(uploadId !== null && { uploadId }),
    };
    switch (kind) {
      case 'prescription':
        return prescription.mutate({
          body: {
            ...{ ...common, medication: draft.medication, dosage: draft.dosage },
            ...{ ...given('duration', draft.duration), ...given('instructions', draft.instructions) },
            ...(override && { override }),
          },
        });
      case 'testReport':
        return testReport.mutate({ body: { ...common, testName: draft.testName, result: draft.result } });
      case 'diagnosis':
        return diagnosis.mutate({
          body: {
            ...{ ...common, condition: draft.condition, notes: draft.notes },
            ...{ ...given('symptoms', draft.symptoms), ...given('followUpDate', draft.followUpDate) },
          },
        });
    }
  };
  const { isPending, error } = { prescription, testReport, diagnosis }[kind];
  return { add, isPending, error };
}
