import type { PrescriptionToCheck } from '@anamnesis/contracts/medicines/check';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebouncedValue } from '../doctors/use-debounced-value';

const PAUSE_MS = 400;

interface MedicineCheckState {
  /** Null until the typing pauses, and where nothing is typed. */
  readonly check: PrescriptionCheck | null;
  /** The rules could not be loaded. */
  readonly isFailed: boolean;
}

/** Checks a medicine on this device while it is typed. The rules are loaded with the first dialog. */
export function useMedicineCheck({ medicine, current, allergies }: PrescriptionToCheck): MedicineCheckState {
  const { data, isError } = useQuery({
    queryKey: ['medicine-rules'],
    staleTime: Infinity,
    queryFn: () => import('@anamnesis/contracts/medicines/check'),
  });
  const typed = useDebouncedValue(medicine, PAUSE_MS);
  const isSettled = typed === medicine && medicine.trim() !== '';
  const check = useMemo(
    () => (data && isSettled ? data.checkPrescription({ medicine, current, allergies }) : null),
    [data, isSettled, medicine, current, allergies],
  );
  return { check, isFailed: isError };
}
