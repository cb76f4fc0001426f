import { NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, UNAVAILABLE } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { own, policy } from '../language/policy.js';
import { defineRoute } from '../language/route.js';

const pdfActions = policy({ openHealthRecordPdf: { patient: own } });

export const openHealthRecordPdf = defineRoute({
  name: 'openHealthRecordPdf',
  summary: "The signed-in patient's whole health record as a PDF, sent while it is written.",
  feature: 'record-transfer',
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/health-record.pdf',
  action: pdfActions.openHealthRecordPdf,
  shows: ['records'],
  headers: languageHeader,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP, UNAVAILABLE],
  attemptsPerMinute: 6,
});

export const recordPdfRoutes = [openHealthRecordPdf] as const;
