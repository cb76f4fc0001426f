import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { BODY_MALFORMED, BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { FILE_TOO_LARGE, TOO_MANY_FILES } from '@anamnesis/contracts/language/file-errors';
import { Refusal, refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { FilePart } from '@anamnesis/contracts/language/route';
import type { Arrival, FileStore } from '../files/file-store.js';
import type { ReceivedFile } from './answer.js';
import { createArrivals } from './arrivals.js';
import { readWithinParts } from './body-limits.js';
import { networkOf } from './caller-address.js';
import { receivedFile } from './received-file.js';

export type Parts = Readonly<Record<string, FilePart>>;
export interface Received {
  readonly body: unknown;
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>;
  /** A body that is one file or a part of one. */
  readonly content: Arrival | null;
  /** Removes the files that were not kept. */
  drop(): Promise<void>;
}
/** A file as reported by the multipart parser. */
interface Arrived {
  originalFilename: string | null;
}

const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 256 * 1024;
/** Boundaries and part headers, with a margin. */
const MAX_ENVELOPE_BYTES = 64 * 1024;
/** Error codes of the parser; any other error means a malformed body. */
const KINDS: Readonly<Record<string, ErrorKind>> = {
  1006: BODY_TOO_LARGE,
  1007: BODY_TOO_LARGE,
  1009: FILE_TOO_LARGE,
  1015: TOO_MANY_FILES,
  1016: FILE_TOO_LARGE,
};

/** Maximum size of a multipart body with these files. */
export const maxMultipartBytes = (parts: Parts): number => maxFileBytes(parts) + MAX_FIELD_BYTES + MAX_ENVELOPE_BYTES;

/**
 * Reads multipart bodies with these files, which are written to the store's disk as they arrive; undeclared files are discarded
 * unread. The caller drops the result in the end.
 */
export function multipartReader(parts: Parts, store: FileStore): (ctx: Context) => Promise<Received> {
  const maxBytesOfAll = maxFileBytes(parts);
  const options = {
    ...{ maxFields: MAX_FIELDS, maxFieldsSize: MAX_FIELD_BYTES },
    ...{ maxFileSize: maxBytesOfAll, maxTotalFileSize: maxBytesOfAll },
    maxFiles: Object.values(parts).reduce((sum, { most }) => sum + most, 0),
    // A form without a selected file sends an empty one.
    ...{ allowEmptyFiles: true, minFileSize: 0 },
    filter: ({ name }: { name: string | null }) => name !== null && Object.hasOwn(parts, name),
  };
  const done = () => Promise.resolve();

  return async (ctx) => {
    const arrivals = createArrivals(store);
    const receiving = { store, arrivals, network: networkOf(ctx.ip) };
    const contents = new Map<unknown, Arrival>();
    const fileWriteStreamHandler = (file: unknown): Writable => {
      // The parser may start another file of a body after it has failed.
      if (arrivals.over) return discard();
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
      await readWithinParts(ctx.req, () => read(ctx, done));
      const files: Record<string, readonly ReceivedFile[]> = {};
      for (const [name, part] of Object.entries(parts)) {
        const named = await selected(inSentOrder([ctx.request.files?.[name] ?? []].flat(), contents), part, contents);
        files[name] = await inOrder(named, (file) => receivedFile(receiving, part, file.content, file.sentName));
      }
      return { body: ctx.request.body, files, content: null, drop: () => arrivals.drop() };
    } catch (error) {
      await arrivals.drop();
      throw arrivals.failure ?? error;
    }
  };
}

const maxFileBytes = (parts: Parts): number =>
  Object.values(parts).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 0);

/** The parser reports files in the order of completion; this restores the order in the body. */
function inSentOrder(arrived: readonly Arrived[], contents: ReadonlyMap<unknown, Arrival>): Arrived[] {
  const sent = [...contents.keys()];
  return arrived.toSorted((a, b) => sent.indexOf(a) - sent.indexOf(b));
}

/** The files of a part that the user selected. Refuses too many, and one that is too large. */
async function selected(
  arrived: readonly Arrived[],
  { most, maxBytes }: FilePart,
  contents: ReadonlyMap<unknown, Arrival>,
): Promise<{ sentName: string; content: Arrival }[]> {
  const files: { sentName: string; content: Arrival }[] = [];
  for (const file of arrived) {
    const content = contents.get(file);
    // The parser does not wait for errors of its last write.
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

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

function refuseBody(error: Error): never {
  if (error instanceof Refusal) throw error;
  const { code } = error as { code?: string | number };
  return refuse(KINDS[String(code)] ?? BODY_MALFORMED);
}
