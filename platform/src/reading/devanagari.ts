import { cropped, type GreyPicture } from './grey-picture.js';
import type { Recognisers } from './recognisers.js';
import type { SeenWord } from './recogniser.js';

const DEVANAGARI = /\p{Script=Devanagari}{2}/u;
/** Words below this confidence, from 0 to 100, may be in another script. */
const DOUBTFUL = 55;
const SAMPLES = 6;
const MIN_SAMPLES = 2;
const MIN_CONFIDENCE = 60;

/** Replaces doubtful words by words in Devanagari, if the page has some. Numbers are kept as they were recognised with Latin letters. */
export async function withDevanagari(
  page: GreyPicture,
  words: readonly SeenWord[],
  recognisers: Recognisers,
): Promise<readonly SeenWord[]> {
  const doubtful = words.filter(({ text, confidence }) => confidence < DOUBTFUL && text.length > 1 && !/\d/.test(text));
  if (doubtful.length < MIN_SAMPLES) return words;
  return await recognisers.use('hin', async (hindi) => {
    let found = 0;
    const samples = doubtful.toSorted((one, other) => other.right - other.left - (one.right - one.left));
    for (const sample of samples.slice(0, SAMPLES)) {
      const seen = await hindi.look(cropped(page, widened(sample)), { line: true });
      if (seen.some(isDevanagari)) found += 1;
    }
    if (found < MIN_SAMPLES) return words;
    const others = (await hindi.look(page)).filter(isDevanagari);
    const kept = words.filter((word) => !isReplaced(word, others));
    return [...kept, ...others.filter((other) => !kept.some((word) => overlaps(word, other)))];
  });
}

/** A word with Latin letters or digits was recognised where English stands. */
const isDevanagari = ({ text, confidence }: SeenWord) =>
  DEVANAGARI.test(text) && !/[a-z\d\p{Nd}]/iu.test(text) && confidence >= MIN_CONFIDENCE;

/** Whether the middle of one word stands in another. */
const overlaps = (one: SeenWord, other: SeenWord) =>
  [one, other].some((word, index) => {
    const around = index === 0 ? other : one;
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    return x > around.left && x < around.right && y > around.top && y < around.bottom;
  });

const widened = ({ left, top, right, bottom }: SeenWord) => ({
  left: left - 4,
  top: top - 4,
  right: right + 4,
  bottom: bottom + 4,
});

const isReplaced = (word: SeenWord, others: readonly SeenWord[]) =>
  word.confidence < DOUBTFUL && !/\d/.test(word.text) && others.some((other) => overlaps(word, other));
