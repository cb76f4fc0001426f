import { deflateSync } from 'node:zlib';
import { afterEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { pngBomb } from '../reading/testing/hostile-documents.js';
import { until } from '../testing/until.js';
import { startedProcesses } from '../apart/testing/started-processes.js';
import { redrawApart, thumbnailApart } from './pictures-apart.js';

afterEach(() => void jest.useRealTimers());

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('a picture is drawn anew as it is in one process', async () => {
  const picture = await plain(60, 40).png().toBuffer();
  const [whole] = await redrawApart(picture);
  await expect(sharp(whole).metadata()).resolves.toMatchObject({ format: 'png', width: 60, height: 40 });
  const squares = await redrawApart(picture, [16, 32]);
  const sizes = await Promise.all(squares.map(async (each) => (await sharp(each).metadata()).width));
  expect(sizes).toEqual([16, 32]);
  await expect(sharp((await thumbnailApart(picture, 'image/png'))!).metadata()).resolves.toMatchObject({
    format: 'webp',
  });
});

const tiff = Buffer.from('49492a0008000000ffff', 'hex');
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a PNG of ten gigapixels', 'FILE_TOO_LARGE', pngBomb],
  ['a picture of fifty megapixels with four samples', 'FILE_TOO_LARGE', () => plain(9_000, 8_000).png().toBuffer()],
  ['a truncated JPEG', 'FILE_TYPE_REFUSED', async () => half(await plain(900, 900).jpeg().toBuffer())],
  ['a directory of endless tags', 'FILE_TYPE_REFUSED', () => tiff],
  ['compressed zeros', 'FILE_TYPE_REFUSED', () => deflateSync(Buffer.alloc(5_000_000))],
])('%s is refused with %s', async (_what, code, content) => {
  const bytes = await content();
  expect(await codeOf(redrawApart(bytes))).toBe(code);
  expect(await thumbnailApart(bytes, 'image/png')).toBeNull();
});

test('a picture that ends its decoder is refused, and one whose process is killed may be tried again', async () => {
  const large = await plain(6_000, 6_000).png().toBuffer();
  const endedBy = async (signal: NodeJS.Signals) => {
    const drawing = codeOf(redrawApart(large));
    await until(async () => process.kill(startedProcesses('picture-process')[0] ?? NaN, signal));
    return await drawing;
  };
  expect(await endedBy('SIGSEGV')).toBe('FILE_TYPE_REFUSED');
  expect(await endedBy('SIGKILL')).toMatchObject({ name: 'DiedApart' });
});

test('a machine that is too busy says nothing of a picture: it is to be sent again, and its thumbnail made later', async () => {
  const picture = await plain(60, 40).png().toBuffer();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const stop = new AbortController();
  const drawings = [
    codeOf(redrawApart(picture)),
    codeOf(thumbnailApart(picture, 'image/png')),
    codeOf(thumbnailApart(picture, 'image/png', stop.signal)),
  ];
  stop.abort(new Error('this process stops'));
  jest.advanceTimersByTime(300_000);
  const [redrawn, thumbnail, stopped] = await Promise.all(drawings);
  expect(redrawn).toBe('UNAVAILABLE');
  expect(thumbnail).toMatchObject({ name: 'OverLimit', limit: 'clock' });
  expect(stopped).toMatchObject({ message: 'this process stops' });
});
