import { access, constants, mkdir, open, readFile, realpath, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Creates the data folder if missing, accessible to this user only, and returns its real path. Throws an error that names the setting
 * if it is not writable.
 */
export async function prepareDataDir(dir: string): Promise<string> {
  try {
    await makeDir(dir);
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dir);
  } catch (error) {
    throw new Error(`Nothing can be written to the data folder ${dir}. Set DATA_DIR to another one.`, {
      cause: error,
    });
  }
}

/** Creates a folder and those above it. The recursive `mkdir` of Node never ends where nothing can be created and nothing forbids it, as below /proc. */
async function makeDir(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || (await isThere(dirname(dir)))) throw error;
    await makeDir(dirname(dir));
    await makeDir(dir);
  }
}

/** Raised when an older log is incompatible; 2 since the streams were split by consistency boundary. */
const FORMAT = 2;

/**
 * Accepts a data folder of this format, and marks a new one with it. Throws an error that says what to do if another version of
 * Anamnesis created the folder. The caller must hold the folder's lock.
 */
export async function requireFormat(dir: string): Promise<void> {
  const file = join(dir, 'format');
  const marked = await readIfThere(file);
  if (marked?.trim() === String(FORMAT)) return;
  if (marked !== null || (await isThere(join(dir, 'event-store')))) throw otherFormat(dir, Number(marked ?? 1));
  // Written to a new file and renamed, so that a killed start leaves no partial file.
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(`${FORMAT}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}

function otherFormat(dir: string, format: number): Error {
  if (format > FORMAT)
    return new Error(
      `The data folder ${dir} was created by a newer version of Anamnesis. Start that one, or name another folder with DATA_DIR.`,
    );
  return new Error(
    `The data folder ${dir} was created by an earlier version of Anamnesis and is incompatible with this one. ` +
      'Move the folder away to start over, or name another one with DATA_DIR.',
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
