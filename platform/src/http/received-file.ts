import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { FILE_TOO_LARGE } from '@anamnesis/contracts/language/file-errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';
import type { Arrival, FileName, FileStore } from '../files/file-store.js';
import { downloadName } from '../files/download-name.js';
import { redrawApart } from '../files/pictures-apart.js';
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

/** Shared by all requests, because each picture in progress takes memory and a core of the machine. */
const inTurn = createTurns({ atOnce: 2, waitMilliseconds: 20_000 });

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
  const squares = part.edges;
  const pictures = await redrawApart(await buffer(arrival.read()), squares);
  const copies: Copy[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const edge = squares?.[index];
    copies.push({
      content: await written(arrivals, bytes),
      ...(edge === undefined ? { mediaType } : { mediaType: 'image/webp', edge }),
    });
  }
  return copies;
}

async function written(arrivals: Arrivals, bytes: Buffer): Promise<Arrival> {
  const arrival = arrivals.add();
  arrival.writable.end(bytes);
  await finished(arrival.writable);
  return arrival;
}
