import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { doneReply, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { documentActions, documentJobActions, thumbnailActions } from './document-policy.js';
import { DOCUMENT_NOT_FOUND, ENTRY_NOT_FOUND } from './errors.js';

const reading = {
  feature: 'records',
  owner: 'query-service',
  method: 'GET',
  untagged: 'A stored file never changes.',
  secondFactor: true,
  params: z.object({ patientId: id, documentId: id }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, DOCUMENT_NOT_FOUND, NOT_CAUGHT_UP],
} as const;

export const openEntryDocument = defineRoute({
  ...reading,
  name: 'openEntryDocument',
  summary: 'The document of an entry, also in ranges. A reading by another person is recorded before the reply.',
  path: '/api/records/:patientId/documents/:documentId',
  action: documentActions.openEntryDocument,
  /** With `download`, browsers save it instead of showing it. */
  query: z.object({ download: z.string().max(10).optional() }),
});

export const showEntryThumbnail = defineRoute({
  ...reading,
  name: 'showEntryThumbnail',
  summary: 'A small picture of the document of an entry, for those who may read the document.',
  path: '/api/records/:patientId/documents/:documentId/thumbnail',
  action: thumbnailActions.showEntryThumbnail,
});

export const reportEntryThumbnail = defineRoute({
  name: 'reportEntryThumbnail',
  summary: 'Records that the thumbnail of a document was stored. Called by background jobs only.',
  feature: 'records',
  owner: 'command-service',
  method: 'POST',
  path: '/api/records/:patientId/entries/:entryId/thumbnail',
  action: documentJobActions.reportEntryThumbnail,
  params: z.object({ patientId: id, entryId: id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ENTRY_NOT_FOUND],
});

export const entryDocumentRoutes = [openEntryDocument, showEntryThumbnail, reportEntryThumbnail] as const;
