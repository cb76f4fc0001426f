import type { LabTestKey } from '../labs/tests.js';
import { truncateText } from '../language/text.js';
import type { Block, LeftOut, Run } from './blocks.js';
import { createSentenceChecker } from './check-sentence.js';
import type { ReportFacts } from './facts.js';
import { blocksOf } from './markdown.js';
import { joined, sentencesOf } from './sentences.js';
import { visibleText } from './visible-text.js';

/** Longest answer that is checked, in UTF-16 code units; the prompt asks for a tenth of it. */
const LONGEST = 20_000;
/** A longer sentence is not compared. */
const LONGEST_SENTENCE = 600;
/** Longest part of a sentence that is shown as left out. */
const LONGEST_LEFT_OUT = 300;

/** An explanation without what cannot be said of the report. */
export interface CheckedExplanation {
  readonly blocks: Block[];
  readonly leftOut: LeftOut[];
  /** The tests whose values it still says to be outside their range. */
  readonly outside: ReadonlySet<LabTestKey>;
}

/**
 * What a language model wrote about a report, without the sentences that contradict its facts or that cannot be compared with them:
 * each number has to be a value, limit, earlier value or date of the facts, in its role. Sentences without claims are kept as they are.
 * Never throws.
 */
export function checkedExplanation(markdown: string, facts: ReportFacts): CheckedExplanation {
  const checker = createSentenceChecker(facts);
  const leftOut: LeftOut[] = [];
  const checked = (runs: readonly Run[]): Run[] => {
    const kept = sentencesOf(runs).filter(({ text }) => {
      const reason = text.length > LONGEST_SENTENCE ? 'tooLong' : checker.check(text);
      if (reason) leftOut.push({ text: truncateText(text, LONGEST_LEFT_OUT), reason });
      return reason === null;
    });
    return joined(kept);
  };
  const checkedBlock = (block: Block): Block => {
    if (block.kind === 'heading') checker.forget();
    if (block.kind === 'list') return { ...block, items: block.items.map(checked).filter((item) => item.length > 0) };
    return { ...block, runs: checked(block.runs) };
  };
  const blocks = blocksOf(visibleText(truncateText(markdown, LONGEST))).map(checkedBlock);
  if (markdown.length > LONGEST)
    leftOut.push({ text: truncateText(markdown.slice(LONGEST), LONGEST_LEFT_OUT), reason: 'tooLong' });
  return { blocks: withoutEmpty(blocks), leftOut, outside: checker.outside };
}

/** Without blocks that lost all their sentences, and without headings of nothing. */
function withoutEmpty(blocks: readonly Block[]): Block[] {
  const filled = blocks.filter((block) => (block.kind === 'list' ? block.items : block.runs).length > 0);
  return filled.filter((block, index) => {
    const next = filled[index + 1];
    if (block.kind !== 'heading') return true;
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
