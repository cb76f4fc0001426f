import { withParameters } from '../language/refusal.js';
import { builtInBlocks, leftOverBlocks, paragraphs } from './built-in-blocks.js';
import { commentSentences } from './builtin/comments.js';
import type { Sentence } from './builtin/explanation.js';
import { type Finding, findingsOf } from './builtin/findings.js';
import { leftOverWords } from './builtin/left-over.js';
import { loadPhrases } from './builtin/load-phrases.js';
import { openingSentences } from './builtin/opening.js';
import type { Phrases } from './builtin/phrases/phrases.js';
import { leadSentences, pointSentences } from './builtin/sentences.js';
import { checkedExplanation } from './claims.js';
import { AI_TIMEOUT, EXPLANATION_SAMPLING, MAX_SUMMARY_PARAGRAPHS, SUMMARY_SAMPLING } from './constants.js';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT, AI_UNCONFIRMED } from './errors.js';
import { explanationPrompt, summaryPrompt } from './explanation-prompt.js';
import type { InsightEngine, InsightFailure, WrittenInsight } from './insight.js';
import type { SpeechLanguage } from './languages.js';
import { withTrends } from './point-trends.js';
import { promptFacts } from './prompt-facts.js';
import type { AssembledFacts } from './report-facts.js';
import { INSIGHT_VERSION } from './rule-versions.js';
import { shownBlocks, spokenBlocks } from './shown-blocks.js';

interface Question {
  readonly prompt: string;
  readonly temperature: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly maxOutputTokens?: number;
  /** Milliseconds. */
  readonly timeout: number;
}

/** A language model. */
export interface InsightModel {
  readonly engine: InsightEngine;
  ask(question: Question): Promise<{ readonly text: string } | { readonly failed: string; readonly message: string }>;
}

const builtIn: InsightEngine = { kind: 'built-in', model: null };

/** What an insight depends on besides the facts. */
export const engineVersion = (model: InsightModel | null): string =>
  JSON.stringify([INSIGHT_VERSION, model?.engine ?? builtIn]);

/** Whether there is anything to explain. */
export const saysAnything = ({ text, values }: AssembledFacts): boolean => text.trim() !== '' || values.length > 0;

/**
 * An explanation of a report, or a summary in a language. The answer of the model is compared with the facts, which is possible in English
 * only and of values only: all else is written by the built-in engine, also about a text of several people or one that cannot be read. So is all without a model, and in the place of one that fails or leaves out a
 * value outside its range. What the built-in engine says of results that cannot wait comes first in any case.
 */
export async function writeInsight(
  model: InsightModel | null,
  facts: AssembledFacts,
  summaryIn: SpeechLanguage | null,
): Promise<WrittenInsight> {
  const isAsked = facts.problem === null && facts.values.length > 0 && (summaryIn === null || summaryIn === 'en-US');
  const outcome = model && isAsked ? await answered(model, facts, summaryIn !== null) : null;
  if (outcome && 'blocks' in outcome) return outcome;
  return { engine: builtIn, failure: outcome, blocks: await builtInBlocks(facts, summaryIn), leftOut: [] };
}

async function answered(
  model: InsightModel,
  facts: AssembledFacts,
  isSummary: boolean,
): Promise<WrittenInsight | InsightFailure> {
  const known = promptFacts(facts);
  const reply = await model.ask(
    isSummary
      ? { prompt: summaryPrompt(known), ...SUMMARY_SAMPLING, timeout: AI_TIMEOUT }
      : { prompt: explanationPrompt(known), ...EXPLANATION_SAMPLING, timeout: AI_TIMEOUT },
  );
  if ('failed' in reply) return failureOf(reply);
  const { blocks, leftOut, outside } = checkedExplanation(reply.text, known);
  const findings = findingsOf(facts);
  const urgent = new Set(findings.flatMap(({ fact, urgent: limit }) => (limit ? [fact.test] : [])));
  const isComplete = known.values.every(
    ({ test, doubt, standing }) =>
      doubt !== null || standing === 'inRange' || standing === 'unknown' || outside.has(test) || urgent.has(test),
  );
  if (!isComplete || blocks.every(({ kind }) => kind === 'heading')) return failure(AI_UNCONFIRMED, {});
  // What the model was not asked about is said of every report by the built-in engine.
  const english = await loadPhrases('en-US');
  const { unexpected, rest, lines } = leftOverWords(english, facts);
  const first = [
    ...paragraphs([...openingSentences(english, facts, findings), ...urgentSentences(english, facts, findings)]),
    ...paragraphs(unexpected),
  ];
  const then = [
    ...withTrends(shownBlocks(blocks), facts),
    ...paragraphs([...commentSentences(english, facts), ...rest]),
  ];
  return {
    engine: model.engine,
    failure: null,
    blocks: isSummary
      ? [...spokenBlocks(first, 1), ...spokenBlocks(then, MAX_SUMMARY_PARAGRAPHS - 1)]
      : [...first, ...then, ...leftOverBlocks(lines)],
    leftOut,
  };
}

/** What the built-in engine says of each value that cannot wait. */
function urgentSentences(phrases: Phrases, facts: AssembledFacts, findings: readonly Finding[]): Sentence[] {
  const [first, ...others] = findings.filter(({ urgent }) => urgent !== null);
  if (!first) return [];
  return [
    ...leadSentences(phrases, first, facts),
    ...others.flatMap((each) => pointSentences(phrases, each, facts, null)),
  ];
}

function failureOf({ failed, message }: { failed: string; message: string }): InsightFailure {
  if (failed === 'timedOut') return failure(AI_TIMED_OUT, {});
  return failed === 'malformed' ? failure(AI_ANSWER_INVALID, {}) : failure(AI_FAILED, { message });
}

const failure = (
  { code, message }: typeof AI_FAILED | typeof AI_TIMED_OUT | typeof AI_ANSWER_INVALID | typeof AI_UNCONFIRMED,
  parameters: Record<string, string>,
): InsightFailure => ({ code, message: withParameters(message, parameters), parameters });
