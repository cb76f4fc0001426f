import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Free bytes that a commit may need: the largest group of appends twice, with the pages above it. */
const COMMIT = 16 * 2 ** 20;
/** Bytes of a file that is written to try whether there is space: a quota is not part of a disk's free space. */
const TRIED = 2 ** 20;
const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a folder has no space for a commit. False also where its disk fails. */
export async function hasNoSpace(folder: string): Promise<boolean> {
  const tried = join(folder, 'space-left');
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < COMMIT) return true;
    await writeFile(tried, Buffer.alloc(TRIED), { flush: true });
    return false;
  } catch (error) {
    return NO_SPACE.includes((error as NodeJS.ErrnoException).code);
  } finally {
    // A disk that fails may keep it; it is written over the next time.
    await rm(tried, { force: true }).catch(() => undefined);
  }
}
