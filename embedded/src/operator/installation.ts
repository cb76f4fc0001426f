import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { appoint, createAccountIds, type NewAppointed } from '@anamnesis/command-service/app';
import { createDigest } from '@anamnesis/platform/deciding/digest';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { derive, openLog } from '@anamnesis/platform/process/adapters';
import { installationSecrets } from '../launcher/secrets.js';
import type { Settings } from '../launcher/settings.js';

type Named = Pick<Settings, 'DATA_DIR' | 'EVENTSTORE_URL' | 'DATABASE_URL' | 'MASTER_KEY'>;

/**
 * Appoints an auditor or an operator in the installation that the settings name, by default the one that runs on the data
 * folder, and answers the password. Throws when none runs; refuses EMAIL_TAKEN.
 */
export async function appointIn(named: Named, person: Omit<NewAppointed, 'password'>): Promise<string> {
  const running = (await readFile(join(named.DATA_DIR, 'running.json'), 'utf8').then(
    JSON.parse,
    () => ({}),
  )) as Partial<Record<'EVENTSTORE_URL' | 'DATABASE_URL', string>>;
  const EVENTSTORE_URL = named.EVENTSTORE_URL ?? running.EVENTSTORE_URL;
  const DATABASE_URL = named.DATABASE_URL ?? running.DATABASE_URL;
  if (!EVENTSTORE_URL || !DATABASE_URL)
    throw new Error('Start Anamnesis first (npm start), or name EVENTSTORE_URL and DATABASE_URL.');
  const MASTER_KEY = named.MASTER_KEY ?? (await installationSecrets(named.DATA_DIR)).masterKey;

  const pool = openPool(DATABASE_URL, (error) => process.stderr.write(`${error.message}\n`), 2);
  const { store, codec } = await openLog({ EVENTSTORE_URL, MASTER_KEY }, pool, eventDefinitions);
  const password = randomBytes(12).toString('base64url');
  try {
    await appoint(
      {
        commands: createCommandBus(store, codec),
        ids: createAccountIds(derive(MASTER_KEY, 'account ids')),
        digest: createDigest(derive(MASTER_KEY, 'digests')),
      },
      { ...person, password },
      { commandId: randomUUID(), correlationId: `${person.role}:create` },
    );
  } finally {
    await store.close();
    await pool.end();
  }
  return password;
}
