import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCheckpoint, type SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { createDiskHeads, HEADS_FILE } from '@anamnesis/platform/integrity/disk-heads';
import type { Settings } from '../launcher/settings.js';

/** The folder with the signed heads of an installation; null where they are in a bucket. */
export const headsFolder = ({
  DATA_DIR,
  INTEGRITY_BUCKET,
  INTEGRITY_DIR,
}: Pick<Settings, 'DATA_DIR' | 'INTEGRITY_BUCKET' | 'INTEGRITY_DIR'>): string | null =>
  INTEGRITY_BUCKET ? null : (INTEGRITY_DIR ?? join(DATA_DIR, 'integrity'));

/** Copies the heads in a folder, if there are any. One that is being written counts as not written. */
export async function copyHeads(from: string, to: string): Promise<void> {
  if ((await createDiskHeads(from).readAll()).length === 0) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(join(from, HEADS_FILE), join(to, HEADS_FILE));
}

/** The newest head in a folder; null where there is none. */
export async function newestHead(folder: string): Promise<SignedCheckpoint | null> {
  const notes = await createDiskHeads(folder).readAll();
  return parseCheckpoint(notes.at(-1) ?? '');
}

/**
 * Whether the heads of a backup have to be copied to a folder: not where the folder has them already, alone or with later ones. Throws
 * where it has others, because they would tell less, or of another log.
 */
export async function lacksHeads(folder: string, backup: string): Promise<boolean> {
  const brought = await createDiskHeads(folder).readAll();
  if (brought.length === 0) return true;
  const copied = await createDiskHeads(backup).readAll();
  if (copied.some((note, at) => note !== brought[at]))
    throw new Error(
      `The signed heads in ${folder} do not continue those of the backup. Remove them, or bring the newest ones of the installation. Nothing was restored.`,
    );
  return false;
}

/** What an operator is told about the newest head. */
export const headWords = ({ origin, size, signedAt }: SignedCheckpoint): string =>
  `the newest of ${origin} covers ${size} events and was signed ${signedAt}`;
