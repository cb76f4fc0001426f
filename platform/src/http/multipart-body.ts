import { Writable } from 'node:stream';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { refuse, type ErrorCode } from '@anamnesis/contracts/language/errors';
import type { FilePart } from '@anamnesis/contracts/language/route';
import { offeredName } from '../files/offered-name.js';
import type { ReceivedFile } from './answer.js';
import { mediaTypeOf } from './file-types.js';

export type Parts = Readonly<Record<string, FilePart>>;
export interface Multipart {
  readonly body: unknown;
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>;
}
/** What the multipart parser hands over of one file. */
interface Arrived {
  originalFilename: string | null;
}
interface Content {
  chunks: Buffer[];
  size: number;
  most: number;
}

const EMPTY: Content = { chunks: [], size: 0, most: 0 };
const FIELDS_MOST = 100;
const FIELDS_BYTES_MOST = 256 * 1024;
/** Boundaries and part headers, generously. */
const ENVELOPE_BYTES_MOST = 64 * 1024;
/** The parser's own numbers for its errors; everything else means that the body is broken. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  1006: 'BODY_TOO_LARGE',
  1007: 'BODY_TOO_LARGE',
  1009: 'FILE_TOO_LARGE',
  1015: 'TOO_MANY_FILES',
  1016: 'FILE_TOO_LARGE',
};

/** The most bytes a multipart body with these files can have. */
export const multipartBytesMost = (parts: Parts): number =>
  filesBytesMost(parts) + FIELDS_BYTES_MOST + ENVELOPE_BYTES_MOST;

/**
 * Reads multipart bodies with these files. They stay in memory, so there is nothing to clean up whatever happens; files
 * of other names are dropped unread.
 */
export function multipartReader(parts: Parts): (ctx: Context) => Promise<Multipart> {
  const contents = new WeakMap<object, Content>();
  const bytesMost = filesBytesMost(parts);
  const read = koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    onError: refuseBody,
    formidable: {
      maxFiles: Object.values(parts).reduce((sum, { most }) => sum + most, 0),
      maxFileSize: bytesMost,
      maxTotalFileSize: bytesMost,
      maxFields: FIELDS_MOST,
      maxFieldsSize: FIELDS_BYTES_MOST,
      // A form without a chosen file sends an empty one.
      allowEmptyFiles: true,
      minFileSize: 0,
      filter: ({ name }) => name !== null && Object.hasOwn(parts, name),
      onFileBegin: (name, file) => contents.set(file, { chunks: [], size: 0, most: parts[name]?.maxBytes ?? 0 }),
      fileWriteStreamHandler: (file) => collector(contents.get(file as object)),
    },
  });
  const done = () => Promise.resolve();

  return async (ctx) => {
    await read(ctx, done);
    const arrived = ctx.request.files ?? {};
    const files: Record<string, readonly ReceivedFile[]> = {};
    for (const [name, part] of Object.entries(parts)) {
      files[name] = await receive([arrived[name] ?? []].flat(), part, contents);
    }
    return { body: ctx.request.body, files };
  };
}

const filesBytesMost = (parts: Parts): number =>
  Object.values(parts).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 0);

/** Counts all that is written and keeps it up to the limit. An error here could come after the form's end, unheard. */
function collector(content: Content | undefined): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (content && (content.size += chunk.length) <= content.most) content.chunks.push(chunk);
      done();
    },
  });
}

async function receive(
  arrived: readonly Arrived[],
  part: FilePart,
  contents: WeakMap<object, Content>,
): Promise<ReceivedFile[]> {
  const chosen = arrived.filter((file) => file.originalFilename || contents.get(file)?.size);
  if (chosen.length > part.most) refuse('TOO_MANY_FILES');
  const files: ReceivedFile[] = [];
  for (const file of chosen) {
    const { chunks, size } = contents.get(file) ?? EMPTY;
    if (size > part.maxBytes) refuse('FILE_TOO_LARGE');
    const bytes = Buffer.concat(chunks);
    const mediaType = await mediaTypeOf(bytes, part.types);
    files.push({ name: offeredName(file.originalFilename ?? '', mediaType), mediaType, bytes });
  }
  return files;
}

function refuseBody(error: Error): never {
  const { code } = error as { code?: string | number };
  return refuse(CODES[String(code)] ?? 'BODY_MALFORMED');
}
