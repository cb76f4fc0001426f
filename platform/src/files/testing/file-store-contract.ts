import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FileStore, StoredFile } from '../file-store.js';
import { keepBeside } from '../keep-beside.js';

/** Direct access to the stored bytes, which bypasses the store. */
export interface RawAccess {
  names(): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Destroys a subject's key, and returns a store that has not cached it. */
  erase(subject: string): Promise<FileStore>;
}

/** Contract of every file store. */
export function fileStoreContract(name: string, store: () => FileStore, behind: () => RawAccess): void {
  const put = (bytes: Buffer, subject = 'meera', mediaType = 'application/pdf') =>
    store().put(subject, { bytes, mediaType });
  const open = (id: string, subject = 'meera') => store().open({ subject, id });
  const textFile = (text: string) => ({ bytes: Buffer.from(text), mediaType: 'text/plain' });
  const contentOf = (file: StoredFile | null) => buffer(file!.read());

  describe(`${name} file store`, () => {
    test('returns the stored content and media type', async () => {
      const content = randomBytes(300_000);
      const file = await open(await put(content, 'meera', 'image/png'));
      expect(file).toMatchObject({ size: content.length, mediaType: 'image/png' });
      expect((await contentOf(file)).equals(content)).toBe(true);
    });

    test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 3 * 64 * 1024])(
      'stores a file of %d bytes',
      async (size) => {
        const content = randomBytes(size);
        expect((await contentOf(await open(await put(content)))).equals(content)).toBe(true);
      },
    );

    test('any range equals that part of the content', async () => {
      const content = randomBytes(200_000);
      const file = await open(await put(content));
      const ranges = fc.tuple(fc.nat(content.length - 1), fc.nat(content.length - 1));
      await fc.assert(
        fc.asyncProperty(ranges, async ([one, other]) => {
          const [start, end] = [Math.min(one, other), Math.max(one, other)];
          expect((await buffer(file!.read({ start, end }))).equals(content.subarray(start, end + 1))).toBe(true);
        }),
        { numRuns: 40 },
      );
    });

    test("stores a subject's file once, even if it is put concurrently; another subject has a separate file", async () => {
      const content = randomBytes(100_000);
      const ids = await Promise.all(Array.from({ length: 5 }, () => put(content)));
      expect(new Set(ids).size).toBe(1);
      expect((await contentOf(await open(ids[0]!))).equals(content)).toBe(true);
      const theirs = await put(content, 'arjun');
      expect(theirs).not.toBe(ids[0]);
      expect(await open(theirs)).toBeNull();
      expect((await contentOf(await open(theirs, 'arjun'))).equals(content)).toBe(true);
    });

    test('an id is derived from the content, and does not reveal it', async () => {
      const content = Buffer.from('a finding that somebody could guess');
      const hash = createHash('sha256').update(content).digest('hex');
      const id = await put(content);
      expect(id).toMatch(/^[0-9a-f]{64}$/);
      expect(id).not.toBe(hash);
      expect(await store().idFor('meera', hash)).toBe(id);
    });

    test('stores a picture in several sizes under one id', async () => {
      const id = await store().idFor('meera', createHash('sha256').update('face').digest('hex'));
      for (const edge of [96, 384]) {
        const arrival = store().receive();
        arrival.writable.end(`face of ${edge}`);
        await new Promise((resolve) => arrival.writable.once('finish', resolve));
        await arrival.keep({ subject: 'meera', id, edge, mediaType: 'image/webp' });
      }
      expect(String(await contentOf(await store().open({ subject: 'meera', id, edge: 96 })))).toBe('face of 96');
      expect(await store().open({ subject: 'meera', id, edge: 192 })).toBeNull();
    });

    test('stores parts of a file under its id, which are no file of their own and cannot leave its folder', async () => {
      const id = await put(Buffer.from('a report'));
      await keepBeside(store(), { subject: 'meera', id, part: 'reading-1' }, textFile('its text'));
      const part = await store().open({ subject: 'meera', id, part: 'reading-1' });
      expect([part?.mediaType, String(await contentOf(part))]).toEqual(['text/plain', 'its text']);
      expect(String(await contentOf(await open(id)))).toBe('a report');
      for (const other of ['reading-2', '96', '../x', '', 'Reading-1', 'a/b'])
        expect(await store().open({ subject: 'meera', id, part: other })).toBeNull();
      await keepBeside(store(), { subject: 'meera', id, part: 'reading-1' }, textFile('another text'));
      expect(String(await contentOf(await store().open({ subject: 'meera', id, part: 'reading-1' })))).toBe('its text');
      await expect(keepBeside(store(), { subject: 'meera', id, part: '../x' }, textFile('x'))).rejects.toThrow(
        'not a valid file name',
      );
    });

    test('has nothing under an unknown or invalid id', async () => {
      await put(Buffer.from('x'));
      for (const id of ['0'.repeat(64), '../../../etc/passwd', '', 'A'.repeat(64)]) expect(await open(id)).toBeNull();
      expect(await open('0'.repeat(64), '../meera')).toBeNull();
      expect(await open('0'.repeat(64), 'nobody')).toBeNull();
    });

    test('stores no plain content or media type', async () => {
      const secret = 'Cholesterol 290 mg/dl, told in confidence.';
      const id = await put(Buffer.from(secret.repeat(4000)), 'meera', 'application/x-telling');
      const bytes = await behind().read(`meera/${id}`);
      expect(bytes.length).toBeGreaterThan(secret.length * 4000);
      for (const told of ['Cholesterol', 'x-telling']) expect(bytes.includes(told)).toBe(false);
    });

    test.each([
      ['a flipped bit', flipBit],
      ['a missing end', (bytes: Buffer) => bytes.subarray(0, -70_000)],
      ['an end cut at a chunk boundary', (bytes: Buffer) => bytes.subarray(0, 512 + 2 * (64 * 1024 + 16))],
      ['chunks in another order', exchangeChunks],
    ])('does not return a file with %s as intact', async (_what, damage) => {
      const id = await put(randomBytes(200_000));
      const name = `meera/${id}`;
      await behind().write(name, damage(await behind().read(name)));
      await expect(contentOf(await open(id))).rejects.toThrow(`${name} was modified and cannot be read`);
    });

    test('does not return one file as another, nor bytes that are not a stored file', async () => {
      const [one, other] = [await put(Buffer.from('one')), await put(Buffer.from('other'))];
      await behind().write(`meera/${one}`, await behind().read(`meera/${other}`));
      await expect(open(one)).rejects.toThrow('was modified and cannot be read');
      await behind().write(`meera/${other}`, Buffer.alloc(2000));
      await expect(open(other)).rejects.toThrow('was modified and cannot be read');
    });

    test('has no files of a person whose key was destroyed, and stores no new ones', async () => {
      const id = await put(Buffer.from('a report'), 'rohan');
      await keepBeside(store(), { subject: 'rohan', id, part: 'reading-1' }, textFile('its text'));
      const later = await behind().erase('rohan');
      expect(await later.open({ subject: 'rohan', id })).toBeNull();
      expect(await later.open({ subject: 'rohan', id, part: 'reading-1' })).toBeNull();
      await expect(later.put('rohan', { bytes: Buffer.from('x'), mediaType: 'text/plain' })).rejects.toThrow('erased');
    });

    test('removes a dropped file completely', async () => {
      const before = await behind().names();
      const [whole, half] = [store().receive(), store().receive()];
      whole.writable.end('never wanted');
      await new Promise((resolve) => whole.writable.once('finish', resolve));
      half.writable.write('never finished');
      await Promise.all([whole.drop(), half.drop()]);
      expect(await behind().names()).toEqual(before);
    });
  });
}

function flipBit(bytes: Buffer): Buffer {
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5000) ^ 1, bytes.length - 5000);
  return bytes;
}

function exchangeChunks(bytes: Buffer): Buffer {
  const chunk = 64 * 1024 + 16;
  const [first, second] = [bytes.subarray(512, 512 + chunk), bytes.subarray(512 + chunk, 512 + 2 * chunk)];
  return Buffer.concat([bytes.subarray(0, 512), second, first, bytes.subarray(512 + 2 * chunk)]);
}
