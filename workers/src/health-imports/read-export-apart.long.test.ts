import { Readable } from 'node:stream';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startedProcesses } from '@anamnesis/platform/apart/testing/started-processes';
import { testFiles } from '@anamnesis/platform/files/testing/test-files';
import type { ExportFile } from './export-zip.js';
import { readExport } from './read-export.js';
import { readExportApart } from './read-export-apart.js';
import { inChunks, zipOf } from './testing/exports.js';
import { emptyFields } from './testing/hostile-exports.js';

const reading = { today: '2026-11-20', timeZone: 'Asia/Kolkata', onProgress: () => Promise.resolve() };
const apart = { ...reading, signal: new AbortController().signal };
const csv = Buffer.from('date,steps\n2026-11-18,7\n2026-11-19,8');
/** An export whose bytes arrive when they are sent, and how to do that. */
function slowFile(content: Buffer) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const file: ExportFile = {
    size: content.length,
    read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
      Readable.from(
        (async function* () {
          ask();
          await sent;
          yield content.subarray(start, end + 1);
        })(),
      ),
  };
  return { file, asked, send };
}
afterEach(() => void jest.useRealTimers());

test.each([
  { kind: 'a CSV file', content: csv },
  { kind: 'an archive', content: zipOf({ 'days.csv': csv }) },
])('$kind is read as it is in one process', async ({ content }) => {
  expect(await readExportApart(inChunks(content, [5]), apart)).toEqual(await readExport(inChunks(content), reading));
});

test('an export on a disk of this machine is read there by the process itself', async () => {
  const files = await testFiles();
  const id = await files.store.put('meera', { bytes: zipOf({ 'days.csv': csv }), mediaType: 'application/zip' });
  const stored = await files.store.open({ subject: 'meera', id });
  const read = () => {
    throw new Error('Bytes were asked for');
  };
  expect((await readExportApart({ ...stored!, read }, apart)).result.days).toBe(2);
  await files.store.remove({ subject: 'meera', id });
  await expect(readExportApart({ ...stored!, read }, apart)).rejects.toMatchObject({
    name: 'DiedApart',
    by: 'failure',
  });
  await files.close();
});

test('what cannot be read is told with its reason', async () => {
  await expect(readExportApart(inChunks(Buffer.from('Dear diary')), apart)).rejects.toMatchObject({
    ...{ name: 'ExportUnreadable', reason: 'unsupported' },
  });
});

test('a FIT file that would compute for a minute is refused at once', async () => {
  // The worst of each kind: hostile-exports.long.test.ts.
  await expect(readExportApart(inChunks(emptyFields()), apart)).rejects.toMatchObject({ reason: 'damaged' });
});

test('the many small parts of an archive are asked for a megabyte at a time', async () => {
  const names = Array.from({ length: 300 }, (_, index) => [`${index}.txt`, 'text'] as const);
  const file = inChunks(zipOf({ ...Object.fromEntries(names), 'days.csv': csv }));
  let reads = 0;
  const counted: ExportFile = { size: file.size, read: (range) => ((reads += 1), file.read(range)) };
  expect((await readExportApart(counted, apart)).result.days).toBe(2);
  expect(reads).toBe(1);
});

describe('the reading ends', () => {
  test('with what the file store throws', async () => {
    const away = new Error('The store is away');
    const later = () => new Readable({ read: (): void => void 0 }).destroy(away);
    const atOnce = () => {
      throw away;
    };
    for (const read of [later, atOnce])
      await expect(readExportApart({ size: 100, read }, apart)).rejects.toThrow('The store is away');
  });
  test('with what is thrown on the progress', async () => {
    const onProgress = () => Promise.reject(new Error('cancelled'));
    await expect(readExportApart(inChunks(csv), { ...apart, onProgress })).rejects.toThrow('cancelled');
  });
  test('with the reason of the signal', async () => {
    const stop = new AbortController();
    const { file, asked } = slowFile(csv);
    const read = readExportApart(file, { ...apart, signal: stop.signal });
    await asked;
    stop.abort(new Error('stopped'));
    await expect(read).rejects.toThrow('stopped');
  });
  test('with the process, which is tried again', async () => {
    const { file, asked } = slowFile(csv);
    const read = readExportApart(file, apart);
    await asked;
    process.kill(startedProcesses('export-reader')[0] ?? NaN, 'SIGKILL');
    await expect(read).rejects.toThrow('A process apart ended: SIGKILL');
  });
  test('after minutes without a word, but not while the file store is slow', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const silent = readExportApart(inChunks(csv), apart);
    jest.advanceTimersByTime(300_000);
    await expect(silent).rejects.toMatchObject({ reason: 'tooMuchWork' });

    const { file, asked, send } = slowFile(csv);
    const slow = readExportApart(file, apart);
    await asked;
    jest.advanceTimersByTime(600_000);
    send();
    expect((await slow).result.days).toBe(2);
  });
});
