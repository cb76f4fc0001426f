import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { leftOut, runs } from './blocks.js';
import { AI_ANSWER_INVALID, AI_FAILED, AI_TIMED_OUT, AI_UNCONFIRMED } from './errors.js';

/** What wrote an insight. The built-in engine has no model. */
export const insightEngine = z.object({
  kind: z.enum(['built-in', 'gemini', 'openai-compatible']),
  model: z.string().nullable(),
});
export type InsightEngine = z.infer<typeof insightEngine>;

/** Why a configured provider did not write an insight: an error as refusals have it, with its message in English. */
export const insightFailure = z.object({
  code: z.enum([AI_ANSWER_INVALID.code, AI_FAILED.code, AI_TIMED_OUT.code, AI_UNCONFIRMED.code]),
  message: z.string(),
  parameters: z.record(z.string(), z.string()),
});
export type InsightFailure = z.infer<typeof insightFailure>;

const passage = z.object({
  text: z.string(),
  /** The same text with its styles; absent without any. */
  runs: runs.optional(),
  /** The publication that it rests on; null if it rests on the report alone. */
  source: z.string().nullable(),
});

/** How the value of a point moved since the earlier ones; absent where that cannot be said. */
const trends = ['rising', 'falling', 'steady'] as const;

/** A part of an insight, in the order of reading. No text is markup: styles are parts of their own. */
export const insightBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), ...passage.shape }),
  z.object({
    kind: z.literal('list'),
    items: z.array(passage.extend({ trend: z.enum(trends).optional() })),
    /** Whether the order counts; absent if it does not. */
    ordered: z.boolean().optional(),
  }),
]);
export type InsightBlock = z.infer<typeof insightBlock>;

/** What an engine wrote about a report. */
export const writtenInsight = z.object({
  engine: insightEngine,
  /** Null unless the built-in engine wrote in the place of a provider that failed. */
  failure: insightFailure.nullable(),
  blocks: z.array(insightBlock),
  /** Sentences of the provider that are not a part of the insight. */
  leftOut: z.array(leftOut),
});
export type WrittenInsight = z.infer<typeof writtenInsight>;

const shown = writtenInsight.extend({ entryId: id, writtenAt: moment });

/** The explanation of a report, in English. */
export const insight = shown.extend({
  /** The publications that it rests on, without repetition. */
  sources: z.array(z.string()),
});
export type Insight = z.infer<typeof insight>;

/** A short summary of a report to be read aloud, in the requested language: at most MAX_SUMMARY_PARAGRAPHS texts. */
export const spokenSummary = shown.omit({ blocks: true }).extend({ sentences: z.array(z.string()) });
export type SpokenSummary = z.infer<typeof spokenSummary>;

/** The reply with an explanation. */
export const insightOf = (
  entryId: string,
  { engine, failure, blocks, leftOut }: WrittenInsight,
  writtenAt: string,
): Insight => ({
  ...{ entryId, writtenAt, engine, failure, blocks, leftOut },
  sources: [...new Set(blocks.flatMap(sourcesOf))],
});

/** The reply with a summary. */
export const summaryOf = (
  entryId: string,
  { engine, failure, blocks, leftOut }: WrittenInsight,
  writtenAt: string,
): SpokenSummary => ({
  ...{ entryId, writtenAt, engine, failure, leftOut },
  sentences: blocks.flatMap((block) => ('text' in block ? block.text : [])),
});

function sourcesOf(block: InsightBlock): string[] {
  const passages = block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block] : [];
  return passages.flatMap(({ source }) => source ?? []);
}
