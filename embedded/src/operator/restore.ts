import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@anamnesis/platform/config/config';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { restore } from '../backup/restore.js';
import { headsFolder, headWords, newestHead } from '../backup/heads-copy.js';
import { settings } from '../launcher/settings.js';

process.umask(0o077);

/** `npm run restore -- <folder> [--without-erasures]`: restores a backup into an empty data folder. */
await runCommand('restore', async () => {
  const { values, positionals } = parseArgs({
    options: { 'without-erasures': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the backup: npm run restore -- <folder>');
  await access(folder).catch((cause: unknown) => {
    throw new Error(`There is no backup at ${resolve(folder)}.`, { cause });
  });
  const configured = readConfig(settings, process.env);
  const withoutErasures = values['without-erasures'];
  const { madeAt } = await restore(configured, resolve(folder), { withoutErasures });
  const heads = headsFolder(configured);
  const newest = heads === null ? null : await newestHead(heads);
  process.stdout.write(
    `The backup of ${madeAt} is restored to ${configured.DATA_DIR}. The next start builds the read models${
      withoutErasures
        ? '.\nThere is no list of erasures: whoever was erased since the backup is back, and is not erased again.\n'
        : ', and erases again whom the list of erasures names.\n'
    }${newest ? `Of the signed heads of the log ${headWords(newest)}. If the installation has a newer one, events are missing.\n` : ''}${configured.S3_BUCKET ? 'The files are in the bucket, which has its own backups: none was restored.\n' : ''}`,
  );
  return true;
});
