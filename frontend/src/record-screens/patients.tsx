import { Patients as PatientRecords } from '../records/patients';
import { deskRecordMessages } from '../records/desk-messages';
import { useMessages } from '../language/messages';
import { RequireSecondFactor } from './require-second-factor';

/** The doctor's patients and their records. */
export function Patients() {
  const m = useMessages(deskRecordMessages);
  return (
    <RequireSecondFactor title={m.title}>
      <PatientRecords />
    </RequireSecondFactor>
  );
}
