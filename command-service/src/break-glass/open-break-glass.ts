import { MAX_BREAK_GLASS_PER_DAY } from '@anamnesis/contracts/break-glass/constants';
import { BREAK_GLASS_TOO_MANY } from '@anamnesis/contracts/break-glass/errors';
import type { BreakGlassFacts } from '@anamnesis/contracts/break-glass/policy';
import type { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { accountAt } from '../accounts/account-at.js';
import { accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { treatmentBetween } from '../records/treatment.js';
import { verificationDecider } from '../registrations/verification.decider.js';
import { breakGlassDecider, breakGlassStream } from './break-glass.decider.js';

type OpenCall = Call<typeof openBreakGlass>;

/**
 * Opens a patient's record in an emergency. An attempt counts before the patient is looked up, since its outcome tells whether there is
 * an account; a repeated request does not count again.
 */
export async function openInEmergency(ports: Ports, call: OpenCall): Promise<Answer<typeof openBreakGlass>> {
  const { commands, clock, lockOut } = ports;
  const { actor, body } = call;
  const now = clock();
  const breakGlassId = uuidOf(`break-glass/${actor.id}/${call.commandId}`);
  const stream = breakGlassStream(breakGlassId);
  const isRepeated = (await commands.load(breakGlassDecider, stream)).status !== 'none';
  const { status } = await commands.load(verificationDecider, accountStream('doctor', actor.id));
  const doctor = { id: actor.id, isVerified: status === 'verified' };
  if (doctor.isVerified && !isRepeated) {
    const bucket = `break-glass ${actor.id} ${now.toISOString().slice(0, 10)}`;
    if (!(await lockOut.attempts.within(bucket, MAX_BREAK_GLASS_PER_DAY))) refuse(BREAK_GLASS_TOO_MANY);
  }
  const facts = { breakGlassId, doctor, patient: doctor.isVerified ? await patientOf(ports, call) : null };
  const { state, position } = await commands.handle(
    breakGlassDecider,
    stream,
    { type: 'OpenBreakGlass', by: actor, data: { reason: body.reason, facts } },
    { now },
    causeOf(call, actor),
  );
  const { patientId, expiresAt } = state.status === 'none' ? { patientId: '', expiresAt: '' } : state;
  return { body: { success: true, data: { breakGlassId, patientId, expiresAt } }, position };
}

/** The account with this address or id; null without one. */
async function patientOf(ports: Ports, { actor, body }: OpenCall): Promise<BreakGlassFacts['patient']> {
  const { commands, ids } = ports;
  const patient =
    body.patientId === undefined
      ? (await accountAt(ports, 'patient', body.userEmail ?? '')).known
      : await commands.load(credentialsDecider, accountStream('patient', body.patientId));
  if (patient.status === 'none') return null;
  const own = await commands.load(credentialsDecider, accountStream('doctor', actor.id));
  // The same owner has another account as a patient: its id differs, its address may be the same.
  const isDoctor =
    own.status === 'known' && ids.account('patient', own.email) === ids.account('patient', patient.email);
  const pair = { doctorId: actor.id, patientId: patient.accountId };
  const isTreated = (await treatmentBetween(ports, pair, undefined)) !== null;
  return { id: patient.accountId, isDoctor, isTreated };
}
