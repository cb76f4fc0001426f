import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Manifest } from './manifest.js';

/** The files below a folder, as paths within it, with slashes; none where there is no folder. Without hidden folders. */
export async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'));
}

/** Copies the stored files. They are complete and never change; one that is removed meanwhile is left out. */
export async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await pathsIn(from))
    await copyTo(from, to, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
}

/** Copies the files that a manifest lists below a folder of its backup, and no others: only these were checked. */
export async function copyListed(backup: string, folder: string, { files }: Manifest, to: string): Promise<void> {
  for (const path of Object.keys(files))
    if (path.startsWith(`${folder}/`)) await copyTo(join(backup, folder), to, path.slice(folder.length + 1));
}

async function copyTo(from: string, to: string, path: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  await copyFile(join(from, path), join(to, path));
}
