import { accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import type { Ports } from '../ports.js';

/** Whether a patient has confirmed that their email address is theirs. */
export async function hasConfirmedEmail({ commands }: Pick<Ports, 'commands'>, patientId: string): Promise<boolean> {
  const account = await commands.load(credentialsDecider, accountStream('patient', patientId));
  return account.status === 'known' && account.emailConfirmed;
}
