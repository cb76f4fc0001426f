import type { PageText, Word } from '../uploads/page-text.js';
import { respelled } from './respelled.js';

/** A word in the geometry of its page: lengths in heights of the page, lines made horizontal. */
export interface PlacedWord {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
  readonly source: Word;
}

/** More words than any printed page has. */
const MOST_WORDS = 20_000;
const RULE = /^[|¦_]+$/;
const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/** Words without blanks, each with its share of the box of the words it was printed with. */
function partsOf(word: Word): Word[] {
  const { left, top, width, height } = word.box;
  const box = { left: finite(left), top: finite(top), width: finite(width), height: finite(height) };
  const text = word.text.replace(/[\p{Cc}\p{Co}]/gu, ' ');
  return [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => ({
    text: part,
    confidence: finite(word.confidence),
    box: {
      ...box,
      left: box.left + (box.width * index) / text.length,
      width: (box.width * part.length) / text.length,
    },
  }));
}

/** The value below which a share of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How well words fall on horizontal lines if the page is sheared by a slope. */
function alignment(words: readonly PlacedWord[], slope: number, line: number): number {
  const counts = new Map<number, number>();
  for (const { left, right, middle } of words) {
    const bin = Math.round((middle - (slope * (left + right)) / 2) / line);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

const STEEPEST = 0.04;
const STEP = 0.002;

/** The slope of the lines that is left on the page. Zero unless another one fits clearly better. */
function slopeOf(words: readonly PlacedWord[], height: number): number {
  if (words.length < 8) return 0;
  const line = height * 0.4;
  let best = { slope: 0, fit: alignment(words, 0, line) * 1.1 };
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const fit = alignment(words, slope, line);
    if (fit > best.fit) best = { slope, fit };
  }
  return best.slope;
}

/** The words of a page, without blanks and rules, on horizontal lines. */
export function placedWords(page: PageText): PlacedWord[] {
  const aspect = page.aspect > 0 && Number.isFinite(page.aspect) ? page.aspect : 1;
  const words = page.words
    .slice(0, MOST_WORDS)
    .map((word) => (page.method === 'ocr' ? { ...word, text: respelled(word.text) } : word))
    .flatMap(partsOf)
    .slice(0, MOST_WORDS)
    .filter(({ text }) => !RULE.test(text));
  const usual =
    quantile(
      words.map(({ box }) => box.height).filter((height) => height > 0),
      0.5,
    ) || 0.01;
  const level = words.map((word) => ({
    text: word.text,
    confidence: word.confidence,
    left: word.box.left * aspect,
    right: (word.box.left + word.box.width) * aspect,
    middle: word.box.top + word.box.height / 2,
    // A dash or a dot is lower than its line.
    height: Math.min(Math.max(word.box.height, usual * 0.6), usual * 4),
    source: word,
  }));
  const slope = slopeOf(level, usual);
  return slope === 0
    ? level
    : level.map((word) => ({ ...word, middle: word.middle - (slope * (word.left + word.right)) / 2 }));
}
