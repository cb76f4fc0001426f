import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_OPEN_UPLOADS, PIECE_BYTES } from '@anamnesis/contracts/uploads/constants';
import sharp from 'sharp';
import { createDiskBlobs } from '../files/disk-blobs.js';
import { createFileStore, type FileStore } from '../files/file-store.js';
import { createSpool } from '../files/spool.js';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { createUploads, type Uploads } from './uploads.js';

let files: TestFiles;
let uploads: Uploads;
beforeAll(async () => {
  files = await testFiles();
  uploads = await createUploads(files.pool, files.store, await files.vault());
});
afterAll(() => files.close());

const PIECE = PIECE_BYTES.usual;
/** A document of several pieces that is a PDF by its beginning and its end. */
const aPdf = (pieces = 2.5, text = 'cholesterol in confidence ') =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PIECE * pieces, text), Buffer.from('\n%%EOF\n')]);
const piecesOf = (content: Buffer) =>
  Array.from({ length: Math.ceil(content.length / PIECE) }, (_, n) => content.subarray(n * PIECE, (n + 1) * PIECE));

async function arrivalOf(content: Buffer, store: FileStore = files.store) {
  const arrival = store.receive();
  arrival.writable.end(content);
  await finished(arrival.writable);
  return arrival;
}
async function append(id: string, offset: number, bytes: Buffer, to = uploads) {
  const content = await arrivalOf(bytes);
  try {
    return await to.append(id, { offset, content, network: '127.0.0.1' });
  } finally {
    await content.drop();
  }
}
/** Sends pieces from an offset to the end. */
async function send(id: string, content: Buffer, from = 0, to = uploads) {
  let offset = from;
  for (const piece of piecesOf(content.subarray(from))) ({ received: offset } = await append(id, offset, piece, to));
  return offset;
}
async function finishedUpload(owner: string, content: Buffer, name = 'lipids.pdf') {
  const { id } = await uploads.create(owner, { name, length: content.length });
  await send(id, content);
  return id;
}
const storedBy = async (owner: string) => (await readdir(join(files.folder, owner)).catch(() => [])).toSorted();
/** Everything on disk and in the tables, as text. */
async function everything(): Promise<string> {
  const names = await readdir(files.folder, { recursive: true });
  const contents = await Promise.all(
    names.map(async (name) => {
      const path = join(files.folder, name);
      return (await stat(path)).isFile() ? (await readFile(path)).toString('latin1') : '';
    }),
  );
  const { rows } = await files.pool.query('select uploads::text as row from uploads.uploads');
  return [...names, ...contents, JSON.stringify(rows)].join('\n');
}

describe('a resumable upload', () => {
  test('becomes a document in pieces, and only the document remains', async () => {
    const content = aPdf();
    const id = await finishedUpload('asha', content);
    expect(await uploads.find(id)).toMatchObject({ ownerId: 'asha', received: content.length, length: content.length });
    expect(await storedBy('asha')).toHaveLength(1);
    const taken = await uploads.take('asha', id, 'command 1');
    expect(taken).toMatchObject({ name: 'lipids.pdf', mediaType: 'application/pdf', size: content.length });
    const file = await taken.keep('asha');
    expect(file).toBe(await taken.idFor('asha'));
    const hash = createHash('sha256').update(content).digest('hex');
    expect(file).toBe(await files.store.idFor('asha', hash));
    const document = await files.store.open({ subject: 'asha', id: file });
    expect((await buffer(document!.read())).equals(content)).toBe(true);
  });

  test('leaves no plain content and no plain name on disk or in the tables', async () => {
    const { id } = await uploads.create('asha', { name: 'hiv-result.pdf', length: 10 * PIECE });
    await append(id, 0, aPdf(1).subarray(0, PIECE));
    await finishedUpload('asha', aPdf(), 'biopsy.pdf');
    const all = await everything();
    for (const told of ['in confidence', 'hiv-result', 'biopsy'])
      expect([told, all.includes(told)]).toEqual([told, false]);
    await uploads.remove(id);
  });

  test('continues in another process after the first was killed in the middle of a piece', async () => {
    const content = aPdf();
    const { id } = await uploads.create('asha', { name: 'a.pdf', length: content.length });
    await append(id, 0, content.subarray(0, PIECE));
    // The killed process had received half a piece, and had recorded it, but not committed it.
    const half = files.store.receive();
    half.writable.write(content.subarray(PIECE, PIECE * 1.5));
    const spool = createSpool(files.arriving);
    const store = createFileStore(createDiskBlobs(files.folder), spool, await files.vault());
    const next = await createUploads(files.pool, store, await files.vault());
    const { received } = (await next.find(id))!;
    expect(received).toBe(PIECE);
    expect(await send(id, content, received, next)).toBe(content.length);
    await half.drop();
    const taken = await next.take('asha', id, 'c');
    expect(taken.size).toBe(content.length);
  });

  test('accepts one of two pieces sent at once, and tells the other where to continue', async () => {
    const content = aPdf();
    const { id } = await uploads.create('bela', { name: 'a.pdf', length: content.length });
    const outcomes = await Promise.allSettled([1, 2].map(() => append(id, 0, content.subarray(0, PIECE))));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'UPLOAD_OFFSET_WRONG', parameters: { offset: PIECE } },
    });
    expect(await storedBy('bela')).toHaveLength(1);
    await send(id, content, PIECE);
    const last = await uploads.create('bela', { name: 'b.pdf', length: 20 });
    const end = Buffer.from('%PDF-1.7\n%%EOF\n     ');
    const ends = await Promise.allSettled([1, 2].map(() => append(last.id, 0, end)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await storedBy('bela')).toHaveLength(2);
  });

  test('refuses a wrong offset, a piece past the end and one that is too small', async () => {
    const { id } = await uploads.create('asha', { name: 'a.pdf', length: 3 * PIECE });
    const piece = aPdf(1).subarray(0, PIECE);
    for (const offset of [1, PIECE])
      await expect(append(id, offset, piece)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_WRONG' });
    await expect(append(id, 0, aPdf(4))).rejects.toMatchObject({ code: 'UPLOAD_PIECE_REFUSED' });
    await expect(append(id, 0, piece.subarray(0, 1000))).rejects.toMatchObject({ code: 'UPLOAD_PIECE_REFUSED' });
    await expect(append(id, 0, Buffer.alloc(0))).rejects.toMatchObject({ code: 'UPLOAD_PIECE_REFUSED' });
    expect((await uploads.find(id))?.received).toBe(0);
    await uploads.remove(id);
  });

  test('is refused when it is too large or empty', async () => {
    await expect(uploads.create('asha', { name: 'a', length: 26 * 1024 * 1024 })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    await expect(uploads.create('asha', { name: 'a', length: 0 })).rejects.toMatchObject({
      code: 'UPLOAD_PIECE_REFUSED',
    });
  });

  test('is removed with its first piece when its content is not a document, whatever its name', async () => {
    const { id } = await uploads.create('chitra', { name: 'report.pdf', length: 3 * PIECE });
    await expect(append(id, 0, Buffer.alloc(PIECE, '<script>alert(1)</script>'))).rejects.toMatchObject({
      code: 'FILE_TYPE_REFUSED',
    });
    expect(await uploads.find(id)).toBeNull();
    expect(await storedBy('chitra')).toEqual([]);
  });

  test('is removed with all its pieces when only its first bytes are those of a PDF', async () => {
    const page = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * PIECE, '<script>alert(1)</script>')]);
    const { id } = await uploads.create('chitra', { name: 'report.pdf', length: page.length });
    await expect(send(id, page)).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
    expect(await uploads.find(id)).toBeNull();
    expect(await storedBy('chitra')).toEqual([]);
  });

  test('is removed with all its pieces when the complete picture is damaged', async () => {
    const data = await noise();
    const damaged = Buffer.concat([data.subarray(0, data.length / 2), Buffer.alloc(data.length / 2)]);
    const { id } = await uploads.create('chitra', { name: 'scan.png', length: damaged.length });
    await expect(send(id, damaged)).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
    expect(await uploads.find(id)).toBeNull();
    expect(await storedBy('chitra')).toEqual([]);
  });

  test('of a picture is stored without its metadata', async () => {
    const data = await noise();
    const photo = await sharp(data)
      .withExif({ IFD0: { Copyright: 'told to nobody' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(photo.includes('told to nobody')).toBe(true);
    const taken = await uploads.take('asha', await finishedUpload('asha', photo, 'photo.pdf'), 'c');
    expect(taken).toMatchObject({ name: 'photo.jpg', mediaType: 'image/jpeg' });
    const kept = await files.store.open({ subject: 'asha', id: await taken.keep('asha') });
    expect((await buffer(kept!.read())).includes('told to nobody')).toBe(false);
  });

  test('does not finish with a modified piece', async () => {
    const content = aPdf();
    const { id } = await uploads.create('divya', { name: 'a.pdf', length: content.length });
    await append(id, 0, content.subarray(0, PIECE));
    const [name] = await storedBy('divya');
    const path = join(files.folder, 'divya', name!);
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(100_000) ^ 1, 100_000);
    await writeFile(path, bytes);
    await expect(send(id, content, PIECE)).rejects.toThrow('was modified and cannot be read');
    await uploads.remove(id);
    expect(await storedBy('divya')).toEqual([]);
  });
});

describe('a finished upload', () => {
  test('is given to its owner only, and to one command only, which may repeat', async () => {
    const id = await finishedUpload('esha', aPdf());
    await expect(uploads.take('asha', id, 'c1')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    const [first, second] = [await uploads.take('esha', id, 'c1'), await uploads.take('esha', id, 'c2')];
    const file = await first.keep('esha');
    await expect(second.keep('esha')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    await expect(uploads.take('esha', id, 'c2')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(await (await uploads.take('esha', id, 'c1')).keep('esha')).toBe(file);
  });

  test('is given back by its refused command, and by no other', async () => {
    const id = await finishedUpload('esha', aPdf());
    const file = await (await uploads.take('esha', id, 'c3')).keep('esha');
    await uploads.release(id, 'c4');
    await expect(uploads.take('esha', id, 'c4')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    await uploads.release(id, 'c3');
    expect(await (await uploads.take('esha', id, 'c4')).keep('esha')).toBe(file);
  });

  test('is not given to a command that uses another one already, also at the same time', async () => {
    const [one, other] = [await finishedUpload('esha', aPdf()), await finishedUpload('esha', aPdf())];
    const kept = await Promise.allSettled(
      [one, other].map(async (id) => (await uploads.take('esha', id, 'c5')).keep('esha')),
    );
    expect(kept.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(kept.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'COMMAND_ID_REUSED' } });
  });

  test('can be stored under the key of another person, as a document by their doctor', async () => {
    const content = aPdf();
    const taken = await uploads.take('doctor', await finishedUpload('doctor', content), 'c');
    const file = await taken.keep('meera');
    const opened = await files.store.open({ subject: 'meera', id: file });
    expect((await buffer(opened!.read())).equals(content)).toBe(true);
    expect(await files.store.open({ subject: 'doctor', id: file })).toBeNull();
  });

  test('is not given while it is unfinished', async () => {
    const { id } = await uploads.create('esha', { name: 'a.pdf', length: PIECE });
    await expect(uploads.take('esha', id, 'c')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });
});

describe('the uploads of a person', () => {
  test('are limited, also when they begin at once; cancelling one makes room', async () => {
    const begin = () => uploads.create('farah', { name: 'a.pdf', length: PIECE });
    const begun = await Promise.allSettled(Array.from({ length: MAX_OPEN_UPLOADS.document + 3 }, begin));
    const open = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(open).toHaveLength(MAX_OPEN_UPLOADS.document);
    await expect(begin()).rejects.toMatchObject({ code: 'TOO_MANY_UPLOADS' });
    await uploads.remove(open[0]!.id);
    expect(await begin()).toMatchObject({ received: 0 });
  });

  test('expire, and everything received is removed, also what a killed process left', async () => {
    const content = aPdf();
    const { id } = await uploads.create('gita', { name: 'a.pdf', length: content.length });
    await append(id, 0, content.subarray(0, PIECE));
    // Stored by a process that was killed before it committed the piece.
    const left = randomBytes(32).toString('hex');
    await (await arrivalOf(content)).keep({ subject: 'gita', id: left, mediaType: 'application/octet-stream' });
    await files.pool.query(
      `insert into uploads.files (file, upload, owner, start, recorded_at) values ($1, $2, 'gita', 0, now() - interval '2 hours')`,
      [left, id],
    );
    expect(await storedBy('gita')).toHaveLength(2);
    await uploads.removeExpired();
    expect(await storedBy('gita')).toHaveLength(1);
    await files.pool.query("update uploads.uploads set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect(await uploads.find(id)).toBeNull();
    await expect(append(id, PIECE, content.subarray(PIECE, 2 * PIECE))).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    });
    await uploads.removeExpired();
    expect(await storedBy('gita')).toEqual([]);
    const { rows } = await files.pool.query("select 1 from uploads.files where owner = 'gita'");
    expect(rows).toEqual([]);
  });
});

/** A picture of several pieces, because noise cannot be compressed. */
function noise(): Promise<Buffer> {
  const raw = { width: 500, height: 400, channels: 3 } as const;
  return sharp(randomBytes(500 * 400 * 3), { raw })
    .png()
    .toBuffer();
}
