import { eventDefinitions } from '@anamnesis/contracts/events';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { openLog } from '@anamnesis/platform/process/adapters';
import { projectionsCommand } from './projections-command.js';

type Settings = Parameters<typeof openLog>[0] & { DATABASE_URL: string };

/**
 * Runs what an operator asks of the projections on the command line of this process, on the installation that `findSettings`
 * answers. The exit code is 1 when something is not as it should be; why is printed.
 */
export async function operateProjections(findSettings: () => Settings | Promise<Settings>): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const settings = await findSettings();
    const pool = openPool(settings.DATABASE_URL, (error) => say(error.message));
    try {
      const { store, codec } = await openLog(settings, pool, eventDefinitions);
      try {
        if (!(await projectionsCommand(process.argv.slice(2), { pool, store, codec, say }))) process.exitCode = 1;
      } finally {
        await store.close();
      }
    } finally {
      await pool.end();
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
