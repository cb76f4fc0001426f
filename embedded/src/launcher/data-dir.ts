import { access, constants, mkdir, realpath } from 'node:fs/promises';

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
