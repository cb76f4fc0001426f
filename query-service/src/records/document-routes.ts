import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { DocumentReaderFacts } from '@anamnesis/contracts/records/document-policy';
import { openEntryDocument, showEntryThumbnail } from '@anamnesis/contracts/records/document-routes';
import { DOCUMENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { oneDownload } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { documentIn, type DocumentOfEntry, openedDocument } from './document-of-entry.js';
import { readerFacts, readerFactsReads } from './reader-facts.js';

type Facts = DocumentReaderFacts & DocumentOfEntry;

/** Handlers of the documents of entries. That of a retracted entry stays readable, as the entry does. */
export function entryDocumentHandlers(ports: Ports): RouteHandler[] {
  /** The document, and by what the caller may read it; null if the record has no such document. */
  const factsOf = async ({ actor, params }: { actor: Actor; params: Params }): Promise<Facts | null> => {
    const document = await documentIn(ports, params.patientId, params.documentId);
    return document && { ...(await readerFacts(ports, actor, params.patientId)), ...document };
  };
  const reads = [healthRecord, ...readerFactsReads];

  return [
    answerAbout(
      openEntryDocument,
      factsOf,
      async ({ actor, grant, facts, params: { documentId }, query, isRangeRequest }) => {
        const again = oneDownload(ports, actor.id, documentId);
        return {
          file: await openedDocument(ports, grant, facts, query.download !== undefined),
          reading: { what: { kind: 'document', id: documentId }, ...(isRangeRequest && { again }) },
        };
      },
      { reads, record: recordReading(ports) },
    ),
    answerAbout(
      showEntryThumbnail,
      factsOf,
      async ({ grant, facts: { file } }) => {
        const name = { id: file, edge: THUMBNAIL_EDGE };
        const content = (await ports.files.open(grant, name)) ?? refuse(DOCUMENT_NOT_FOUND);
        return { file: { content, mediaType: content.mediaType, etag: `${file}-${THUMBNAIL_EDGE}` } };
      },
      { reads },
    ),
  ];
}

interface Params {
  readonly patientId: string;
  readonly documentId: string;
}
