import { resolve } from 'node:path';
import { readConfig } from '@anamnesis/platform/config/config';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { restore } from '../backup/restore.js';
import { settings } from '../launcher/settings.js';

process.umask(0o077);

/** `npm run restore -- <folder>`: restores a backup into an empty data folder. */
await runCommand('restore', async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder of the backup: npm run restore -- <folder>');
  const configured = readConfig(settings, process.env);
  const { madeAt } = await restore(configured, resolve(folder));
  process.stdout.write(
    `The backup of ${madeAt} is restored to ${configured.DATA_DIR}. The next start builds the read models, and erases again whom the list of erasures names.\n`,
  );
  return true;
});
