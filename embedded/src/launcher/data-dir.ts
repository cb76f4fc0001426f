import { access, constants, mkdir, open, readFile, realpath, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the data folder where it is missing, for this user alone, and answers the path that leads there without links. Throws,
 * naming the setting, where nothing can be written.
 */
export async function prepareDataDir(dir: string): Promise<string> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dir);
  } catch (error) {
    throw new Error(`Nothing can be written to the data folder ${dir}. Name another one with DATA_DIR.`, {
      cause: error,
    });
  }
}

/** Raised whenever a log of before can not be gone on with: 2 since what is decided apart stands in streams of its own. */
const FORMAT = 2;

/**
 * Goes on with a data folder of this format, and marks a new one with it. Throws, saying what to do, where another version of
 * Anamnesis made the folder. To be called by whoever holds the folder.
 */
export async function requireFormat(dir: string): Promise<void> {
  const file = join(dir, 'format');
  const marked = await readIfThere(file);
  if (marked?.trim() === String(FORMAT)) return;
  if (marked !== null || (await isThere(join(dir, 'event-store')))) throw otherFormat(dir, Number(marked ?? 1));
  // Written beside and renamed: a start that is killed here leaves no half file behind.
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(`${FORMAT}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}

function otherFormat(dir: string, format: number): Error {
  if (format > FORMAT)
    return new Error(
      `The data folder ${dir} was made by a newer version of Anamnesis. Start that one, or name another folder with DATA_DIR.`,
    );
  return new Error(
    `The data folder ${dir} was made by an earlier version of Anamnesis, and this one can not go on with it. ` +
      'Move the folder away to begin anew, or name another one with DATA_DIR.',
  );
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
