import {
  EXPLANATION_PENDING,
  NO_REPORT_TEXT,
  NO_SUMMARY_TEXT,
  SUMMARY_FAILED,
} from '@anamnesis/contracts/insights/errors';
import { INSIGHT_TIMEOUT } from '@anamnesis/contracts/insights/constants';
import { insightOf, summaryOf } from '@anamnesis/contracts/insights/insight';
import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import {
  beginInsight,
  explainReport,
  giveUpInsight,
  reportInsight,
  summarizeReport,
} from '@anamnesis/contracts/insights/routes';
import { UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { requireReport } from '../records/require-report.js';
import { untilEnded } from '../until-ended.js';
import {
  type InsightCommand,
  insightDecider,
  insightStream,
  partOf,
  partWith,
  type ReportInsights,
} from './insight.decider.js';

type Caller = RequestIdentity & { actor: Actor; hasLeft: () => boolean };

/** Handlers of the commands on insights. */
export function insightHandlers(ports: Ports): RouteHandler[] {
  const { commands, clock } = ports;
  const handle = (entryId: string, command: InsightCommand, call: Caller) =>
    commands.handle(insightDecider, insightStream(entryId), command, { now: clock() }, causeOf(call, call.actor));

  /** Requests an insight and waits for it. Joins a request that is still open. */
  async function requested(
    call: Caller,
    { entryId, summaryIn }: { entryId: string; summaryIn: SpeechLanguage | null },
    refusals: Record<'nothingToExplain' | 'unavailable', ErrorKind>,
  ) {
    const { id: patientId } = call.actor;
    await requireReport(ports, patientId, entryId);
    const own = uuidOf(`insight/${patientId}/${entryId}/${summaryIn}/${call.commandId}`);
    const command = { type: 'RequestInsight', data: { patientId, entryId, requestId: own, summaryIn } } as const;
    const { state, position } = await handle(entryId, command, call);
    const requestId = partOf(state, summaryIn).open?.requestId ?? own;
    const isEnded = (insights: ReportInsights) => partOf(insights, summaryIn).open?.requestId !== requestId;
    const ended = isEnded(state)
      ? state
      : await untilEnded(() => commands.load(insightDecider, insightStream(entryId)), {
          ...{ isEnded, timeout: INSIGHT_TIMEOUT, hasLeft: call.hasLeft },
        });
    if (!isEnded(ended)) refuse(EXPLANATION_PENDING);
    const { settled, written } = partOf(ended, summaryIn);
    if (settled && settled.outcome !== 'insight') refuse(refusals[settled.outcome]);
    // A settled request without an insight is that of an erased person.
    return { written: written ?? refuse(refusals.nothingToExplain), position };
  }

  return [
    answer(explainReport, async (call) => {
      const { entryId } = call.body;
      const refusals = { nothingToExplain: NO_REPORT_TEXT, unavailable: UNAVAILABLE };
      const { written, position } = await requested(call, { entryId, summaryIn: null }, refusals);
      return { body: { insight: insightOf(entryId, written, written.writtenAt) }, position };
    }),
    answer(summarizeReport, async (call) => {
      const { entryId, language } = call.body;
      const refusals = { nothingToExplain: NO_SUMMARY_TEXT, unavailable: SUMMARY_FAILED };
      const { written, position } = await requested(call, { entryId, summaryIn: language }, refusals);
      return { body: { summary: summaryOf(entryId, written, written.writtenAt) }, position };
    }),

    answer(beginInsight, async (call) => {
      const { entryId, requestId } = call.params;
      const data = { requestId, ...call.body };
      const { state, position } = await handle(entryId, { type: 'BeginInsight', data }, call);
      return { body: { isNeeded: partWith(state, requestId) !== null }, position };
    }),
    answer(reportInsight, async (call) => {
      const { entryId, requestId } = call.params;
      return done(await handle(entryId, { type: 'ReportInsight', data: { requestId, ...call.body } }, call));
    }),
    answer(giveUpInsight, async (call) => {
      const { entryId, requestId } = call.params;
      return done(await handle(entryId, { type: 'GiveUpInsight', data: { requestId, ...call.body } }, call));
    }),
  ];
}
