import { describe, expect, test } from '@jest/globals';
import { contentHash, type FileStore } from '../file-store.js';

/** What every file store promises. `damage` changes stored bytes behind the store's back. */
export function fileStoreContract(name: string, store: () => FileStore, damage: (hash: string) => Promise<void>): void {
  describe(`${name} file store`, () => {
    const picture = { bytes: Buffer.from([0, 1, 2, 255]), mediaType: 'image/png' };

    test('gives back what was put, with its type', async () => {
      const { hash } = await store().put(picture);
      expect(hash).toBe(contentHash(picture.bytes));
      expect(await store().get(hash)).toEqual(picture);
    });

    test('keeps one file however often, and at once, it is put', async () => {
      const file = { bytes: Buffer.alloc(300_000, 'x'), mediaType: 'application/pdf' };
      const hashes = await Promise.all(Array.from({ length: 5 }, () => store().put(file)));
      expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1);
      expect((await store().get(contentHash(file.bytes)))?.bytes.equals(file.bytes)).toBe(true);
    });

    test('takes an empty file', async () => {
      const { hash } = await store().put({ bytes: Buffer.alloc(0), mediaType: 'text/plain' });
      expect(await store().get(hash)).toEqual({ bytes: Buffer.alloc(0), mediaType: 'text/plain' });
    });

    test('has nothing under an unknown hash, nor under what is no hash', async () => {
      for (const hash of ['0'.repeat(64), '../../../etc/passwd', '', 'A'.repeat(64)])
        expect(await store().get(hash)).toBeNull();
    });

    test('does not give out what was changed behind its back', async () => {
      const { hash } = await store().put({ bytes: Buffer.from('a finding'), mediaType: 'text/plain' });
      await damage(hash);
      await expect(store().get(hash)).rejects.toThrow('no longer matches');
    });
  });
}
