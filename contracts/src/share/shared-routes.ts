import { z } from 'zod';
import { genders } from '../accounts/constants.js';
import { openingHeader } from '../audit/opening.js';
import { INPUT_INVALID, NOT_CAUGHT_UP } from '../language/errors.js';
import { id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { DOCUMENT_NOT_FOUND } from '../records/errors.js';
import { allergy, diagnosis, prescription, testReport } from '../records/query-routes.js';
import { SHARE_SESSION, shareParts } from './constants.js';
import { SHARE_EXPIRED, SHARE_PART_HIDDEN, SHARE_REVOKED, SHARE_SESSION_ENDED } from './errors.js';
import { sharedActions, sharedDocumentActions, sharedReadActions } from './policy.js';

const errors = [INPUT_INVALID, SHARE_SESSION_ENDED, SHARE_EXPIRED, SHARE_REVOKED, NOT_CAUGHT_UP] as const;
/** What a visitor reads with the session of an open share link. */
const ofASession = {
  feature: 'share',
  owner: 'query-service',
  method: 'GET',
  untagged: 'A visitor changes nothing; the page asks again by itself.',
  headers: z.object({ [SHARE_SESSION]: id }),
} as const;
const ofAPart = {
  ...ofASession,
  headers: ofASession.headers.extend(openingHeader),
  errors: [...errors, SHARE_PART_HIDDEN],
} as const;

export const showSharedRecord = defineRoute({
  ...ofASession,
  name: 'showSharedRecord',
  summary: 'Whose record an open share link shows, which parts, for whom and until when.',
  path: '/api/shared',
  action: sharedActions.showSharedRecord,
  reply: z.object({
    data: z.object({
      /** Sex and age decide about some ranges of laboratory values. */
      patient: z.object({ fullName: z.string(), gender: z.enum(genders).nullable(), age: z.number().int().nullable() }),
      recipient: z.string(),
      scope: z.array(z.enum(shareParts)),
      /** When the link ends. */
      expiresAt: moment,
      /** When this session ends: after its minutes, or with the link. */
      until: moment,
      /** The seconds until then: the reader's clock may be wrong. */
      secondsLeft: z.number(),
    }),
  }),
  errors,
});

export const listSharedPrescriptions = defineRoute({
  ...ofAPart,
  name: 'listSharedPrescriptions',
  summary: 'The allergies and prescriptions of a shared record. The reading is recorded before the reply.',
  path: '/api/shared/prescriptions',
  action: sharedReadActions.listSharedPrescriptions,
  reply: z.object({ allergies: z.array(allergy), prescriptions: z.array(prescription) }),
});

export const listSharedTestReports = defineRoute({
  ...ofAPart,
  name: 'listSharedTestReports',
  summary: 'The test reports of a shared record. The reading is recorded before the reply.',
  path: '/api/shared/test-reports',
  action: sharedReadActions.listSharedTestReports,
  reply: z.object({ testReports: z.array(testReport) }),
});

export const listSharedDiagnoses = defineRoute({
  ...ofAPart,
  name: 'listSharedDiagnoses',
  summary: 'The diagnoses of a shared record. The reading is recorded before the reply.',
  path: '/api/shared/diagnoses',
  action: sharedReadActions.listSharedDiagnoses,
  reply: z.object({ diagnoses: z.array(diagnosis) }),
});

export const openSharedDocument = defineRoute({
  ...ofASession,
  name: 'openSharedDocument',
  summary: 'The document of an entry of a shared record, also in ranges. The reading is recorded before the reply.',
  path: '/api/shared/documents/:documentId',
  action: sharedDocumentActions.openSharedDocument,
  params: z.object({ documentId: id }),
  /** With `download`, browsers save it instead of showing it. */
  query: z.object({ download: z.string().max(10).optional() }),
  errors: [...errors, DOCUMENT_NOT_FOUND],
});

export const sharedRoutes = [
  showSharedRecord,
  listSharedPrescriptions,
  listSharedTestReports,
  listSharedDiagnoses,
  openSharedDocument,
] as const;
