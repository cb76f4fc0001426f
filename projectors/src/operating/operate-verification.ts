import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Finding } from '@anamnesis/contracts/integrity/findings';
import { openIntegritySchema } from '@anamnesis/platform/integrity/schema';
import { verifyLog } from '@anamnesis/platform/integrity/verify-log';
import { openIntegrityLog } from '@anamnesis/platform/process/adapters';
import { openEventLog, openPostgres } from '@anamnesis/platform/process/backends';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { verifyAndStore } from '../nightly.js';

type Settings = Parameters<typeof openPostgres>[0] &
  Parameters<typeof openEventLog>[0] &
  Parameters<typeof openIntegrityLog>[0];

/**
 * Verifies the log of the installation that `findSettings` returns, as each night, prints what differs and stores the result. The exit code
 * is 1 unless the log agrees with its tree and with every signed head.
 */
export const operateVerification = (findSettings: () => Settings | Promise<Settings>): Promise<void> =>
  runCommand('verify', async (own) => {
    const settings = await findSettings();
    const { pool } = openPostgres(settings, own);
    const { store } = await openEventLog(settings, pool, eventDefinitions, own);
    await openIntegritySchema(pool);
    let checked = 0;
    const verify = async () => {
      const result = await verifyLog({ pool, store, ...(await openIntegrityLog(settings)) }, own.signal);
      checked = result.checked;
      return result;
    };
    const findings = await verifyAndStore('log', verify, { pool, logger: own.logger }, own.signal);
    own.signal.throwIfAborted();
    if (findings === null) throw new Error('The log could not be verified; the reason is above.');
    for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
    if (findings.length === 0) process.stdout.write(`The log agrees with its tree and its heads: ${checked} events.\n`);
    return findings.length === 0;
  });

/** One line of facts: `edited: index 7, position 9, …`. */
const lineOf = ({ kind, ...facts }: Finding): string =>
  `${kind}: ${Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}`;
