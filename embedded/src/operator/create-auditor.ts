import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { appointAuditor, createAccountIds } from '@anamnesis/command-service/app';
import { readConfig } from '@anamnesis/platform/config/config';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { derive, openLog } from '@anamnesis/platform/process/adapters';
import { settings } from '../launcher/settings.js';
import { installationSecrets } from '../launcher/secrets.js';

/** `npm run auditor:create -- --email … --name …`: appoints an auditor in the running installation and tells the password. */
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
if (!values.email || !values.name)
  throw new Error('Usage: npm run auditor:create -- --email E-MAIL --name "FULL NAME"');

const chosen = readConfig(settings, process.env);
const running = (await readFile(join(chosen.DATA_DIR, 'running.json'), 'utf8').then(JSON.parse, () => ({}))) as Partial<
  Record<'EVENTSTORE_URL' | 'DATABASE_URL', string>
>;
const EVENTSTORE_URL = chosen.EVENTSTORE_URL ?? running.EVENTSTORE_URL;
const DATABASE_URL = chosen.DATABASE_URL ?? running.DATABASE_URL;
if (!EVENTSTORE_URL || !DATABASE_URL)
  throw new Error('Start Anamnesis first (npm start), or name EVENTSTORE_URL and DATABASE_URL.');
const MASTER_KEY = chosen.MASTER_KEY ?? (await installationSecrets(chosen.DATA_DIR)).masterKey;

const pool = openPool(DATABASE_URL, (error) => process.stderr.write(`${error.message}\n`), 2);
const { store, codec } = await openLog({ EVENTSTORE_URL, MASTER_KEY }, pool, eventDefinitions);
const password = randomBytes(12).toString('base64url');
await appointAuditor(
  { commands: createCommandBus(store, codec), ids: createAccountIds(derive(MASTER_KEY, 'account ids')) },
  { email: values.email, fullName: values.name, password },
  { commandId: randomUUID(), correlationId: 'auditor:create' },
);
process.stdout.write(
  `${values.name} can sign in at /auditor-signin with ${values.email} and this password: ${password}\n`,
);
await store.close();
await pool.end();
