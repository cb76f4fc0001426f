import type { PageText, Word } from './page-text.js';

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

/** Words on one baseline, from left to right. */
export interface Row {
  readonly words: readonly PlacedWord[];
  readonly middle: number;
  readonly height: number;
  /** The widest gap between words of one phrase or cell. */
  readonly blank: number;
}

/** A blank is at most as wide as this many letters; the gap between columns is wider. */
const BLANK_IN_LETTERS = 1.7;

const letterWidth = (words: readonly PlacedWord[]) =>
  quantile(
    words.filter(({ text }) => text.length >= 3).map(({ left, right, text }) => (right - left) / text.length),
    0.5,
  );

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
function quantile(values: readonly number[], share: number): number {
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

function placed(page: PageText): PlacedWord[] {
  const aspect = page.aspect > 0 && Number.isFinite(page.aspect) ? page.aspect : 1;
  const words = page.words
    .slice(0, MOST_WORDS)
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

interface OpenRow {
  words: PlacedWord[];
  /** Where the row is at its right end: rows of a photo are not quite straight. */
  middle: number;
  height: number;
}

/** How far a word may be off its row, in heights. */
const TOLERANCE = 0.5;
/** How far an exponent may be above its row. */
const RAISED = 0.8;
/** How much a word changes where its row is. */
const FOLLOW = 0.3;

/** The rows of a page from top to bottom. */
export function rowsOf(page: PageText): Row[] {
  const words = placed(page).sort((a, b) => a.left - b.left || a.middle - b.middle);
  if (words.length === 0) return [];
  const bin =
    quantile(
      words.map(({ height }) => height),
      0.5,
    ) || 0.01;
  const bins = new Map<number, Set<OpenRow>>();
  const binOf = (middle: number) => Math.round(middle / bin);
  const rows: OpenRow[] = [];
  const put = (row: OpenRow) => {
    const key = binOf(row.middle);
    bins.set(key, (bins.get(key) ?? new Set<OpenRow>()).add(row));
  };
  for (const word of words) {
    let nearest: OpenRow | null = null;
    let least = Infinity;
    for (let key = binOf(word.middle) - 2; key <= binOf(word.middle) + 2; key += 1)
      for (const row of bins.get(key) ?? []) {
        const distance = Math.abs(row.middle - word.middle);
        const last = row.words.at(-1);
        const isRaised = last && word.height < 0.8 * last.height && word.left - last.right < 0.3 * last.height;
        const allowed = (isRaised ? RAISED : TOLERANCE) * Math.max(row.height, Math.min(word.height, bin));
        if (distance <= allowed && distance < least) [nearest, least] = [row, distance];
      }
    if (nearest) {
      bins.get(binOf(nearest.middle))?.delete(nearest);
      nearest.words.push(word);
      // Small and raised words, and dashes, say little about the line.
      const weight = word.text.length > 1 && word.height > 0.7 * nearest.height ? FOLLOW : 0;
      nearest.middle += weight * (word.middle - nearest.middle);
      nearest.height = Math.max(nearest.height, Math.min(word.height, 1.5 * nearest.height));
      put(nearest);
    } else {
      const row = { words: [word], middle: word.middle, height: word.height };
      rows.push(row);
      put(row);
    }
  }
  const usual = letterWidth(words) || 0.5 * bin;
  return rows
    .map((row) => {
      const own = letterWidth(row.words) || usual;
      return {
        words: row.words,
        middle: quantile(
          row.words.map(({ middle }) => middle),
          0.5,
        ),
        height: quantile(
          row.words.map(({ height }) => height),
          0.5,
        ),
        blank: BLANK_IN_LETTERS * Math.min(Math.max(own, 0.75 * usual), 1.4 * usual),
      };
    })
    .sort((a, b) => a.middle - b.middle);
}
