import type { erasePatient } from '@anamnesis/contracts/erasure/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import { WORKER } from '@anamnesis/contracts/language/role';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { nameOf } from '../accounts/name-of.js';
import { causeOf } from '../cause.js';
import type { ForgottenTexts, Ports } from '../ports.js';
import { endShareLinks } from '../share/end-share-links.js';
import { callOffAppointments, hasAppointmentAhead } from './appointment-ahead.js';
import { erasureDecider, erasureStream, type ErasureCommand } from './erasure.decider.js';

type Needed = Pick<Ports, 'commands' | 'clock' | 'erasure'>;
type Deciding = Needed & Pick<Ports, 'timeZone'>;

/**
 * Takes the next steps of a due erasure: the decision, the list of erasures, the key, what others still have open, everything outside the log. It
 * is called again until it is done; a crash between two steps is continued by the next call. What another process decides about the person
 * in the minute in which it trusts a copy of the key is found by a call after that minute.
 */
export async function handleErase(
  ports: Deciding,
  call: Call<typeof erasePatient>,
): Promise<Answer<typeof erasePatient>> {
  const { patientId } = call.params;
  const cause = consequenceOf(causeOf(call, call.actor));
  const { status } = await ports.commands.load(erasureDecider, erasureStream(patientId));
  const hasAppointment = status === 'requested' && (await hasAppointmentAhead(ports, patientId));
  const begun = await decide(ports, { type: 'Erase', data: { patientId, hasAppointment } }, cause);
  if (begun.state.status === 'erased') return { body: { state: 'done' }, position: begun.position };
  const { isForgotten, forgottenAt } = await destroy(ports, patientId);
  await endShareLinks(ports, patientId, cause);
  const isFree = await callOffAppointments(ports, patientId, cause);
  if (!isForgotten || !isFree || !(await ports.erasure.forgetting.replace(patientId, forgottenAt)))
    return { body: { state: 'waiting' }, position: begun.position };
  await ports.erasure.emails.finish(patientId);
  const remains = await ports.erasure.countRemains(patientId);
  const ended = await decide(ports, { type: 'CompleteErasure', data: { patientId, remains } }, cause);
  return { body: { state: 'done' }, position: ended.position };
}

/**
 * Erases everybody on the list of erasures whom a restored backup has brought back, and bars the others: after a backup from before their
 * registration they could register, and be erased at the next start. Call it before any request is accepted; the job for due erasures
 * completes what it begins. Returns the erased accounts.
 */
export async function eraseListed(ports: Needed): Promise<readonly string[]> {
  const { list, forgetting } = ports.erasure;
  const returned = await forgetting.bar(await list.all());
  for (const patientId of returned) {
    const commandId = uuidOf(`erase again/${patientId}`);
    const cause = { actor: WORKER, correlationId: commandId, commandId, asked: null };
    await decide(ports, { type: 'EraseAgain', data: { patientId } }, cause);
    await destroy(ports, patientId);
  }
  return returned;
}

async function destroy({ commands, erasure }: Needed, patientId: string) {
  // The list comes first: a key that is gone without an entry would return with a backup.
  await erasure.list.add(patientId);
  const texts = await textsOf({ commands }, patientId);
  if (texts) await erasure.emails.forget(patientId, texts);
  return erasure.forgetting.destroy(patientId);
}

/** Names and addresses, as the emails of this machine's mailbox contain them; null once the key is destroyed. */
async function textsOf(ports: Pick<Ports, 'commands'>, patientId: string): Promise<ForgottenTexts | null> {
  const account = await ports.commands.load(credentialsDecider, accountStream('patient', patientId));
  if (account.status === 'none' || !account.email.includes('@')) return null;
  const { email, fullName, emails } = account;
  const earlier = emails.changes.map(({ before }) => before.email);
  const pending = emails.pending ? [emails.pending.email] : [];
  return { addresses: [email, ...earlier, ...pending], names: [fullName, await nameOf(ports, account)] };
}

const decide = ({ commands, clock }: Needed, command: ErasureCommand, cause: Cause) =>
  commands.handle(erasureDecider, erasureStream(command.data.patientId), command, { now: clock() }, cause);
