import type { PageText, Word } from '@anamnesis/contracts/uploads/page-text';
import { cleaned, denoised } from './clean-picture.js';
import { withDevanagari } from './devanagari.js';
import { densestStrip, type GreyPicture, upsideDown } from './grey-picture.js';
import { pagePicture } from './page-picture.js';
import type { ReadPage } from './read-page.js';
import { createRecognisers, type Recognisers } from './recognisers.js';
import type { Recogniser, SeenWord } from './recogniser.js';
import { withoutLines } from './ruled-lines.js';
import { DISAGREE } from './number-votes.js';
import { withSecondLook } from './second-look.js';
import { withoutSpecks } from './specks.js';
import { type Decoded, decoded, greyOf, rotated, straightened } from './straight-picture.js';

export interface PictureReader {
  /** The words of a scanned or photographed page. Rejects with DocumentUnreadable. */
  read(content: Buffer, page: number): Promise<ReadPage>;
  close(): Promise<void>;
}

/** Below this confidence, from 0 to 100, a page may be upside down, or need another preparation. */
const GOOD = 75;
/** Below this one, nothing on a page can be read, as on a picture of something else. */
const HOPELESS = 45;

export function createPictureReader(): PictureReader {
  const recognisers = createRecognisers();
  return {
    async read(content, page) {
      const whole = await decoded(content);
      const straight = await straightened(whole);
      if (!straight) return withoutWords(whole, page);
      const { picture, grey, words } = await recognisers.use('eng', (english) =>
        recognised(straight, english, recognisers),
      );
      const text: PageText = {
        page,
        aspect: grey.width / grey.height,
        method: 'ocr',
        words: words.flatMap((word) => wordOn(grey, word)),
      };
      return { text, picture: await pagePicture(picture.data, { raw: picture.info }) };
    },
    close: recognisers.close,
  };
}

const withoutWords = async ({ data, info }: Decoded, page: number): Promise<ReadPage> => ({
  text: { page, aspect: info.width / info.height, method: 'ocr', words: [] },
  picture: await pagePicture(data, { raw: info }),
});

interface Recognised {
  readonly picture: Decoded;
  readonly grey: GreyPicture;
  readonly words: readonly SeenWord[];
}

async function recognised(straight: Decoded, english: Recogniser, recognisers: Recognisers): Promise<Recognised> {
  const { picture, grey, words } = await bestLook(straight, english);
  if (certaintyOf(words) < HOPELESS) return { picture, grey, words: words.map(withDoubt) };
  const latin = await withSecondLook(grey, words, english);
  return { picture, grey, words: await withDevanagari(grey, latin, recognisers) };
}

const withDoubt = (word: SeenWord): SeenWord => ({ ...word, confidence: Math.min(word.confidence, DISAGREE) });

/** Recognises a page, also one that is upside down, or that is recognised better without its noise. */
async function bestLook(picture: Decoded, english: Recogniser): Promise<Recognised> {
  const grey = withoutSpecks(withoutLines(await cleaned(await greyOf(picture))));
  const words = await english.look(grey);
  const certainty = certaintyOf(words);
  if (words.length === 0 || certainty >= GOOD) return { picture, grey, words };
  const turned = upsideDown(grey);
  if (certaintyOf(await english.look(densestStrip(turned))) > certainty)
    return { picture: await rotated(picture, 180), grey: turned, words: await english.look(turned) };
  if (certainty < HOPELESS) return { picture, grey, words };
  const calm = await denoised(grey);
  const calmWords = await english.look(calm);
  return certaintyOf(calmWords) > certainty ? { picture, grey: calm, words: calmWords } : { picture, grey, words };
}

/** The mean confidence of the characters. */
function certaintyOf(words: readonly SeenWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, characters);
}

/** None for a word outside of the page. */
function wordOn({ width, height }: GreyPicture, { text, confidence, ...edges }: SeenWord): Word[] {
  const left = Math.max(0, edges.left / width);
  const top = Math.max(0, edges.top / height);
  const box = {
    left,
    top,
    width: Math.min(1, edges.right / width) - left,
    height: Math.min(1, edges.bottom / height) - top,
  };
  const word = text.trim();
  return word && box.width > 0 && box.height > 0 ? [{ text: word, box, confidence: Math.round(confidence) }] : [];
}
