import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { addPrescriptionAsDoctor as route } from '@anamnesis/contracts/records/routes';
import {
  addDiagnosisAsDoctor,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
} from '@anamnesis/contracts/records/addresses';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import { type ComponentProps, useState } from 'react';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { call } from '../api/call';
import type { Opening } from '../audit/use-opened-query';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { deskRecordMessages } from './desk-messages';
import { type EntryDraft, fieldsOf, given } from './entry-fields';
import { EntryDialog } from './entry-dialog';
import { MiniSight } from './mini-sight';
import { ScrolledTo } from '../look/scrolled-to';
import { type CheckedRecord, MedicineCheck } from './medicine-check';
import { PrescriptionWarnings } from './prescription-warnings';
import { warningMessages, type WarningTexts } from './warning-messages';

interface Props {
  kind: EntryKind;
  patient: Patient;
  record: CheckedRecord;
  /** The opening of the record: the check of a medicine reads in it. */
  opening: Opening;
  onClose: () => void;
}

/** Adds an entry to the record of a patient whom the doctor treats. */
export function AddEntryAsDoctor({ kind, patient, record, opening, onClose }: Props) {
  const m = useMessages(deskRecordMessages);
  const saved = useMessages(warningMessages);
  const firstName = patient.fullName.split(' ')[0] ?? patient.fullName;
  /** What was sent, and what it was refused for. An edited entry is another one, so it is sent again without these warnings. */
  const [sent, setSent] = useState<{ draft: EntryDraft; uploadId: string | null } | null>(null);
  const [refused, setRefused] = useState<{ check: PrescriptionCheck; isWarned: boolean } | null>(null);
  const [medicine, setMedicine] = useState('');
  /** The medicine for which the doctor confirmed that it could not be checked. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { add, isPending, error } = useAddAsDoctor(
    kind,
    { patient, opening },
    {
      onDone: ({ message, check }) => {
        toast.success([message, ...(check ? howFar(saved, medicine, check) : [])].join(' '));
        onClose();
      },
      onRefused: ({ code, parameters }) => {
        const isWarned = code === 'PRESCRIPTION_WARNED';
        const check = isWarned || code === 'PRESCRIPTION_UNCHECKED' ? checkOf(parameters.check) : null;
        if (check) setRefused({ check, isWarned });
      },
    },
  );
  const isConfirmed = confirmed !== null && confirmed === medicine;
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
      above={<MiniSight {...record} />}
      belowFirst={
        kind === 'prescription' && (
          <MedicineCheck
            {...{ medicine, record, isConfirmed }}
            refused={refused?.check ?? null}
            hasWarningsElsewhere={refused?.isWarned ?? false}
            onConfirm={(is) => setConfirmed(is ? medicine : null)}
          />
        )
      }
      onSubmit={(draft, uploadId) => {
        setSent({ draft, uploadId });
        add(draft, uploadId, { isConfirmed });
      }}
      onEdit={({ medication }) => {
        setMedicine(medication);
        setRefused(null);
      }}
      onClose={onClose}
    >
      {refused?.isWarned && sent && (
        <ScrolledTo>
          <PrescriptionWarnings
            check={refused.check}
            isPending={isPending}
            onChooseAnother={() => setRefused(null)}
            onOverride={(override) => add(sent.draft, sent.uploadId, { isConfirmed, override })}
          />
        </ScrolledTo>
      )}
    </EntryDialog>
  );
}

/** How far a saved medicine was checked, in sentences. */
function howFar(m: WarningTexts, medicine: string, { rulesChecked: count, unrecognised }: SavedCheck): string[] {
  const words = unrecognised.find(({ text }) => text === medicine.trim())?.words ?? [];
  return [
    count === 0 ? m.savedUnchecked : m.savedChecked({ count }),
    ...(words.length > 0 ? [m.savedUnrecognised({ words: words.join(', ') })] : []),
  ];
}

type SavedCheck = ReplyOf<typeof route>['check'];

/** What the doctor says of the check. */
interface Answers {
  isConfirmed: boolean;
  override?: Parameters<ComponentProps<typeof PrescriptionWarnings>['onOverride']>[0];
}

/** The check of a refusal; null if a later server sends another one. */
function checkOf(parameter: unknown): PrescriptionCheck | null {
  const isCheck = typeof parameter === 'object' && parameter !== null && 'warnings' in parameter;
  return isCheck ? (parameter as PrescriptionCheck) : null;
}

interface Outcomes {
  /** `check`: of a prescription. */
  onDone: (reply: { message: string; check?: SavedCheck }) => void;
  onRefused: (error: ApiError) => void;
}

function useAddAsDoctor(kind: EntryKind, { patient, opening }: Pick<Props, 'patient' | 'opening'>, options: Outcomes) {
  const prescription = useCommand(addPrescriptionAsDoctor, {
    ...options,
    send: (input, sent) => call(addPrescriptionAsDoctor, input, { ...sent, headers: opening }),
  });
  const testReport = useCommand(addTestReportAsDoctor, options);
  const diagnosis = useCommand(addDiagnosisAsDoctor, options);
  const add = ({ date, ...draft }: EntryDraft, uploadId: string | null, { isConfirmed, override }: Answers) => {
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
            ...(isConfirmed && { confirmedUnchecked: true }),
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
