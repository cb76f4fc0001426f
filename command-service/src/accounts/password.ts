import { verifyPassword } from '@anamnesis/platform/passwords/passwords';
import type { Ports } from '../ports.js';
import { type Credentials, credentialsDecider } from './credentials.decider.js';

/** Whether this is the current password of the account. Takes as long for an unknown account. */
export async function isCurrentPassword(
  { commands }: Pick<Ports, 'commands'>,
  stream: string,
  password: string,
): Promise<boolean> {
  return isPasswordOf(await commands.load(credentialsDecider, stream), password);
}

/** The same for credentials that are already loaded. */
export const isPasswordOf = (known: Credentials, password: string): Promise<boolean> =>
  verifyPassword(known.status === 'none' ? null : known.passwordHash, password);
