import { always, definePolicy, type GrantAboutOne, policy, type Rule } from '../language/policy.js';
import { BREAK_GLASS_NO_PATIENT, BREAK_GLASS_NOT_VERIFIED, BREAK_GLASS_OWN, BREAK_GLASS_TREATED } from './errors.js';

/** The facts about an attempt to open a record in an emergency. */
export interface BreakGlassFacts {
  readonly breakGlassId: string;
  readonly doctor: { readonly id: string; readonly isVerified: boolean };
  /**
   * `isDoctor`: the patient's account has the doctor's own address. `isTreated`: the doctor may read the record by an appointment. Null without
   * an account.
   */
  readonly patient: { readonly id: string; readonly isDoctor: boolean; readonly isTreated: boolean } | null;
}

export interface BreakGlassGrant extends GrantAboutOne {
  readonly ground: { readonly purpose: 'emergency'; readonly breakGlassId: string };
}

const verifiedDoctor: Rule<BreakGlassFacts, BreakGlassGrant> = {
  when: 'once verified, about any patient whom they do not treat, but themselves',
  ask({ id }, { breakGlassId, doctor, patient }) {
    // Before anything is said about the patient.
    if (doctor.id !== id || !doctor.isVerified) return BREAK_GLASS_NOT_VERIFIED;
    if (!patient) return null;
    if (patient.isDoctor) return BREAK_GLASS_OWN;
    // Otherwise the patient and the auditor are told of an emergency that is none.
    if (patient.isTreated) return BREAK_GLASS_TREATED;
    return { subject: patient.id, ground: { purpose: 'emergency', breakGlassId } };
  },
};

export const breakGlassActions = definePolicy<BreakGlassFacts, BreakGlassGrant>()(
  { about: 'emergency access', otherwise: BREAK_GLASS_NO_PATIENT, recorded: false },
  { openBreakGlass: { doctor: verifiedDoctor } },
);

const reviewing = { auditor: always('audit', 'to review emergency access') };

export const breakGlassReviewActions = policy({
  listBreakGlass: reviewing,
  reviewBreakGlass: reviewing,
  showBreakGlassEmail: { worker: always('email') },
});
