import { labTest } from '../labs/tests.js';
import { withParameters } from '../language/refusal.js';
import { builtInBlocks } from './built-in-blocks.js';
import { checkedExplanation } from './claims.js';
import { AI_TIMEOUT, EXPLANATION_SAMPLING, MAX_SUMMARY_PARAGRAPHS, SUMMARY_SAMPLING } from './constants.js';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT } from './errors.js';
import { explanationPrompt, summaryPrompt } from './explanation-prompt.js';
import type { InsightEngine, InsightFailure, WrittenInsight } from './insight.js';
import type { SpeechLanguage } from './languages.js';
import { promptFacts } from './prompt-facts.js';
import type { AssembledFacts } from './report-facts.js';
import { paragraphsOf, shownBlocks } from './shown-blocks.js';

/** The version of the prompts, the checks and the built-in texts. Raised when one of them changes: reports are then explained anew. */
const INSIGHT_VERSION = '2';

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

/** The text that is summarised: the report's own, or its values if only they are known. */
const textOf = ({ title, text, values }: AssembledFacts): string => {
  const lines = values.map(({ test, value, decimals, unit }) =>
    `${labTest(test).name}: ${value.toFixed(decimals)} ${unit?.printed ?? ''}`.trimEnd(),
  );
  return [title, text.trim() === '' ? lines.join('\n') : text].join('\n\n');
};

/** Whether there is anything to explain. */
export const saysAnything = ({ text, values }: AssembledFacts): boolean => text.trim() !== '' || values.length > 0;

/**
 * An explanation of a report, or a summary in a language. The answer of the model is compared with the facts. Without a model, and in the
 * place of one that fails, the built-in engine writes it.
 */
export async function writeInsight(
  model: InsightModel | null,
  facts: AssembledFacts,
  summaryIn: SpeechLanguage | null,
): Promise<WrittenInsight> {
  const outcome = model && (await answered(model, facts, summaryIn));
  if (outcome && 'blocks' in outcome) return outcome;
  return { engine: builtIn, failure: outcome, blocks: await builtInBlocks(facts, summaryIn), leftOut: [] };
}

async function answered(
  model: InsightModel,
  facts: AssembledFacts,
  summaryIn: SpeechLanguage | null,
): Promise<WrittenInsight | InsightFailure> {
  const known = promptFacts(facts);
  const reply = await model.ask(
    summaryIn === null
      ? { prompt: explanationPrompt(known), ...EXPLANATION_SAMPLING, timeout: AI_TIMEOUT }
      : { prompt: summaryPrompt(textOf(facts), summaryIn), ...SUMMARY_SAMPLING, timeout: AI_TIMEOUT },
  );
  if ('failed' in reply) return failureOf(reply);
  const { blocks, leftOut } = checkedExplanation(reply.text, known);
  const shown = shownBlocks(blocks);
  const kept = summaryIn === null ? shown : shown.flatMap(paragraphsOf).slice(0, MAX_SUMMARY_PARAGRAPHS);
  if (kept.every(({ kind }) => kind === 'heading'))
    return failure(AI_FAILED, { message: 'Nothing in its answer agreed with the report.' });
  return { engine: model.engine, failure: null, blocks: kept, leftOut };
}

function failureOf({ failed, message }: { failed: string; message: string }): InsightFailure {
  if (failed === 'timedOut') return failure(AI_TIMED_OUT, {});
  return failed === 'malformed' ? failure(AI_ANSWER_INVALID, {}) : failure(AI_FAILED, { message });
}

const failure = (
  { code, message }: typeof AI_FAILED | typeof AI_TIMED_OUT | typeof AI_ANSWER_INVALID,
  parameters: Record<string, string>,
): InsightFailure => ({ code, message: withParameters(message, parameters), parameters });
