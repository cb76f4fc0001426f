import { UPLOAD_NOT_FOUND } from '@anamnesis/contracts/uploads/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { z } from 'zod';
import { keyFor } from '../files/file-header.js';
import type { KeyVault } from '../vault/key-vault.js';
import { seal, unseal } from '../vault/sealed-box.js';
import type { UploadRow } from './upload-rows.js';

const named = z.object({ name: z.string() });
/** `hash`: SHA-256 of the content as it was sent, in hexadecimal. `size`: bytes of the stored document. */
const finished = named.extend({ mediaType: z.string(), size: z.number().int(), hash: z.string() });

type Sealed = Pick<UploadRow, 'id' | 'ownerId' | 'sealed'>;

/**
 * What an upload is about, encrypted under its owner's key: a file's name and hash are as personal as its content. Opening
 * refuses with UPLOAD_NOT_FOUND once the key is destroyed, and throws when the text was modified.
 */
export function sealedFacts(vault: KeyVault) {
  const keyOf = async (owner: string) =>
    keyFor((await vault.keyFor(owner)) ?? refuse(UPLOAD_NOT_FOUND), 'anamnesis upload');
  const open = async ({ id, ownerId, sealed }: Sealed): Promise<unknown> =>
    JSON.parse(unseal(await keyOf(ownerId), id, sealed));
  return {
    /** A function that encrypts the facts of an upload of this owner. */
    sealer: async (owner: string) => {
      const key = await keyOf(owner);
      return (id: string, facts: z.input<typeof named> | z.input<typeof finished>) =>
        seal(key, id, JSON.stringify(facts));
    },
    open: async (row: Sealed) => named.parse(await open(row)),
    openFinished: async (row: Sealed) => finished.parse(await open(row)),
  };
}
