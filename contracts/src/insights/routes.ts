import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, UNAVAILABLE } from '../language/errors.js';
import { doneReply, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';
import { AI_KEY, INSIGHT_TIMEOUT } from './constants.js';
import { EXPLANATION_PENDING, NO_REPORT_TEXT, NO_SUMMARY_TEXT, SUMMARY_FAILED } from './errors.js';
import { insight, spokenSummary, writtenInsight } from './insight.js';
import { speechLanguage } from './language.js';
import { insightActions, reportActions } from './policy.js';
import { assembledFacts } from './report-facts.js';

const feature = 'insights';
/** A test report of the caller. */
const report = z.object({ entryId: id });
const summary = report.extend({ language: speechLanguage });
const asPatient = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ENTRY_NOT_FOUND] as const;

const requesting = {
  feature,
  owner: 'command-service',
  method: 'POST',
  action: insightActions.explainReport,
  untagged: 'No query shows an insight.',
  attemptsPerMinute: 20,
} as const;

export const explainReport = defineRoute({
  ...requesting,
  name: 'explainReport',
  summary:
    "Explains a test report of the signed-in patient in plain words. An explanation of the same facts is not made again. Waits for the AI provider; if it fails, the built-in explanation is the reply, with the provider's failure.",
  path: '/api/insights/report',
  body: report,
  reply: z.object({ insight }),
  errors: [...asPatient, NO_REPORT_TEXT, EXPLANATION_PENDING, UNAVAILABLE],
});

export const summarizeReport = defineRoute({
  ...requesting,
  name: 'summarizeReport',
  summary: 'A short summary of a test report of the signed-in patient, to be read aloud in the language.',
  path: '/api/insights/summary',
  body: summary,
  reply: z.object({ summary: spokenSummary }),
  errors: [...asPatient, NO_SUMMARY_TEXT, EXPLANATION_PENDING, SUMMARY_FAILED],
});

const withOwnKey = {
  feature,
  owner: 'query-service',
  method: 'POST',
  action: reportActions.explainReportWithOwnKey,
  untagged: 'Nothing is stored.',
  headers: z.object({ [AI_KEY]: secret(z.string().trim().min(1).max(500)) }),
  answersWithin: INSIGHT_TIMEOUT,
  attemptsPerMinute: 10,
} as const;

export const explainReportWithOwnKey = defineRoute({
  ...withOwnKey,
  name: 'explainReportWithOwnKey',
  summary:
    "Explains a test report with the patient's own key of the Gemini API. Neither the key nor the answer is stored.",
  path: '/api/insights/own-key/report',
  body: report,
  reply: z.object({ insight }),
  errors: [...asPatient, NO_REPORT_TEXT, NOT_CAUGHT_UP],
});

export const summarizeReportWithOwnKey = defineRoute({
  ...withOwnKey,
  name: 'summarizeReportWithOwnKey',
  summary:
    "Summarises a test report to be read aloud, with the patient's own key of the Gemini API. Neither the key nor the answer is stored.",
  path: '/api/insights/own-key/summary',
  body: summary,
  reply: z.object({ summary: spokenSummary }),
  errors: [...asPatient, NO_SUMMARY_TEXT, NOT_CAUGHT_UP],
});

export const showReportFacts = defineRoute({
  feature,
  name: 'showReportFacts',
  summary: 'The facts of a test report, for its explanation. Called by background jobs only.',
  owner: 'query-service',
  method: 'GET',
  path: '/api/insights/:patientId/:entryId/facts',
  action: reportActions.showReportFacts,
  params: z.object({ patientId: id, entryId: id }),
  /** `digest` identifies the facts. */
  reply: z.object({ facts: assembledFacts, digest: z.string() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ENTRY_NOT_FOUND, NOT_CAUGHT_UP],
});

const outcome = {
  feature,
  owner: 'command-service',
  method: 'POST',
  action: insightActions.reportInsight,
  untagged: 'No query shows an insight.',
  params: z.object({ entryId: id, requestId: id }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
} as const;
const basis = z.string().min(1).max(100);

export const beginInsight = defineRoute({
  ...outcome,
  name: 'beginInsight',
  summary:
    'Whether a requested insight has to be written: not if the last one has the same facts and engine. Called by background jobs only.',
  path: '/api/insights/:entryId/requests/:requestId/begin',
  body: z.object({ basis }),
  reply: z.object({ isNeeded: z.boolean() }),
});

export const reportInsight = defineRoute({
  ...outcome,
  name: 'reportInsight',
  summary: 'Records what an engine wrote about a report. Called by background jobs only.',
  path: '/api/insights/:entryId/requests/:requestId/report',
  body: writtenInsight.extend({ basis }),
  reply: doneReply,
});

export const giveUpInsight = defineRoute({
  ...outcome,
  name: 'giveUpInsight',
  summary: 'Records that a requested insight has no outcome. Called by background jobs only.',
  path: '/api/insights/:entryId/requests/:requestId/give-up',
  body: z.object({ reason: z.enum(['nothingToExplain', 'unavailable']) }),
  reply: doneReply,
});

export const insightRoutes = [
  explainReport,
  summarizeReport,
  explainReportWithOwnKey,
  summarizeReportWithOwnKey,
  showReportFacts,
  beginInsight,
  reportInsight,
  giveUpInsight,
] as const;
