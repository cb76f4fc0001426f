import { setTimeout as wait } from 'node:timers/promises';
import { INSIGHT_TIMEOUT } from '@anamnesis/contracts/insights/constants';
import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import type { Ports } from '../ports.js';
import { insightDecider, insightStream, partOf, type ReportInsights } from './insight.decider.js';

const POLL_MILLISECONDS = 150;

/** The part of the insights once its request has an outcome; null if it has none within INSIGHT_TIMEOUT. */
export async function outcomeOf(
  { commands }: Pick<Ports, 'commands'>,
  { entryId, requestId, summaryIn }: { entryId: string; requestId: string; summaryIn: SpeechLanguage | null },
  insights: ReportInsights,
) {
  const until = performance.now() + INSIGHT_TIMEOUT;
  let part = partOf(insights, summaryIn);
  while (part.open?.requestId === requestId) {
    if (performance.now() > until) return null;
    await wait(POLL_MILLISECONDS);
    part = partOf(await commands.load(insightDecider, insightStream(entryId)), summaryIn);
  }
  return part;
}
