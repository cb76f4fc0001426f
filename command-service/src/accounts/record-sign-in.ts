import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { type RequestIdentity, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { linkGoogleAccount } from './link-google-account.js';
import { accountStream } from './account-stream.js';
import { accountView, activityView, type Person } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { type Patient, patientDecider } from './patient.decider.js';
import { type RecordSignIn, signInStreakDecider, signInStreakStream } from './sign-in-streak.decider.js';
import { patientProfileStream, currentProfile } from './current-profile.js';

/** The first step of a sign-in. */
export type FirstStep = { by: 'pwd' } | { by: 'google'; subject: string };

/** A signed-in patient, as the replies to sign-in and sign-up show them. */
export interface SignedInPatient {
  user: AccountView;
  suggestedActivity: ActivityView;
  streak: number;
  maxStreak: number;
  position: bigint | null;
}

/** Records a patient's sign-in for the streak, and links the Google account if they used one. */
export async function recordPatientSignIn(
  ports: Ports,
  call: RequestIdentity,
  id: string,
  way: FirstStep,
): Promise<SignedInPatient> {
  const linked =
    way.by === 'google' ? await linkGoogleAccount(ports, call, { id, role: 'patient' }, way.subject) : null;
  const known = await ports.commands.load(patientDecider, accountStream('patient', id));
  if (known.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  const profile = await ports.commands.load(currentProfile, patientProfileStream(id));
  const { position, ...entered } = await recordDay(ports, call, 'RecordSignIn', { ...known, ...profile });
  return { ...entered, position: linked !== null && (position === null || linked > position) ? linked : position };
}

/** The same for a patient who has just signed up. */
export async function recordPatientSignUp(
  ports: Ports,
  call: RequestIdentity,
  signedUp: Patient,
): Promise<SignedInPatient> {
  if (signedUp.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  return recordDay(ports, call, 'RecordSignUp', signedUp);
}

async function recordDay(
  { commands, clock, timeZone }: Ports,
  call: RequestIdentity,
  type: RecordSignIn['type'],
  person: Person & { patientId: string },
): Promise<SignedInPatient> {
  const { patientId } = person;
  const today = clinicTime(clock(), timeZone).date;
  const cause = causeOf(call, { id: patientId, role: 'patient' });
  const command = { type, data: { patientId } };
  const stream = signInStreakStream(patientId);
  const { state, position } = await commands.handle(signInStreakDecider, stream, command, { today }, cause);
  const { streak, maxStreak } = state;
  const user = accountView('patient', patientId, person);
  return { user, suggestedActivity: activityView(state.activity), streak, maxStreak, position };
}

/** A doctor's sign-in; links the Google account if they used one. */
export async function recordDoctorSignIn(ports: Ports, call: RequestIdentity, id: string, way: FirstStep) {
  const actor = { id, role: 'doctor' } as const;
  const position = way.by === 'google' ? await linkGoogleAccount(ports, call, actor, way.subject) : null;
  return { state: await ports.commands.load(doctorDecider, accountStream('doctor', id)), position };
}
