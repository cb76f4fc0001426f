import { REQUEST_LOST_AFTER } from '@anamnesis/contracts/insights/constants';
import { explainReportJob } from '@anamnesis/contracts/insights/jobs';
import type { WrittenInsight } from '@anamnesis/contracts/insights/insight';
import { beginInsight, giveUpInsight, reportInsight, showReportFacts } from '@anamnesis/contracts/insights/routes';
import {
  engineVersion,
  saysAnything,
  writeInsight,
  type InsightModel,
} from '@anamnesis/contracts/insights/write-insight';
import type { PayloadOf } from '@anamnesis/contracts/language/job';
import type { Ai } from '@anamnesis/platform/ai/ai';
import { textOf } from '@anamnesis/platform/ai/ai-text';
import { outcomeOf } from '@anamnesis/platform/ai/ai-outcome';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { Skip } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { CommandRefused, type CommandClient } from '../command-client.js';
import type { QueryClient } from '../query-client.js';

interface Ports {
  readonly commands: CommandClient;
  readonly queries: QueryClient;
  readonly ai: Ai;
  /** Milliseconds until the first word of the provider's answer: its reader waits for the report to be explained. */
  readonly firstWord?: number;
}

/** Nobody leaves a job: its outcome is recorded. */
const nobodyStops = new AbortController().signal;

/** The model of the configured provider; null without one. Its answer is read while it arrives, so that a silent provider is noticed long before the whole is late. */
const modelOf = ({ name, model, converse }: Ai, firstWord: number): InsightModel | null =>
  name === 'built-in'
    ? null
    : {
        engine: { kind: name, model },
        ask: ({ prompt, timeout, ...sampling }) =>
          outcomeOf(
            textOf(
              converse({
                ...sampling,
                turns: [{ role: 'user', content: prompt }],
                patience: { firstWord: Math.min(firstWord, timeout), whole: timeout },
                signal: nobodyStops,
              }),
            ),
          ),
      };

/**
 * Explains or summarises a report. A provider that fails, or is silent or slow, is not asked again: the built-in engine writes instead. If the report of the outcome
 * fails, the job is retried with what was written before, which is kept for this many milliseconds at most.
 */
export function explainReports(
  { commands, queries, ai, firstWord = 5_000 }: Ports,
  keptFor = REQUEST_LOST_AFTER,
): JobRunner {
  const model = modelOf(ai, firstWord);
  /** Insights by request, until they are reported. A retry in another process does not take them from here: no text of a patient stays longer. */
  const unreported = new Map<string, { readonly basis: string; readonly written: WrittenInsight }>();

  async function written({ patientId, entryId, requestId, summaryIn, position }: PayloadOf<typeof explainReportJob>) {
    const known = unreported.get(requestId);
    if (known) return known;
    const { facts, digest } = await queries.ask(showReportFacts, { params: { patientId, entryId } }, position);
    if (!saysAnything(facts)) return null;
    const basis = uuidOf(`${digest}/${engineVersion(model)}`);
    const begin = { params: { entryId, requestId }, body: { basis } };
    const { isNeeded } = await commands.send(beginInsight, begin, uuidOf(`${requestId}/begin`));
    if (!isNeeded) throw new Skip('there is an insight on the same facts, or the request has an outcome');
    const insight = { basis, written: await writeInsight(model, facts, summaryIn) };
    unreported.set(requestId, insight);
    setTimeout(() => unreported.delete(requestId), keptFor).unref();
    return insight;
  }

  return runner({
    job: explainReportJob,
    concurrency: 4,
    async run(payload, { lastAttempt }) {
      const params = { entryId: payload.entryId, requestId: payload.requestId };
      const giveUp = (reason: 'nothingToExplain' | 'unavailable') =>
        commands.send(giveUpInsight, { params, body: { reason } }, uuidOf(`${payload.requestId}/give up`));
      try {
        const insight = await written(payload);
        if (!insight) return void (await giveUp('nothingToExplain'));
        const body = { ...insight.written, basis: insight.basis };
        await commands.send(reportInsight, { params, body }, uuidOf(`${payload.requestId}/report`));
      } catch (error) {
        // The report was retracted, or its patient was erased, since the request.
        if (error instanceof CommandRefused && error.code === 'ENTRY_NOT_FOUND')
          return void (await giveUp('nothingToExplain'));
        if (error instanceof Skip || !lastAttempt) throw error;
        unreported.delete(payload.requestId);
        await giveUp('unavailable');
        throw error;
      }
      unreported.delete(payload.requestId);
    },
  });
}
