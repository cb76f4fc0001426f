import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { FilePart } from '@anamnesis/contracts/language/route';
import type { Arrival, FileStore } from '../files/file-store.js';
import { offeredName } from '../files/offered-name.js';
import type { ReceivedFile } from './answer.js';
import type { Arrivals } from './arrivals.js';
import { mediaTypeOf } from './file-types.js';
import { checkPicture, redrawDocument, redrawPortrait } from './picture.js';

/** What is stored of a file: itself, or what was drawn of it, once or in several sizes. */
interface Copy {
  readonly content: Arrival;
  readonly mediaType: string;
  readonly edge?: number;
}

/** What a handler is given of a file that has arrived. Refuses what is none of the kinds that its part takes. */
export async function receivedFile(
  files: Pick<FileStore, 'idFor'>,
  arrivals: Arrivals,
  part: FilePart,
  arrival: Arrival,
  sentName: string,
): Promise<ReceivedFile> {
  const mediaType = await mediaTypeOf(arrival.read(), part.types);
  const copies = mediaType.startsWith('image/')
    ? await inTurn(() => redrawn(arrivals, part, arrival, mediaType))
    : [{ content: arrival, mediaType }];
  const { hash } = arrival;
  const largest = copies.at(-1);
  const kept = largest?.mediaType ?? mediaType;
  return {
    name: offeredName(sentName, kept),
    hash,
    mediaType: kept,
    size: largest?.content.size ?? 0,
    idFor: (subject) => files.idFor(subject, hash),
    keep: async (subject) => {
      const id = await files.idFor(subject, hash);
      for (const { content, ...as } of copies) await content.keep({ subject, id, ...as });
      return id;
    },
  };
}

/** A picture without what stood in it besides: as it is, or in the sizes that its part names. */
async function redrawn(arrivals: Arrivals, part: FilePart, arrival: Arrival, mediaType: string): Promise<Copy[]> {
  const bytes = await buffer(arrival.read());
  await checkPicture(bytes);
  const copies: Copy[] = [];
  for (const edge of part.edges ?? [])
    copies.push({ content: await written(arrivals, await redrawPortrait(bytes, edge)), mediaType: 'image/webp', edge });
  if (copies.length === 0) copies.push({ content: await written(arrivals, await redrawDocument(bytes)), mediaType });
  return copies;
}

async function written(arrivals: Arrivals, bytes: Buffer): Promise<Arrival> {
  const arrival = arrivals.add();
  arrival.writable.end(bytes);
  await finished(arrival.writable);
  return arrival;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One picture after the other in a process: only one at a time is unpacked in its memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
