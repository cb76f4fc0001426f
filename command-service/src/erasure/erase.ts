import type { erasePatient } from '@anamnesis/contracts/erasure/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import { WORKER } from '@anamnesis/contracts/language/role';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { nameOf } from '../accounts/name-of.js';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { erasureDecider, erasureStream, type ErasureCommand } from './erasure.decider.js';

type Needed = Pick<Ports, 'commands' | 'clock' | 'erasure'>;

/**
 * Takes the next steps of a due erasure: the decision, the list of erasures, the key, everything outside the log. It is called again
 * until it is done; a crash between two steps is continued by the next call.
 */
export async function handleErase(
  ports: Needed,
  call: Call<typeof erasePatient>,
): Promise<Answer<typeof erasePatient>> {
  const { patientId } = call.params;
  const cause = consequenceOf(causeOf(call, call.actor));
  const begun = await decide(ports, { type: 'Erase', data: { patientId } }, cause);
  if (begun.state.status === 'erased') return { body: { state: 'done' }, position: begun.position };
  const { isForgotten, forgottenAt } = await destroy(ports, patientId);
  if (!isForgotten || !(await ports.erasure.forgetting.replace(patientId, forgottenAt)))
    return { body: { state: 'waiting' }, position: begun.position };
  const remains = await ports.erasure.countRemains(patientId);
  const ended = await decide(ports, { type: 'CompleteErasure', data: { patientId, remains } }, cause);
  return { body: { state: 'done' }, position: ended.position };
}

/**
 * Erases everybody on the list of erasures whom a restored backup has brought back. Call it before any request is accepted; the job for
 * due erasures completes what it begins. Returns the accounts.
 */
export async function eraseListed(ports: Needed): Promise<readonly string[]> {
  const { list, forgetting } = ports.erasure;
  const living = await forgetting.living(await list.all());
  for (const patientId of living) {
    const commandId = uuidOf(`erase again/${patientId}`);
    const cause = { actor: WORKER, correlationId: commandId, commandId, asked: null };
    await decide(ports, { type: 'EraseAgain', data: { patientId } }, cause);
    await destroy(ports, patientId);
  }
  return living;
}

async function destroy({ commands, erasure }: Needed, patientId: string) {
  // The list comes first: a key that is gone without an entry would return with a backup.
  await erasure.list.add(patientId);
  await erasure.forgetEmails(await textsOf({ commands }, patientId));
  return erasure.forgetting.destroy(patientId);
}

/** Name and addresses, as the emails of this machine's mailbox contain them; none once the key is destroyed. */
async function textsOf(ports: Pick<Ports, 'commands'>, patientId: string): Promise<readonly string[]> {
  const account = await ports.commands.load(credentialsDecider, accountStream('patient', patientId));
  if (account.status === 'none' || !account.email.includes('@')) return [];
  const { email, fullName, emails } = account;
  const earlier = emails.changes.map(({ before }) => before.email);
  const texts = [email, ...earlier, emails.pending?.email ?? '', fullName, await nameOf(ports, account)];
  return texts.filter((text) => text !== '');
}

const decide = ({ commands, clock }: Needed, command: ErasureCommand, cause: Cause) =>
  commands.handle(erasureDecider, erasureStream(command.data.patientId), command, { now: clock() }, cause);
