import type { LeftOver } from '../labs/left-over.js';
import { lacksUnit } from '../labs/missing-unit.js';
import type { PrintedStanding } from '../labs/printed-standing.js';
import { builtInExplanation } from './builtin/explain.js';
import type { Sentence } from './builtin/explanation.js';
import { isOfUnknown } from './builtin/whose.js';
import type { InsightBlock } from './insight.js';
import type { SpeechLanguage } from './languages.js';
import type { AssembledFacts } from './report-facts.js';

/** A paragraph for each sentence, with its source. */
export const paragraphs = (sentences: readonly Sentence[]): InsightBlock[] =>
  sentences.map(({ text, source }) => ({ kind: 'paragraph', text, source }));

/** Sentences that belong together as one passage, with the first of their sources. */
const passage = (sentences: readonly Sentence[]) => ({
  text: sentences.map(({ text }) => text).join(' '),
  source: sentences.find(({ source }) => source !== null)?.source ?? null,
});

const list = (title: string, items: Extract<InsightBlock, { kind: 'list' }>['items']): InsightBlock[] =>
  items.length > 0
    ? [
        { kind: 'heading', text: title },
        { kind: 'list', items },
      ]
    : [];

/** The words for where a result stands beside the range or word that its own line prints. */
const STANDINGS: Readonly<Record<PrintedStanding, string>> = {
  above: 'above what is printed beside it',
  below: 'below what is printed beside it',
  notExpected: 'not what is printed beside it as expected',
  ...{ asExpected: '', unknown: '' },
};

/** What can be said of a line that is not interpreted: ": above what is printed beside it; the unit is missing." */
function aboutLine({ text, standing }: LeftOver): string {
  const words = [STANDINGS[standing], lacksUnit(text) ? 'the unit is missing' : ''].filter((each) => each !== '');
  return words.length > 0 ? `: ${words.join('; ')}.` : '';
}

/** The lines of a report that are not interpreted. */
export const leftOverBlocks = (lines: readonly LeftOver[]): InsightBlock[] =>
  list(
    'Not interpreted here: please ask your doctor',
    lines.map((line) => ({ text: `“${line.text}”${aboutLine(line)}`, source: null })),
  );

/** The explanation of the built-in engine in English, or its summary in a language: one paragraph for each part. */
export async function builtInBlocks(facts: AssembledFacts, summaryIn: SpeechLanguage | null): Promise<InsightBlock[]> {
  const explanation = await builtInExplanation(facts, summaryIn ?? 'en-US');
  if (summaryIn !== null) return paragraphs(explanation.summary);
  return [
    ...paragraphs(explanation.lead),
    ...list(
      isOfUnknown(facts) ? 'Values on this paper' : 'Your values',
      explanation.points.map(({ sentences, trend }) => ({ ...passage(sentences), ...(trend && { trend }) })),
    ),
    ...list(
      'Please check',
      explanation.toCheck.map(({ sentence }) => sentence),
    ),
    ...leftOverBlocks(explanation.leftOver),
    ...list('Questions for your doctor', [...explanation.questions]),
    ...paragraphs(explanation.closing),
  ];
}
