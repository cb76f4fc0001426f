import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import { NO_REPORT_TEXT, NO_SUMMARY_TEXT } from '@anamnesis/contracts/insights/errors';
import { insightOf, summaryOf } from '@anamnesis/contracts/insights/insight';
import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import {
  explainReportWithOwnKey,
  showReportFacts,
  summarizeReportWithOwnKey,
} from '@anamnesis/contracts/insights/routes';
import { saysAnything, writeInsight, type InsightModel } from '@anamnesis/contracts/insights/write-insight';
import { refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import { outcomeOf } from '@anamnesis/platform/ai/ai-outcome';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { reportFactsOf } from './report-facts-of.js';

interface OwnKeyCall {
  readonly actor: { readonly id: string };
  readonly headers: { readonly [AI_KEY]: string };
  readonly body: { readonly entryId: string };
}

/** Handlers of the facts of reports, and of insights with a patient's own key. */
export function insightHandlers(ports: Ports): RouteHandler[] {
  /** Written while the caller waits. The key is passed to the provider only. */
  async function written(
    { actor, headers, body }: OwnKeyCall,
    summaryIn: SpeechLanguage | null,
    nothingToExplain: ErrorKind,
  ) {
    const { facts } = await reportFactsOf(ports, actor.id, body.entryId);
    if (!saysAnything(facts)) refuse(nothingToExplain);
    const { ask, ownKeyModel } = ports.ai;
    const model: InsightModel = {
      engine: { kind: 'gemini', model: ownKeyModel },
      ask: (question) => outcomeOf(ask({ ...question, key: headers[AI_KEY] })),
    };
    return writeInsight(model, facts, summaryIn);
  }
  const now = () => ports.clock().toISOString();
  const reads = { reads: [healthRecord, patientProfile] };

  return [
    answer(
      showReportFacts,
      async ({ params: { patientId, entryId } }) => ({ body: await reportFactsOf(ports, patientId, entryId) }),
      reads,
    ),
    answer(
      explainReportWithOwnKey,
      async (call) => {
        const insight = insightOf(call.body.entryId, await written(call, null, NO_REPORT_TEXT), now());
        return { body: { insight } };
      },
      reads,
    ),
    answer(
      summarizeReportWithOwnKey,
      async (call) => {
        const { entryId, language } = call.body;
        return { body: { summary: summaryOf(entryId, await written(call, language, NO_SUMMARY_TEXT), now()) } };
      },
      reads,
    ),
  ];
}
