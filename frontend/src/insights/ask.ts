import {
  explainReport,
  explainReportWithOwnKey,
  summarizeReport,
  summarizeReportWithOwnKey,
} from '@anamnesis/contracts/insights/addresses';
import { AI_KEY } from '@anamnesis/contracts/insights/constants';
import type { SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import { call } from '../api/call';

interface Asking {
  entryId: string;
  /** The patient's own key of the AI provider; null without one. */
  key: string | null;
  signal: AbortSignal;
}

/** Explains a test report, by the patient's own key if there is one. */
export async function askForInsight({ entryId, key, signal }: Asking) {
  const body = { entryId };
  const reply =
    key === null
      ? await call(explainReport, { body }, { signal })
      : await call(explainReportWithOwnKey, { body }, { signal, headers: { [AI_KEY]: key } });
  return reply.insight;
}

/** Summarises a test report to be read aloud. */
export async function askForSummary({ entryId, key, signal, language }: Asking & { language: SpeechLanguage }) {
  const body = { entryId, language };
  const reply =
    key === null
      ? await call(summarizeReport, { body }, { signal })
      : await call(summarizeReportWithOwnKey, { body }, { signal, headers: { [AI_KEY]: key } });
  return reply.summary;
}
