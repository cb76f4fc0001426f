import { refuse } from '@anamnesis/contracts/language/refusal';
import { REPORT_NAMES_ANOTHER } from '@anamnesis/contracts/reading/errors';
import { otherThan } from '@anamnesis/contracts/reading/person-name';
import { accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { nameOf } from '../accounts/name-of.js';
import type { Ports } from '../ports.js';
import { type DocumentFile, storedReading } from './stored-reading.js';

/** Refuses REPORT_NAMES_ANOTHER if a document names somebody who is clearly not its patient. Says nothing of documents without a name. */
export async function refuseOtherPerson(
  { commands, files }: Pick<Ports, 'commands' | 'files'>,
  document: DocumentFile,
): Promise<void> {
  const named = (await storedReading(files, document))?.patients ?? [];
  if (named.length === 0) return;
  const account = await commands.load(credentialsDecider, accountStream('patient', document.subject));
  if (account.status !== 'known') return;
  if (otherThan(named, await nameOf({ commands }, account)).length > 0) refuse(REPORT_NAMES_ANOTHER);
}
