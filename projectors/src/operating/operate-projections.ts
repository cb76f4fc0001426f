import { eventDefinitions } from '@anamnesis/contracts/events';
import { openEventLog, openPostgres } from '@anamnesis/platform/process/backends';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { projectionsCommand } from './projections-command.js';

type Settings = Parameters<typeof openPostgres>[0] & Parameters<typeof openEventLog>[0];

/**
 * Runs an operator's command line for the projections of the installation that `findSettings`
 * returns. The exit code is 1 when a problem is found; it is printed.
 */
export const operateProjections = (findSettings: () => Settings | Promise<Settings>): Promise<void> =>
  runCommand('projections', async (own) => {
    const settings = await findSettings();
    const { pool } = openPostgres(settings, own);
    const log = await openEventLog(settings, pool, eventDefinitions, own);
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    return projectionsCommand(process.argv.slice(2), { ...{ pool, ...log, print }, signal: own.signal });
  });
