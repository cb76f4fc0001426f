import { always, definePolicy, type GrantAboutOne, policy, type Rule } from '../language/policy.js';
import { BREAK_GLASS_NO_PATIENT, BREAK_GLASS_NOT_VERIFIED, BREAK_GLASS_OWN } from './errors.js';

/** The facts about an attempt to open a record in an emergency. */
export interface BreakGlassFacts {
  readonly breakGlassId: string;
  readonly doctor: { readonly id: string; readonly isVerified: boolean };
  /** `isDoctor`: the patient's account has the doctor's own address. Null without an account. */
  readonly patient: { readonly id: string; readonly isDoctor: boolean } | null;
}

export interface BreakGlassGrant extends GrantAboutOne {
  readonly ground: { readonly purpose: 'emergency'; readonly breakGlassId: string };
}

const verifiedDoctor: Rule<BreakGlassFacts, BreakGlassGrant> = {
  when: 'once verified, about any patient but themselves',
  ask({ id }, { breakGlassId, doctor, patient }) {
    // Before anything is said about the patient.
    if (doctor.id !== id || !doctor.isVerified) return BREAK_GLASS_NOT_VERIFIED;
    if (!patient) return null;
    return patient.isDoctor ? BREAK_GLASS_OWN : { subject: patient.id, ground: { purpose: 'emergency', breakGlassId } };
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
