import { join, resolve } from 'node:path';
import { readConfig } from '@anamnesis/platform/config/config';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { backUp } from '../backup/back-up.js';
import { headWords, newestHead } from '../backup/heads-copy.js';
import { settings } from '../launcher/settings.js';

process.umask(0o077);

/** `npm run backup -- <folder>`: backs up the installation of the data folder, running or stopped. */
await runCommand('backup', async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder of the backup: npm run backup -- <folder>');
  const configured = readConfig(settings, process.env);
  const { files } = await backUp(configured, resolve(folder));
  const newest = await newestHead(join(resolve(folder), 'integrity'));
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  process.stdout.write(
    `Backed up ${Object.keys(files).length} files, ${Math.ceil(bytes / 1_000_000)} MB, to ${resolve(folder)}.\n` +
      (newest
        ? `The signed heads of the log are in it: ${headWords(newest)}.\n`
        : 'No signed heads of the log are in it.\n') +
      'Not in it are, of the data folder, the master key (secrets.json) and the list of erasures (erasures). Store copies of these elsewhere:\n' +
      'without the key nothing personal can be read, and without the list erased persons return with a restored backup. Store the newest\n' +
      'signed heads (integrity) elsewhere too: only they tell what was recorded after this backup.\n' +
      (configured.S3_BUCKET ? 'The files are in the bucket, which has its own backups: none is in this one.\n' : ''),
  );
  return true;
});
