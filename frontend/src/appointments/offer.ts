import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';

/** A doctor's fee and kinds of consultation, as shown to the patient before booking. */
export type Offer = Pick<DoctorCard, 'fee' | 'consultationTypes'>;

/** The offer, updated by a refusal whose parameters hold a new fee or other kinds of consultation. */
export function offerAfter({ parameters }: { parameters?: Readonly<Record<string, unknown>> }, shown: Offer): Offer {
  const { fee, consultationTypes } = parameters ?? {};
  return {
    fee: typeof fee === 'number' ? fee : shown.fee,
    consultationTypes: isTexts(consultationTypes) ? consultationTypes : shown.consultationTypes,
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
