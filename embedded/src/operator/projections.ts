import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openLog, vaultKeyOf } from '@anamnesis/platform/process/adapters';
import { projectionsCommand } from '@anamnesis/projectors/app';
import { settings } from '../launcher/settings.js';
import { connectionsOf } from './installation.js';

/** `npm run projections -- verify` and so on: what an operator asks of the read models of the running installation. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { EVENTSTORE_URL, DATABASE_URL, MASTER_KEY } = await connectionsOf(readConfig(settings, process.env));
  const pool = openPool(DATABASE_URL, (error) => say(error.message));
  const log = { EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(MASTER_KEY) };
  const { store, codec } = await openLog(log, pool, eventDefinitions);
  try {
    if (!(await projectionsCommand(process.argv.slice(2), { pool, store, codec, say }))) process.exitCode = 1;
  } finally {
    await store.close();
    await pool.end();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
