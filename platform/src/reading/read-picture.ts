import type { PageText, Word } from '@anamnesis/contracts/reading/page-text';
import { cleaned } from './clean-picture.js';
import { type GreyPicture, upsideDown } from './grey-picture.js';
import { pagePicture } from './page-picture.js';
import type { ReadPage } from './read-page.js';
import { createRecogniser, type Recogniser, type SeenWord } from './recogniser.js';
import { type Decoded, decoded, greyOf, rotated, straightened } from './straight-picture.js';

export interface PictureReader {
  /** The words of a scanned or photographed page. Rejects with DocumentUnreadable. */
  read(content: Buffer, page: number): Promise<ReadPage>;
  close(): Promise<void>;
}

/** Below this confidence, from 0 to 100, a page may be upside down. */
const UPRIGHT = 70;

export function createPictureReader(): PictureReader {
  let english: Promise<Recogniser> | undefined;
  return {
    async read(content, page) {
      const straight = await straightened(await decoded(content));
      english ??= createRecogniser('eng');
      const { picture, grey, words } = await upright(straight, await english);
      const { width, height } = grey;
      const text: PageText = {
        page,
        aspect: width / height,
        method: 'ocr',
        words: words.flatMap((word) => wordOn(grey, word)),
      };
      return { text, picture: await pagePicture(picture.data, { raw: picture.info }) };
    },
    close: async () => void (await (await english)?.close()),
  };
}

/** Reads a page, also one that is upside down. */
async function upright(picture: Decoded, recogniser: Recogniser) {
  const grey = await cleaned(await greyOf(picture));
  const words = await recogniser.look(grey);
  const certainty = certaintyOf(words);
  if (certainty >= UPRIGHT) return { picture, grey, words };
  const turned = upsideDown(grey);
  const turnedWords = await recogniser.look(turned);
  if (certaintyOf(turnedWords) <= certainty) return { picture, grey, words };
  return { picture: await rotated(picture, 180), grey: turned, words: turnedWords };
}

/** The mean confidence of the characters. */
export function certaintyOf(words: readonly SeenWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, characters);
}

/** None for a word without a letter or digit, or outside of the page. */
function wordOn({ width, height }: GreyPicture, { text, confidence, ...edges }: SeenWord): Word[] {
  const left = Math.max(0, edges.left / width);
  const top = Math.max(0, edges.top / height);
  const box = {
    left,
    top,
    width: Math.min(1, edges.right / width) - left,
    height: Math.min(1, edges.bottom / height) - top,
  };
  return box.width > 0 && box.height > 0 ? [{ text, box, confidence: Math.round(confidence) }] : [];
}
