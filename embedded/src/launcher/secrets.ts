import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { secret } from '@anamnesis/platform/config/settings';

const stored = z.object({ masterKey: secret, jwtSecret: secret, postgresPassword: z.string() });
export type Secrets = z.infer<typeof stored>;

/** The secrets of this installation, made on its first start. Without this file the data can't be read: back it up with them. */
export async function installationSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) return stored.parse(JSON.parse(text));
  const fresh = () => randomBytes(32).toString('base64');
  const made = { masterKey: fresh(), jwtSecret: fresh(), postgresPassword: randomBytes(24).toString('hex') };
  // Written beside and renamed: a start that is killed here leaves no half file behind.
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  return stored.parse(made);
}
