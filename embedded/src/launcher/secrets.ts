import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { key, secret } from '@anamnesis/platform/config/settings';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { newPushKey } from '@anamnesis/platform/push/vapid-keys';
import { documentSettings } from '@anamnesis/platform/config/environment';

const { DOCUMENT_SIGNING_KEY, DOCUMENT_CERTIFICATES } = documentSettings.shape;
const stored = z.object({
  masterKey: secret,
  tokenSigningKey: key,
  logSigningKey: key,
  pushKey: key,
  documentSigningKey: DOCUMENT_SIGNING_KEY,
  documentCertificates: DOCUMENT_CERTIFICATES,
  postgresPassword: z.string(),
});
export type Secrets = z.infer<typeof stored>;

/**
 * The secrets of this installation, created on its first start; missing ones of an older version are added. Without this file the
 * data cannot be decrypted, so it must be backed up with them.
 */
export async function installationSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const fresh = () => randomBytes(32).toString('base64');
  const known: Known = text === null ? firstSecrets(fresh) : (JSON.parse(text) as Known);
  const complete = stored.safeParse(known);
  if (text !== null && complete.success) return complete.data;
  const made = {
    tokenSigningKey: fresh(),
    logSigningKey: fresh(),
    pushKey: newPushKey().toString('base64'),
    ...known,
    ...(await documentKeyBeside(known)),
  };
  const secrets = stored.parse(made);
  // Written to a new file and renamed, so that a killed start leaves no partial file.
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(made, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  return secrets;
}

type Known = Partial<Record<'masterKey' | 'postgresPassword' | 'documentSigningKey' | 'documentCertificates', string>>;

/** A new key for documents if there is none. The certificates of earlier ones stay. */
async function documentKeyBeside({ documentSigningKey, documentCertificates }: Known): Promise<Known> {
  if (documentSigningKey) return {};
  const made = await documentSettingsOfNewKey(documentCertificates);
  return { documentSigningKey: made.DOCUMENT_SIGNING_KEY, documentCertificates: made.DOCUMENT_CERTIFICATES };
}

/** Secrets that no later start can recreate: without them the data are lost. */
const firstSecrets = (fresh: () => string) => ({
  masterKey: fresh(),
  postgresPassword: randomBytes(24).toString('hex'),
});
