import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type CopiedKey, requireVaultKey } from '@anamnesis/platform/vault/key-vault';
import { z } from 'zod';
import { rowsFile } from './database-copy.js';

const row = z.object({ subject: z.string().nullable().default(null), wrapped: z.string().nullable() });

/** Compares the key with the vault in the copy of a database, without a database. Throws where the vault was made with another one. */
export async function checkMasterKey(vaultKey: Buffer, folder: string): Promise<void> {
  // A vault of an earlier release has keys, but no check value.
  for (const name of ['key_check', 'subject_keys'])
    for await (const line of createInterface({
      input: createReadStream(join(folder, rowsFile({ schema: 'vault', name }))),
    })) {
      const { subject, wrapped } = row.parse(JSON.parse(line));
      // PostgreSQL writes bytes in hexadecimal, after "\\x". A destroyed key is null.
      if (wrapped !== null) return requireKeyOf(vaultKey, { subject, wrapped: Buffer.from(wrapped.slice(2), 'hex') });
    }
}

function requireKeyOf(vaultKey: Buffer, copied: CopiedKey): void {
  try {
    requireVaultKey(vaultKey, copied);
  } catch (error) {
    throw new Error(
      'This backup was made with another master key. Copy secrets.json of its installation to the data folder, or set its MASTER_KEY. Nothing was restored.',
      { cause: error },
    );
  }
}
