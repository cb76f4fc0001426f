import type { LeftOver } from '../../labs/left-over.js';
import type { Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import type { Phrases } from './phrases/phrases.js';
import { plain } from './sentences.js';
import { urgencyOfLine } from './urgent-lines.js';

/** More lines are counted, but not shown. */
const MOST_LINES = 100;

/** Whether a line says of itself that its result is not as expected. What cannot wait is said before, with its own advice. */
const isUnexpected = (line: LeftOver): boolean =>
  line.standing !== 'asExpected' && line.standing !== 'unknown' && urgencyOfLine(line) === null;

/** What is said of the part of a report that is not among its values. */
export interface LeftOverWords {
  /** Of lines whose results are not as is printed beside them. */
  readonly unexpected: Sentence[];
  /** Of all lines, or of further text. */
  readonly rest: Sentence[];
  /** The lines, those that are not as expected first. */
  readonly lines: LeftOver[];
}

/** That lines report nothing unusual, word for word; nothing without lines. */
export function expectedSentences(phrases: Phrases, lines: readonly LeftOver[]): Sentence[] {
  if (lines.length === 0) return [];
  const quoted = lines.map(({ text }) => `“${text}”`);
  const list = new Intl.ListFormat(phrases.language, { type: 'conjunction' }).format(quoted);
  return [plain(phrases.unremarkable(list, lines.length))];
}

/** What is said of the part of a report that is not among its values; nothing if there is none. */
export function leftOverWords(
  phrases: Phrases,
  { leftOver, hasMore }: Pick<ReportFacts, 'leftOver' | 'hasMore'>,
): LeftOverWords {
  const unexpected = leftOver.filter(isUnexpected);
  const others = leftOver.filter((line) => !isUnexpected(line));
  const rest = leftOver.length > 0 ? [phrases.leftOver(leftOver.length)] : hasMore ? [phrases.moreText()] : [];
  return {
    unexpected: unexpected.length > 0 ? [plain(phrases.leftOverUnexpected(unexpected.length))] : [],
    rest: rest.map(plain),
    lines: [...unexpected, ...others].slice(0, MOST_LINES),
  };
}
