import { json } from 'node:stream/consumers';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { picturePart, readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading, type DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { READING_NOT_FOUND } from '@anamnesis/contracts/reading/errors';
import { showPagePicture, showReading } from '@anamnesis/contracts/reading/routes';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { documentIn } from '../records/document-of-entry.js';
import { readerFacts, readerFactsReads } from '../records/reader-facts.js';
import type { Ports } from '../ports.js';

interface Params {
  readonly patientId: string;
  readonly documentId: string;
}

/** Handlers of what was read from documents. */
export function readingHandlers(ports: Ports): RouteHandler[] {
  const factsOf = async ({ actor, params }: { actor: Actor; params: Params }) => {
    const document = await documentIn(ports, params.patientId, params.documentId);
    return document && { ...(await readerFacts(ports, actor, params.patientId)), ...document };
  };
  const partOf = async (grant: Granted<GrantAboutOne>, file: string, part: string) =>
    (await ports.files.open(grant, { id: file, part })) ?? refuse(READING_NOT_FOUND);
  const reads = [healthRecord, ...readerFactsReads];

  return [
    answerAbout(
      showReading,
      factsOf,
      async ({ grant, facts: { file }, params }) => {
        const stored = await partOf(grant, file, readingPart);
        return { body: withPictures(documentReading.parse(await json(stored.read())), params) };
      },
      { reads },
    ),
    answerAbout(
      showPagePicture,
      factsOf,
      async ({ grant, facts: { file }, params: { page } }) => {
        const part = picturePart(Number(page));
        const content = await partOf(grant, file, part);
        return { file: { content, mediaType: content.mediaType, etag: `${file}-${part}` } };
      },
      { reads },
    ),
  ];
}

/** The reading with the paths of the pictures of its pages. */
const withPictures = ({ pages, ...reading }: DocumentReading, { patientId, documentId }: Params) => ({
  ...reading,
  pages: pages.map((page) => ({
    ...page,
    pictureUrl: `/api/records/${patientId}/documents/${documentId}/pages/${page.page}`,
  })),
});
