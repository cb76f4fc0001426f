import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { otherThan } from '@anamnesis/contracts/reading/person-name';
import { useRef, useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import type { DocumentReading } from './use-reading';

type Named = NonNullable<DocumentReading['patients']>;
const NOBODY: Named = [];

/** Whether a document names somebody else than the signed-in patient, and their word that the values are theirs all the same. `isSaved`: they gave it before. */
export function useWhoseReport(patients: Named = NOBODY, isSaved: boolean) {
  const own = useApiQuery(currentPatient, {}, { enabled: patients.length > 0 }).data?.data.fullName ?? null;
  const [areOwn, setOwn] = useState(isSaved);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const others = own === null ? NOBODY : otherThan(patients, own);
  return {
    own,
    patients,
    others,
    areOwn,
    isMissing,
    box,
    confirm: (confirmed: boolean) => {
      setOwn(confirmed);
      setMissing(false);
    },
    /** Whether the values may be saved; says what is missing if not. */
    isSettled: (): boolean => {
      const isSettled = others.length === 0 || areOwn;
      setMissing(!isSettled);
      if (!isSettled) box.current?.focus();
      return isSettled;
    },
  };
}
export type WhoseReport = ReturnType<typeof useWhoseReport>;
