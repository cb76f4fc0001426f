import { DEFAULT_CONSULTATION_TYPE } from '@anamnesis/contracts/doctors/constants';
import { CONSULTATION_TYPE_UNKNOWN, DOCTOR_NOT_FOUND, FEE_CHANGED } from '@anamnesis/contracts/doctors/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { accountStream } from '../accounts/account-stream.js';
import type { Ports } from '../ports.js';
import { type BookableDoctor, bookableDoctor } from './bookable-doctor.js';

interface RequestedOffer {
  doctorId: string;
  /** The fee that the patient was shown, in rupees; absent if the client shows none. */
  fee?: number | undefined;
  consultationType?: string | undefined;
}

/** The kind of consultation and its fee, in rupees. */
export interface AgreedOffer {
  consultationType: string;
  fee: number;
}

/**
 * Checks the requested fee and kind of consultation against the doctor's offer. Refuses DOCTOR_NOT_FOUND, FEE_CHANGED with
 * the current fee, and CONSULTATION_TYPE_UNKNOWN with the offered kinds. Decides on a cached state, up to a minute old;
 * before a refusal the stream is read again.
 */
export async function agreedOffer({ commands }: Ports, requested: RequestedOffer): Promise<AgreedOffer> {
  const stream = accountStream('doctor', requested.doctorId);
  const known = matchingOffer(await commands.recall(bookableDoctor, stream), requested);
  if (known) return known;
  const doctor = await commands.load(bookableDoctor, stream);
  if (doctor.verification.status === 'none') return refuse(DOCTOR_NOT_FOUND);
  const { fee, consultationTypes } = doctor.offer;
  if (requested.fee !== undefined && requested.fee !== fee) return refuse(FEE_CHANGED, { fee });
  return matchingOffer(doctor, requested) ?? refuse(CONSULTATION_TYPE_UNKNOWN, { consultationTypes });
}

function matchingOffer({ offer }: BookableDoctor, { fee, consultationType }: RequestedOffer): AgreedOffer | undefined {
  if (fee !== undefined && fee !== offer.fee) return undefined;
  const type = consultationType ?? offer.consultationTypes[0] ?? DEFAULT_CONSULTATION_TYPE;
  if (consultationType !== undefined && !offer.consultationTypes.includes(consultationType)) return undefined;
  return { consultationType: type, fee: offer.fee };
}
