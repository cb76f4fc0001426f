import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  /** By path within the backup, with slashes. */
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

const NAME = 'manifest.json';

/** Size and SHA-256 of a file. */
export async function factsOf(path: string): Promise<Manifest['files'][string]> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Written last: a folder without it is no complete backup. */
export const writeManifest = (folder: string, written: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(written, null, 1)}\n`, { mode: 0o600 });

/** The manifest of a backup whose files are all there, unchanged. Throws with the name of the first that is not. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  const read = manifest.safeParse(text === null ? null : parsed(text));
  if (!read.success) throw new Error(`${folder} is not a complete backup: its ${NAME} is missing or damaged.`);
  for (const [path, { size, sha256 }] of Object.entries(read.data.files)) {
    // No path of a manifest may lead out of the backup.
    if (path.split('/').includes('..')) throw new Error(`The backup is damaged: ${path} is not a path within it.`);
    const found = await factsOf(join(folder, path)).catch(() => null);
    if (found === null) throw new Error(`The backup is damaged: ${path} is missing. Nothing was restored.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${path} was changed. Nothing was restored.`);
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
