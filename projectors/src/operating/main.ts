import { eventDefinitions } from '@anamnesis/contracts/events';
import { readConfig } from '@anamnesis/platform/config/config';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openLog } from '@anamnesis/platform/process/adapters';
import { environment } from '../environment.js';
import { projectionsCommand } from './projections-command.js';

/** `node projectors/dist/operating/main.js verify` and so on: what an operator asks of a cluster's read models. */
const env = readConfig(environment, process.env);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const pool = openPool(env.DATABASE_URL, (error) => say(error.message));
const { store, codec } = await openLog(env, pool, eventDefinitions);
try {
  if (!(await projectionsCommand(process.argv.slice(2), { pool, store, codec, say }))) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await store.close();
  await pool.end();
}
