import { refuse } from '@anamnesis/contracts/language/refusal';
import { TUS_VERSION } from '@anamnesis/contracts/uploads/constants';
import { UPLOAD_VERSION_REFUSED } from '@anamnesis/contracts/uploads/errors';
import { appendToUpload, cancelUpload, createUpload, showUpload } from '@anamnesis/contracts/uploads/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { networkOf } from '@anamnesis/platform/http/caller-address';
import type { Upload } from '@anamnesis/platform/uploads/uploads';
import type { Ports } from '../ports.js';
import { fileNameIn, kindIn } from './metadata.js';

/** The tus protocol, version 1.0.0, with its extensions creation, termination and expiration. */
export function uploadHandlers({ uploads }: Pick<Ports, 'uploads'>): RouteHandler[] {
  const factsOf = async ({ params, headers }: { params: { uploadId: string }; headers: Versioned }) => {
    checkVersion(headers);
    return uploads.find(params.uploadId);
  };

  return [
    answer(createUpload, async ({ actor, headers }) => {
      checkVersion(headers);
      const { 'upload-length': length, 'upload-metadata': metadata = '' } = headers;
      const upload = await uploads.create(actor.id, { kind: kindIn(metadata), length, name: fileNameIn(metadata) });
      return {
        body: { uploadId: upload.id },
        headers: { ...headersOf(upload), location: `${createUpload.path}/${upload.id}` },
      };
    }),
    answerAbout(
      showUpload,
      factsOf,
      ({ facts }) => ({
        body: { offset: facts.received, length: facts.length },
        headers: headersOf(facts),
      }),
      {},
    ),
    answerAbout(
      appendToUpload,
      factsOf,
      async ({ facts, headers, content, address }) => {
        const piece = { offset: headers['upload-offset'], content, network: networkOf(address) };
        return { headers: headersOf(await uploads.append(facts.id, piece)) };
      },
      {},
    ),
    answerAbout(
      cancelUpload,
      factsOf,
      async ({ facts }) => {
        await uploads.remove(facts.id);
        return { headers: { 'tus-resumable': TUS_VERSION } };
      },
      {},
    ),
  ];
}

interface Versioned {
  readonly 'tus-resumable'?: string | undefined;
}

function checkVersion({ 'tus-resumable': version = TUS_VERSION }: Versioned): void {
  if (version !== TUS_VERSION) refuse(UPLOAD_VERSION_REFUSED);
}

const headersOf = ({ received, length, expiresAt }: Upload) => ({
  'tus-resumable': TUS_VERSION,
  'upload-offset': String(received),
  'upload-length': String(length),
  'upload-expires': new Date(expiresAt).toUTCString(),
});
