import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { BODY_MALFORMED, BODY_TOO_LARGE, FILE_TOO_LARGE, TOO_MANY_FILES } from '@anamnesis/contracts/language/errors';
import { refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';
import type { Arrival, FileStore } from '../files/file-store.js';
import type { ReceivedFile } from './answer.js';
import { createArrivals } from './arrivals.js';
import { networkOf } from './caller-address.js';
import { receivedFile } from './received-file.js';

export type Parts = Readonly<Record<string, FilePart>>;
export interface Multipart {
  readonly body: unknown;
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>;
  /** Leaves nothing of the files behind that was not kept. */
  drop(): Promise<void>;
}
/** What the multipart parser hands over of one file. */
interface Arrived {
  originalFilename: string | null;
}

const FIELDS_MOST = 100;
const FIELDS_BYTES_MOST = 256 * 1024;
/** Boundaries and part headers, generously. */
const ENVELOPE_BYTES_MOST = 64 * 1024;
/** The parser's own numbers for its errors; everything else means that the body is broken. */
const KINDS: Readonly<Record<string, ErrorKind>> = {
  1006: BODY_TOO_LARGE,
  1007: BODY_TOO_LARGE,
  1009: FILE_TOO_LARGE,
  1015: TOO_MANY_FILES,
  1016: FILE_TOO_LARGE,
};

/** The most bytes a multipart body with these files can have. */
export const multipartBytesMost = (parts: Parts): number =>
  filesBytesMost(parts) + FIELDS_BYTES_MOST + ENVELOPE_BYTES_MOST;

/**
 * Reads multipart bodies with these files, which go to the store's disk as they arrive; files of other names are dropped
 * unread. Whoever gets the result drops it in the end.
 */
export function multipartReader(parts: Parts, store: FileStore): (ctx: Context) => Promise<Multipart> {
  const bytesMost = filesBytesMost(parts);
  const options = {
    ...{ maxFields: FIELDS_MOST, maxFieldsSize: FIELDS_BYTES_MOST },
    ...{ maxFileSize: bytesMost, maxTotalFileSize: bytesMost },
    maxFiles: Object.values(parts).reduce((sum, { most }) => sum + most, 0),
    // A form without a chosen file sends an empty one.
    ...{ allowEmptyFiles: true, minFileSize: 0 },
    filter: ({ name }: { name: string | null }) => name !== null && Object.hasOwn(parts, name),
  };
  const done = () => Promise.resolve();

  return async (ctx) => {
    const arrivals = createArrivals(store);
    const receiving = { store, arrivals, network: networkOf(ctx.ip) };
    const contents = new Map<unknown, Arrival>();
    const fileWriteStreamHandler = (file: unknown): Writable => {
      // The parser may begin one more file of a body that it has given up.
      if (arrivals.over) return nowhere();
      const arrival = arrivals.add();
      contents.set(file, arrival);
      return arrival.writable;
    };
    const read = koaBody({
      ...{ json: false, text: false, urlencoded: false, multipart: true },
      onError: refuseBody,
      formidable: { ...options, fileWriteStreamHandler },
    });
    try {
      await read(ctx, done);
      const files: Record<string, readonly ReceivedFile[]> = {};
      for (const [name, part] of Object.entries(parts)) {
        const named = await chosen(inOrderSent([ctx.request.files?.[name] ?? []].flat(), contents), part, contents);
        files[name] = await inOrder(named, (file) => receivedFile(receiving, part, file.content, file.sentName));
      }
      return { body: ctx.request.body, files, drop: () => arrivals.drop() };
    } catch (error) {
      await arrivals.drop();
      throw arrivals.failure ?? error;
    }
  };
}

const filesBytesMost = (parts: Parts): number =>
  Object.values(parts).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 0);

/** The parser tells of files as they are done with. */
function inOrderSent(arrived: readonly Arrived[], contents: ReadonlyMap<unknown, Arrival>): Arrived[] {
  const sent = [...contents.keys()];
  return arrived.toSorted((a, b) => sent.indexOf(a) - sent.indexOf(b));
}

/** The files of a part that somebody did choose. Refuses too many, and one that is too large. */
async function chosen(
  arrived: readonly Arrived[],
  { most, maxBytes }: FilePart,
  contents: ReadonlyMap<unknown, Arrival>,
): Promise<{ sentName: string; content: Arrival }[]> {
  const files: { sentName: string; content: Arrival }[] = [];
  for (const file of arrived) {
    const content = contents.get(file);
    // The parser does not wait for what its last write may still report.
    if (content) await finished(content.writable);
    if (content && (file.originalFilename || content.size > 0))
      files.push({ sentName: file.originalFilename ?? '', content });
  }
  if (files.length > most) refuse(TOO_MANY_FILES);
  if (files.some(({ content }) => content.size > maxBytes)) refuse(FILE_TOO_LARGE);
  return files;
}

async function inOrder<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

function refuseBody(error: Error): never {
  const { code } = error as { code?: string | number };
  return refuse(KINDS[String(code)] ?? BODY_MALFORMED);
}
