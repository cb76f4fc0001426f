import type { Ports } from '../ports.js';
import type { Account } from './credentials.decider.js';
import { patientProfileStream, currentProfile } from './current-profile.js';

/** The current name of an account. A patient's is in the stream of their profile. */
export async function nameOf({ commands }: Pick<Ports, 'commands'>, account: Account): Promise<string> {
  const { role, accountId, fullName } = account;
  if (role !== 'patient') return fullName;
  const profile = await commands.load(currentProfile, patientProfileStream(accountId));
  return profile?.fullName ?? fullName;
}
