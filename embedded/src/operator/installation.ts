import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appointDirectly, type Appointee } from '@anamnesis/command-service/app';
import type { OwnProcess } from '@anamnesis/platform/process/run-service';
import { installationSecrets } from '../launcher/secrets.js';
import type { Settings } from '../launcher/settings.js';

type Named = Pick<Settings, 'DATA_DIR' | 'EVENTSTORE_URL' | 'DATABASE_URL' | 'MASTER_KEY'>;

/** The connections of the configured installation, by default of the one that runs on the data folder. Throws if none runs. */
export async function connectionsOf(
  named: Named,
): Promise<{ EVENTSTORE_URL: string; DATABASE_URL: string; MASTER_KEY: NonNullable<Named['MASTER_KEY']> }> {
  const running = (await readFile(join(named.DATA_DIR, 'running.json'), 'utf8').then(
    JSON.parse,
    noneIfMissing,
  )) as Partial<Record<'EVENTSTORE_URL' | 'DATABASE_URL', string>>;
  const EVENTSTORE_URL = named.EVENTSTORE_URL ?? running.EVENTSTORE_URL;
  const DATABASE_URL = named.DATABASE_URL ?? running.DATABASE_URL;
  if (!EVENTSTORE_URL || !DATABASE_URL)
    throw new Error('Start Anamnesis first (npm start), or set EVENTSTORE_URL and DATABASE_URL.');
  const MASTER_KEY = named.MASTER_KEY ?? (await installationSecrets(named.DATA_DIR)).masterKey;
  return { EVENTSTORE_URL, DATABASE_URL, MASTER_KEY };
}

function noneIfMissing(error: NodeJS.ErrnoException): object {
  if (error.code === 'ENOENT') return {};
  throw error;
}

/** Appoints an auditor or an operator there and returns the password. Throws if none runs; refuses with EMAIL_TAKEN. */
export const appointIn = async (named: Named, person: Appointee, own: OwnProcess): Promise<string> =>
  appointDirectly(await connectionsOf(named), person, own);
