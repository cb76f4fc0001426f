import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { checkPicture, redrawDocument, refusePicture } from './picture.js';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const noise = (edge: number) =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('that is truncated is refused: %s', async (format) => {
    const whole = await noise(200).toFormat(format).toBuffer();
    expect(await codeOf(redrawDocument(whole))).toBe('drawn');
    expect(await codeOf(redrawDocument(whole.subarray(0, whole.length / 2)))).toBe('FILE_TYPE_REFUSED');
  });

  test('that fails for another reason is not reported as unreadable', async () => {
    const failure = new Error('vips_tracked: out of memory');
    expect(await codeOf(Promise.reject(failure).catch(refusePicture))).toBe(failure);
  });

  test('has a lower pixel limit as a portrait, except for JPEG, which is decoded partially', async () => {
    const [png, jpeg] = [await plain(5200, 5000).png().toBuffer(), await plain(5200, 5000).jpeg().toBuffer()];
    expect(await codeOf(checkPicture(png, 'portrait'))).toBe('FILE_TOO_LARGE');
    expect(await codeOf(checkPicture(png, 'document'))).toBe('drawn');
    expect(await codeOf(checkPicture(jpeg, 'portrait'))).toBe('drawn');
  });
});
