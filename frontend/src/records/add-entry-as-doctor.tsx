import type { EntryKind } from '@anamnesis/contracts/records/constants';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import { useRef, useState } from 'react';
import type { Opening } from '../audit/use-opened-query';
import { ScrolledTo } from '../look/scrolled-to';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AddedMedicines } from './added-medicines';
import { deskRecordMessages } from './desk-messages';
import { type EntryDraft, fieldsOf } from './entry-fields';
import { EntryDialog } from './entry-dialog';
import { MiniSight } from './mini-sight';
import { type CheckedRecord, MedicineCheck } from './medicine-check';
import { PrescriptionWarnings } from './prescription-warnings';
import { type SavedCheck, useAddAsDoctor } from './use-add-as-doctor';
import { warningMessages, type WarningTexts } from './warning-messages';

interface Props {
  kind: EntryKind;
  patient: Patient;
  record: CheckedRecord;
  /** The opening of the record: the check of a medicine reads in it. */
  opening: Opening;
  onClose: () => void;
}

/** The last request. `startAgain` empties the form for another medicine; if it is undefined, the dialog closes after saving. */
interface Sent {
  draft: EntryDraft;
  uploadId: string | null;
  startAgain: (() => void) | undefined;
}

/** Adds an entry to the record of a patient whom the doctor treats. Several medicines are added one by one, so each is checked against those before. */
export function AddEntryAsDoctor({ kind, patient, record, opening, onClose }: Props) {
  const m = useMessages(deskRecordMessages);
  const saved = useMessages(warningMessages);
  const firstName = patient.fullName.split(' ')[0] ?? patient.fullName;
  /** A ref, because an answer may come before the next render. */
  const sent = useRef<Sent | null>(null);
  const [added, setAdded] = useState<readonly EntryDraft[]>([]);
  /** What the last one was refused for. An edited entry is another one, so it is sent again without these warnings. */
  const [refused, setRefused] = useState<{ check: PrescriptionCheck; isWarned: boolean } | null>(null);
  const [medicine, setMedicine] = useState('');
  /** The medicine for which the doctor confirmed that it could not be checked. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { add, isPending, error } = useAddAsDoctor(
    kind,
    { patient, opening },
    {
      onDone: ({ message, check }) => {
        const { draft, startAgain } = sent.current ?? {};
        const words = draft && check ? howFar(saved, draft.medication, check) : [];
        toast.success([message, ...words].join(' '));
        if (!draft || !startAgain) return onClose();
        setAdded((before) => [...before, draft]);
        setMedicine('');
        setConfirmed(null);
        setRefused(null);
        startAgain();
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
      {...(kind === 'prescription' && { another: m.another })}
      {...(added.length > 0 && { done: m.done })}
      above={
        <>
          <MiniSight {...record} />
          <AddedMedicines medicines={added} />
        </>
      }
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
      onSubmit={(draft, uploadId, startAgain) => {
        sent.current = { draft, uploadId, startAgain };
        add(draft, uploadId, { isConfirmed });
      }}
      onEdit={({ medication }) => {
        setMedicine(medication);
        setRefused(null);
      }}
      onClose={onClose}
    >
      {refused?.isWarned && (
        <ScrolledTo>
          <PrescriptionWarnings
            check={refused.check}
            isPending={isPending}
            onChooseAnother={() => setRefused(null)}
            onOverride={(override) => {
              if (sent.current) add(sent.current.draft, sent.current.uploadId, { isConfirmed, override });
            }}
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

/** The check of a refusal; null if a later server sends another one. */
function checkOf(parameter: unknown): PrescriptionCheck | null {
  const isCheck = typeof parameter === 'object' && parameter !== null && 'warnings' in parameter;
  return isCheck ? (parameter as PrescriptionCheck) : null;
}
