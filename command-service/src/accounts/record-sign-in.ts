import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import type { AccountView, ActivityView } from '@anamnesis/contracts/accounts/routes';
import { suggestActivity } from '@anamnesis/contracts/profiles/suggestion';
import { endOfOwnDay, ownDay, type ZoneHeader } from '@anamnesis/contracts/time/own-day';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { type RequestIdentity, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { linkGoogleAccount } from './link-google-account.js';
import { accountStream } from './account-stream.js';
import { accountView, type Person } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { type Patient, patientDecider } from './patient.decider.js';
import { type RecordSignIn, signInStreakDecider, signInStreakStream } from './sign-in-streak.decider.js';
import { patientProfileStream } from './current-profile.js';
import { profileAtSignIn, type ProfileAtSignIn } from './profile-at-sign-in.js';

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

/** A request that starts a patient's sign-in. */
export type SignInCall = RequestIdentity & { readonly headers: ZoneHeader };

/** Records a patient's sign-in for the streak, and links the Google account if they used one. */
export async function recordPatientSignIn(
  ports: Ports,
  call: SignInCall,
  id: string,
  way: FirstStep,
): Promise<SignedInPatient> {
  const linked =
    way.by === 'google' ? await linkGoogleAccount(ports, call, { id, role: 'patient' }, way.subject) : null;
  const known = await ports.commands.load(patientDecider, accountStream('patient', id));
  if (known.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  const facts = await ports.commands.load(profileAtSignIn, patientProfileStream(id));
  const person = { ...known, ...facts.profile };
  const { position, ...entered } = await recordDay(ports, call, 'RecordSignIn', person, facts);
  return { ...entered, position: linked !== null && (position === null || linked > position) ? linked : position };
}

/** The same for a patient who has just signed up. */
export async function recordPatientSignUp(ports: Ports, call: SignInCall, signedUp: Patient): Promise<SignedInPatient> {
  if (signedUp.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  return recordDay(ports, call, 'RecordSignUp', signedUp, profileAtSignIn.initialState);
}

async function recordDay(
  { commands, clock, timeZone }: Ports,
  call: SignInCall,
  type: RecordSignIn['type'],
  person: Person & { patientId: string; age: number | null },
  { interests, answers }: ProfileAtSignIn,
): Promise<SignedInPatient> {
  const { patientId, age } = person;
  const now = clock();
  const today = ownDay(now, call.headers, timeZone);
  const day = { today, now, endsAt: endOfOwnDay(now, call.headers, timeZone) };
  const cause = causeOf(call, { id: patientId, role: 'patient' });
  const command = { type, data: { patientId } };
  const stream = signInStreakStream(patientId);
  const { state, position } = await commands.handle(signInStreakDecider, stream, command, day, cause);
  const { streak, maxStreak } = state;
  const user = accountView('patient', patientId, person);
  const { activity } = suggestActivity(patientId, today, { age, interests, answers });
  return { user, suggestedActivity: activity, streak, maxStreak, position };
}

/** A doctor's sign-in; links the Google account if they used one. */
export async function recordDoctorSignIn(ports: Ports, call: RequestIdentity, id: string, way: FirstStep) {
  const actor = { id, role: 'doctor' } as const;
  const position = way.by === 'google' ? await linkGoogleAccount(ports, call, actor, way.subject) : null;
  return { state: await ports.commands.load(doctorDecider, accountStream('doctor', id)), position };
}
