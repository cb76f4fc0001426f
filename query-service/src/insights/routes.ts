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
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import { outcomeOf } from '@anamnesis/platform/ai/ai-outcome';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { type Report, reportFactsOf, reportIn } from './report-facts-of.js';

interface OwnKeyCall {
  readonly headers: { readonly [AI_KEY]: string };
  readonly grant: Granted<GrantAboutOne>;
  readonly facts: { readonly report: Report };
}

/** Handlers of the facts of reports, and of insights with a patient's own key. */
export function insightHandlers(ports: Ports): RouteHandler[] {
  /** Written while the caller waits. The key is passed to the provider only. */
  async function written(
    { headers, grant, facts: { report } }: OwnKeyCall,
    summaryIn: SpeechLanguage | null,
    nothingToExplain: ErrorKind,
  ) {
    const { facts } = await reportFactsOf(ports, grant, report);
    if (!saysAnything(facts)) refuse(nothingToExplain);
    const { ask, ownKeyModel } = ports.ai;
    const model: InsightModel = {
      engine: { kind: 'gemini', model: ownKeyModel },
      ask: (question) => outcomeOf(ask({ ...question, key: headers[AI_KEY] })),
    };
    return writeInsight(model, facts, summaryIn);
  }
  const accessTo = async (patientId: string, entryId: string) => {
    const report = await reportIn(ports, patientId, entryId);
    return report && { patientId, report };
  };
  const ofCaller = ({ actor, body }: { actor: { id: string }; body: { entryId: string } }) =>
    accessTo(actor.id, body.entryId);
  const now = () => ports.clock().toISOString();
  const reads = { reads: [healthRecord, patientProfile] };

  return [
    answerAbout(
      showReportFacts,
      ({ params }) => accessTo(params.patientId, params.entryId),
      async ({ grant, facts: { report } }) => {
        const { facts, digest } = await reportFactsOf(ports, grant, report);
        return { body: { facts, digest } };
      },
      reads,
    ),
    answerAbout(
      explainReportWithOwnKey,
      ofCaller,
      async (call) => {
        const insight = insightOf(call.body.entryId, await written(call, null, NO_REPORT_TEXT), now());
        return { body: { insight } };
      },
      reads,
    ),
    answerAbout(
      summarizeReportWithOwnKey,
      ofCaller,
      async (call) => {
        const { entryId, language } = call.body;
        return { body: { summary: summaryOf(entryId, await written(call, language, NO_SUMMARY_TEXT), now()) } };
      },
      reads,
    ),
  ];
}
