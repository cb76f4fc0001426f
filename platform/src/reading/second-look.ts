import { cropped, type Edges, greyFrom, type GreyPicture, greySharp } from './grey-picture.js';
import { numberIn } from './number-in-word.js';
import { dottedZeros, numberShape } from './number-shape.js';
import { decide, DISAGREE, type Opinion, withDottedZeros } from './number-votes.js';
import type { Recogniser, SeenWord } from './recogniser.js';

const NUMBER = /^(?=.*\d)[\d.,:;=~<>/()*'"\u00b0%+\u2010-\u2015|[\]-]+$/;
/** Words that may be numbers: letters that are confused with digits, and short words that were hardly recognised. */
const ALMOST_NUMBER = /^(?=.*\d)[\dOoQDlI|iSsBbZzgqGTAneé.,:;=~/*'"\u2010-\u2015-]+$/;
const DOUBTFUL = 50;
const MAX_DOUBTFUL_LENGTH = 8;
/** A number with a flag or unit that stands close to it: "659(H)", "21U/L". */
const WITH_LETTERS = /^[<>]?\d[\d.,]*\(?[A-Za-z\u00b5][A-Za-z\u00b5/%)|]{0,8}$/;
const GLUED = /^\(?[a-z\u00b5]/i;
const CHARACTERS = '0123456789.,-<>/:%';
/** Pixels: the heights of words that are looked at for the second and third time, and the white around them. */
const SECOND_HEIGHT = 44;
const THIRD_HEIGHT = 60;
const MARGIN = 14;
const MAX_ENLARGEMENT = 3;
const MAX_WORDS = 200;

/**
 * Recognises the numbers of a page once more, each on its own and in another size, a third time if that leaves a doubt, and compares what was recognised with
 * the form of the ink. The confidence of a number is high if they agree, and low if not.
 */
export async function withSecondLook(page: GreyPicture, words: readonly SeenWord[], recogniser: Recogniser) {
  const result: SeenWord[] = [];
  let looks = 0;
  for (const word of words) {
    const number = NUMBER.test(word.text);
    if (!(number || mayBeNumber(word)) || looks >= MAX_WORDS) {
      result.push(number ? { ...word, confidence: Math.min(word.confidence, DOUBTFUL) } : word);
      continue;
    }
    looks += 1;
    const { before, core, after } = numberIn(page, word);
    const shape = numberShape(page, core);
    const second = await opinion(page, core, SECOND_HEIGHT, recogniser);
    let decision = decide([core, second], shape);
    if (decision.confidence <= DISAGREE && (number || decision.text !== core.text))
      decision = decide([core, second, await opinion(page, core, THIRD_HEIGHT, recogniser)], shape);
    decision = withDottedZeros(decision, dottedZeros(page, core));
    const text = `${before}${decision.text}`;
    if (GLUED.test(after))
      result.push({ ...word, ...decision, text, right: core.right }, { ...word, text: after, left: core.right });
    else result.push({ ...word, confidence: decision.confidence, text: `${text}${after}` });
  }
  return result;
}

const mayBeNumber = ({ text, confidence }: SeenWord) =>
  ALMOST_NUMBER.test(text) ||
  WITH_LETTERS.test(text) ||
  (confidence < DOUBTFUL && text.length <= MAX_DOUBTFUL_LENGTH && text !== 'to');

async function opinion(page: GreyPicture, word: Edges, height: number, recogniser: Recogniser): Promise<Opinion> {
  const edge = 3;
  const part = cropped(page, {
    left: word.left - edge,
    top: word.top - edge,
    right: word.right + edge,
    bottom: word.bottom + edge,
  });
  const scale = Math.min(MAX_ENLARGEMENT, height / part.height);
  const resized = greySharp(part).resize({
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
    fit: 'fill',
  });
  const around = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' };
  const seen = await recogniser.look(await greyFrom(resized.extend(around)), { line: true, characters: CHARACTERS });
  return {
    text: seen.map(({ text }) => text).join(''),
    confidence: Math.min(100, ...seen.map(({ confidence }) => confidence)),
  };
}
