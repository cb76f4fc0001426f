import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';

/** What a doctor offers, as the patient is shown it before booking. */
export type Offer = Pick<DoctorCard, 'fee' | 'consultationTypes'>;

/** The offer after a refusal that names a new fee or other kinds of consultation; else the offer as it was. */
export function offerAfter({ details }: { details?: Readonly<Record<string, unknown>> }, shown: Offer): Offer {
  const { fee, consultationTypes } = details ?? {};
  return {
    fee: typeof fee === 'number' ? fee : shown.fee,
    consultationTypes: isTexts(consultationTypes) ? consultationTypes : shown.consultationTypes,
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
