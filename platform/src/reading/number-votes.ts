import { reshaped, textShape } from './number-shape.js';

/** What one recognition says. */
export interface Opinion {
  readonly text: string;
  readonly confidence: number;
}

/** Confidences, from 0 to 100, of numbers by who agrees. The rules of `contracts/src/reading/doubt.ts` say below which one a value has to be compared with the document. */
const ALL_AGREE = 95;
const FORM_SEEN = 88;
/** Nobody lost the point, which is what recognition loses. */
const POINT_SEEN = 86;
const NO_FORM = 80;
export const DISAGREE = 50;
/** A word that was recognised better than this is no number that was misread. */
const MAX_MISREAD = 50;
const MIN_CORRECTION = 75;

/**
 * The text and confidence of a word after recognitions that looked at it differently, and the form of its ink. If they disagree about a digit, it is not certain;
 * the form decides about points and dashes if at least one recognition sees them too.
 */
export function decide([first, ...further]: readonly [Opinion, ...Opinion[]], shape: string | null): Opinion {
  const others = further.filter(({ text }) => text !== '');
  const texts = [first, ...others].map(({ text }) => plain(text));
  if (!isNumber(texts[0]!) || isPercentSignDigit(texts[0]!, shape)) return corrected(first, others, shape);
  // Alone, a "1" is often not seen at all.
  if (others.length === 0)
    return { ...first, confidence: textShape(texts[0]!) === shape ? Math.min(first.confidence, NO_FORM) : DISAGREE };
  const digits = mostFrequent(texts.map(digitsOf), shape);
  const agreeing = texts.filter((text) => digitsOf(text) === digits);
  const unanimous = agreeing.length === texts.length;
  const formed = shape === null ? null : reshaped(digits, shape);
  if (formed === null) {
    const same = unanimous && new Set(texts).size === 1 && shape === null;
    if (!same) return { text: withPoint(agreeing), confidence: DISAGREE };
    return { text: first.text, confidence: /\d\.\d/.test(texts[0]!) ? POINT_SEEN : NO_FORM };
  }
  const seen = agreeing.filter((text) => textShape(text) === shape);
  if (unanimous && seen.length === 0 && isRangeForm(shape!)) return { text: formed, confidence: FORM_SEEN };
  const text = seen.length > 0 && new Set(seen).size === 1 ? seen[0]! : formed;
  if (!unanimous || seen.length === 0 || new Set(seen).size > 1) return { text, confidence: DISAGREE };
  return { text, confidence: seen.length === texts.length ? ALL_AGREE : FORM_SEEN };
}

/**
 * A number whose ink shows zeros with a dot in them. A six or nine in their place was such a zero; an eight may have been one: it is not certain, as is
 * a number with other digits than the ink.
 */
export function withDottedZeros({ text, confidence }: Opinion, zeros: readonly boolean[]): Opinion {
  if (!zeros.includes(true) || !/[1-9]/.test(text)) return { text, confidence };
  if (digitsOf(text).length !== zeros.length)
    return { text, confidence: /[689]/.test(text) ? Math.min(confidence, DISAGREE) : confidence };
  let index = -1;
  let isCertain = true;
  const written = text.replace(/\d/g, (digit) => {
    index += 1;
    if (!zeros[index]) return digit;
    isCertain &&= /[069]/.test(digit);
    return /[69]/.test(digit) ? '0' : digit;
  });
  const most = !isCertain ? DISAGREE : written === text ? confidence : NO_FORM;
  return { text: written, confidence: Math.min(confidence, most) };
}

/** A word that is no number: replaced only if another recognition is certain and the form confirms it. If two say the same, that is no disagreement about a digit. */
function corrected(first: Opinion, others: readonly Opinion[], shape: string | null): Opinion {
  const number = /\d/.test(first.text);
  const certain = others.filter(
    ({ text, confidence }) => isNumber(plain(text)) && textShape(plain(text)) === shape && confidence >= MIN_CORRECTION,
  );
  const [correction] = certain;
  if (correction && (number || first.confidence < MAX_MISREAD)) {
    const text = plain(correction.text);
    const isTwice = certain.length >= 2 && others.every((other) => plain(other.text) === text);
    return { text, confidence: isTwice ? NO_FORM : DISAGREE };
  }
  return { text: first.text, confidence: number ? Math.min(first.confidence, DISAGREE) : first.confidence };
}

/** Whether a "%" stands where the form has a digit: "25.6%" was 25.69. */
const isPercentSignDigit = (text: string, shape: string | null) =>
  text.endsWith('%') && shape?.replace(/[^0]/g, '').length === digitsOf(text).length + 1;

/** The form of a range whose limits have the same decimal places: its points are no specks. */
function isRangeForm(shape: string): boolean {
  const [, low, high] = /^0+\.(0+)-0+\.(0+)$/.exec(shape) ?? [];
  return low !== undefined && low === high;
}

/** The digits that most recognitions see; of equally many, those that are as many as the form has. */
function mostFrequent(all: readonly string[], shape: string | null): string {
  const weight = (digits: string) =>
    all.filter((other) => other === digits).length + (shape !== null && reshaped(digits, shape) !== null ? 0.5 : 0);
  return all.toSorted((one, other) => weight(other) - weight(one))[0]!;
}

/** A point is lost more easily than invented. */
const withPoint = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length)[0]!;

/** With signs that are often taken for each other made one. */
const plain = (text: string) =>
  text
    .replace(/[\u2010-\u2015~=\u00ab]+/g, '-')
    .replace(/[:;\u00b7]/g, '.')
    // A comma that separates no thousands is a point.
    .replace(/^(\D*\d+),(\d{1,2}\D*)$/, '$1.$2')
    .replace(/\s/g, '');
const isNumber = (text: string) => /^[<>]?[\d.,-]*\d[\d.,-]*%?$/.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');
