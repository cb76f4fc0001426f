import { verifyPassword } from '@anamnesis/platform/passwords/passwords';
import type { Ports } from '../ports.js';
import { type Credentials, credentialsDecider } from './credentials.decider.js';

/** Whether a password opens the account of a stream now, whatever once did. An unknown account says no, and takes as long. */
export async function opensAccount(
  { commands }: Pick<Ports, 'commands'>,
  stream: string,
  password: string,
): Promise<boolean> {
  return isPasswordOf(await commands.load(credentialsDecider, stream), password);
}

/** The same of credentials that were read before. */
export const isPasswordOf = (known: Credentials, password: string): Promise<boolean> =>
  verifyPassword(known.status === 'none' ? null : known.passwordHash, password);
