import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { derive, vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { openEventLog, openPostgres } from '@anamnesis/platform/process/backends';
import type { OwnProcess } from '@anamnesis/platform/process/run-service';
import { createAccountIds } from './account-id.js';
import { appoint, type NewAppointed } from './appoint.js';

/** The person to appoint. The password is generated here. */
export type Appointee = Omit<NewAppointed, 'password'>;

const USAGE =
  'Usage: operator --email EMAIL --name "FULL NAME" (or auditor); with npm: npm run operator:create -- --email EMAIL --name "FULL NAME"';

/** Parses the command line `operator --email … --name …` (or `auditor …`). Throws an error with the usage. */
export function readAppointee(args: readonly string[]): Appointee {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const [role] = positionals;
  const { email, name: fullName } = values;
  if ((role !== 'auditor' && role !== 'operator') || !email || !fullName) throw new Error(USAGE);
  return { role, email, fullName };
}

/** The text that the command prints. */
export const appointedSentence = ({ role, email, fullName }: Appointee, password: string): string =>
  `${fullName} can sign in at /${role}-signin with ${email} and this password: ${password}\n`;

/**
 * Appoints an auditor or an operator by appending to the log directly, without a running service. Returns the password.
 * Connections are closed with `own.closing`. Refuses EMAIL_TAKEN.
 */
export async function appointDirectly(
  { EVENTSTORE_URL, DATABASE_URL, MASTER_KEY }: { EVENTSTORE_URL: string; DATABASE_URL: string; MASTER_KEY: Buffer },
  person: Appointee,
  own: OwnProcess,
): Promise<string> {
  const { pool } = openPostgres({ DATABASE_URL }, own);
  const settings = { EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(MASTER_KEY) };
  const { store, codec } = await openEventLog(settings, pool, eventDefinitions, own);
  const password = randomBytes(12).toString('base64url');
  await appoint(
    {
      commands: createCommandBus(store, codec),
      ids: createAccountIds(derive(MASTER_KEY, 'account ids')),
      digest: createDigest(derive(MASTER_KEY, 'digests')),
    },
    { ...person, password },
    { commandId: randomUUID(), correlationId: `${person.role}:create` },
  );
  return password;
}
