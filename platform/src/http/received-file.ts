import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { FILE_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';
import type { Arrival, FileName, FileStore } from '../files/file-store.js';
import { downloadName } from '../files/download-name.js';
import type { ReceivedFile } from './answer.js';
import { type Arrivals, createArrivals } from './arrivals.js';
import { checkPdf, mediaTypeOf } from './file-types.js';
import { createTurns } from './turns.js';

/** A stored version of a file: the original, or a re-encoded picture in one or several sizes. */
interface Copy {
  readonly content: Arrival;
  readonly mediaType: string;
  readonly edge?: number;
}

/** Shared by all requests, because each picture in progress is decoded in this process's memory. */
const inTurn = createTurns({ atOnce: 2, waitMilliseconds: 10_000 });

/** The destination of a request's files, and the caller's network. */
export interface Receiving {
  readonly arrivals: Arrivals;
  readonly network: string;
}

/** A file whose type is accepted, with its pictures re-encoded, before it is known where it is stored. */
export type CheckedFile = Pick<ReceivedFile, 'name' | 'mediaType' | 'size' | 'hash'> & {
  /** Stores it under a name; durable when this resolves. */
  keepAs(name: Omit<FileName, 'edge'>): Promise<void>;
};

/** The handler's view of an incoming file. Refuses types that its part does not accept. */
export async function receivedFile(
  { store, ...receiving }: Receiving & { readonly store: Pick<FileStore, 'idFor'> },
  part: FilePart,
  arrival: Arrival,
  sentName: string,
): Promise<ReceivedFile> {
  const { keepAs, ...file } = await checkedFile(receiving, part, arrival, sentName);
  return {
    ...file,
    idFor: (subject) => store.idFor(subject, file.hash),
    keep: async (subject) => {
      const id = await store.idFor(subject, file.hash);
      await keepAs({ subject, id });
      return id;
    },
  };
}

/** Work on a file that came within a JSON body, with the same checks. Unless the work keeps it, nothing of it remains. */
export async function withFileInBody<Result>(
  store: FileStore,
  part: FilePart,
  { bytes, name, network }: { readonly bytes: Buffer; readonly name: string; readonly network: string },
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (bytes.length > part.maxBytes) refuse(FILE_TOO_LARGE);
  const arrivals = createArrivals(store);
  try {
    return await work(await receivedFile({ store, arrivals, network }, part, await written(arrivals, bytes), name));
  } finally {
    await arrivals.drop();
  }
}

/** Checks a complete file against its part. Refuses with FILE_TYPE_REFUSED or FILE_TOO_LARGE; UNAVAILABLE may pass. */
export async function checkedFile(
  { arrivals, network }: Receiving,
  part: FilePart,
  arrival: Arrival,
  sentName: string,
): Promise<CheckedFile> {
  const mediaType = await mediaTypeOf(arrival.read(), part.types);
  if (mediaType === 'application/pdf') await checkPdf(arrival.read());
  const copies = mediaType.startsWith('image/')
    ? await inTurn(network, () => redrawn(arrivals, part, arrival, mediaType))
    : [{ content: arrival, mediaType }];
  const { hash } = arrival;
  const largest = copies.at(-1);
  const kept = largest?.mediaType ?? mediaType;
  return {
    name: downloadName(sentName, kept),
    hash,
    mediaType: kept,
    size: largest?.content.size ?? 0,
    keepAs: async (name) => {
      for (const { content, ...as } of copies) await content.keep({ ...name, ...as });
    },
  };
}

/** A picture without its metadata: in its own size, or in the sizes of its part. */
async function redrawn(arrivals: Arrivals, part: FilePart, arrival: Arrival, mediaType: string): Promise<Copy[]> {
  const bytes = await buffer(arrival.read());
  const { edges } = part;
  const { checkPicture, redrawDocument, redrawPortrait } = await import('../files/picture.js');
  await checkPicture(bytes, edges ? 'portrait' : 'document');
  if (!edges) return [{ content: await written(arrivals, await redrawDocument(bytes)), mediaType }];
  const copies: Copy[] = [];
  for (const [index, square] of (await redrawPortrait(bytes, edges)).entries())
    copies.push({ content: await written(arrivals, square), mediaType: 'image/webp', edge: edges[index]! });
  return copies;
}

async function written(arrivals: Arrivals, bytes: Buffer): Promise<Arrival> {
  const arrival = arrivals.add();
  arrival.writable.end(bytes);
  await finished(arrival.writable);
  return arrival;
}
