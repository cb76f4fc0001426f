import type { Word } from '@anamnesis/contracts/uploads/page-text';
import sharp from 'sharp';
import { greyFrom } from './grey-picture.js';

/** The least difference between the pixels of a word that can be seen. */
const MIN_CONTRAST = 24;

/** Only the words that a picture of their page shows: not white text on white, nor text under something else. */
export async function withInk(words: readonly Word[], picture: Buffer): Promise<Word[]> {
  const { data, width, height } = await greyFrom(sharp(picture).greyscale());
  return words.filter(({ box }) => {
    let [darkest, brightest] = [255, 0];
    const [right, bottom] = [(box.left + box.width) * width, (box.top + box.height) * height];
    for (let y = Math.floor(box.top * height); y < bottom; y += 1)
      for (let x = Math.floor(box.left * width); x < right; x += 1) {
        const value = data[y * width + x]!;
        darkest = Math.min(darkest, value);
        brightest = Math.max(brightest, value);
      }
    return brightest - darkest >= MIN_CONTRAST;
  });
}
