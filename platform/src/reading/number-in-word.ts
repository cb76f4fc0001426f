import { blobsOf } from './blobs.js';
import { cropped, type GreyPicture } from './grey-picture.js';
import type { SeenWord } from './recogniser.js';

/** Brackets around a range, a flag or a unit behind a number: their ink is no digit. A percent sign may be a misread digit. */
const ENCLOSED = /^([([{<>|\u00ab\u00bb]*)(\d[\d.,:-]*?)([-)\]}|]*|\(?[a-z\u00b5][a-z\u00b5/%)|]{0,8})$/i;
/** Letters that may be misread digits: "9S" was 95. */
const DIGIT_LIKE = /^[DILOQSBZGTAegilnoqsz\u00e9|]+$/;
/** Part of the height of the highest blob. */
const MIN_DIGIT = 0.6;
const INK = 140;

interface NumberInWord {
  readonly before: string;
  readonly core: SeenWord;
  readonly after: string;
}

/** The number of a word, without what encloses it. The whole word if the ink of the two cannot be told apart. */
export function numberIn(page: GreyPicture, word: SeenWord): NumberInWord {
  const whole = { before: '', core: word, after: '' };
  const [, before = '', text = '', after = ''] = ENCLOSED.exec(word.text) ?? [];
  if (!text || before.length + after.length === 0 || DIGIT_LIKE.test(after)) return whole;
  const blobs = blobsOf(cropped(page, word), INK).sort((one, other) => one.left - other.left);
  const highest = Math.max(0, ...blobs.map(({ top, bottom }) => bottom - top));
  const tall = blobs.filter(({ top, bottom }) => bottom - top >= MIN_DIGIT * highest);
  const digits = text.replace(/\D/g, '').length;
  const [first, last] = [tall[before.length], tall[before.length + digits - 1]];
  const others = /^[a-z(]/i.test(after) ? 1 : after.length;
  if (!first || !last || tall.length < before.length + digits + others) return whole;
  const offset = Math.max(0, Math.floor(word.left));
  const left = before ? Math.max(word.left, offset + first.left - 1) : word.left;
  const right = after ? Math.min(word.right, offset + last.right + 1) : word.right;
  return { before, core: { ...word, text, left, right }, after };
}
