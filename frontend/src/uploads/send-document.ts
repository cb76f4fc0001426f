import { appendToUpload, cancelUpload, createUpload, showUpload } from '@anamnesis/contracts/uploads/addresses';
import { PIECE_BYTES, PIECE_TYPE, TUS_VERSION, type UploadKind } from '@anamnesis/contracts/uploads/constants';
import { urlOf } from '../api/address';
import { ApiError, errorOf } from '../api/api-error';
import { call } from '../api/call';
import { send } from '../api/send';

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Refusals of the moment; every other one would be repeated. */
const PASSING: ReadonlySet<string> = new Set([
  'TOO_MANY_TRIES',
  'BODY_TOO_SLOW',
  'BODY_MALFORMED',
  'UPLOAD_OFFSET_WRONG',
]);

/** Refusals after which the server has no such upload. */
const GONE: ReadonlySet<string> = new Set(['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'UPLOAD_NOT_FOUND']);

/** Bytes of a piece: a large file has few calls. */
const PIECE: Readonly<Record<UploadKind, number>> = { document: PIECE_BYTES.usual, healthExport: PIECE_BYTES.most };

interface Sending {
  /** What the upload is for; a document by default. */
  readonly kind?: UploadKind;
  /** An upload that was interrupted, with the same file: it continues from what the server has. */
  readonly continues?: string | undefined;
  /** Called with the id of the upload once the server has it. */
  readonly onCreated?: (uploadId: string) => void;
  readonly signal: AbortSignal;
  /** Bytes that the server has. */
  readonly onProgress: (bytes: number) => void;
  /** Called with true when the connection is lost, and with false when the upload continues. */
  readonly onWaiting: (waiting: boolean) => void;
}

/**
 * Uploads a file in pieces and returns the id of the finished upload. A lost connection, an expired token and a busy server
 * delay it; it continues from what the server has. Throws `ApiError` for any other refusal; aborted, it throws the signal's
 * reason and the server removes what it has.
 */
export async function sendDocument(
  file: File,
  { kind = 'document', continues, onCreated, signal, onProgress, onWaiting }: Sending,
): Promise<string> {
  const repeated = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let failures = 0; ; failures += 1) {
      try {
        const result = await work();
        if (failures > 0) onWaiting(false);
        return result;
      } catch (error) {
        signal.throwIfAborted();
        if (!passes(error)) throw error;
        onWaiting(true);
        await untilOnline(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)]!, signal);
      }
    }
  };
  const uploadId = continues ?? (await repeated(() => create(file, kind, signal)));
  onCreated?.(uploadId);
  const params = { uploadId };
  // Unreachable, it expires on the server.
  const discard = () => void discardUpload(uploadId).catch(() => undefined);
  signal.addEventListener('abort', discard);
  // After a failure or an interruption only the server knows what it has received.
  let offset: number | null = continues === undefined ? 0 : null;
  try {
    while (offset !== file.size) {
      offset = await repeated(async () => {
        const from: number = offset ?? (await call(showUpload, { params }, { signal })).offset;
        offset = null;
        return from === file.size
          ? from
          : append(urlOf(appendToUpload, { params }), file.slice(from, from + PIECE[kind]), from, signal);
      });
      onProgress(offset);
    }
  } catch (error) {
    if (!signal.aborted && !isGone(error)) discard();
    throw error;
  } finally {
    signal.removeEventListener('abort', discard);
  }
  return uploadId;
}

/** Removes an upload; one that cannot be reached expires. */
export async function discardUpload(uploadId: string): Promise<void> {
  await send(urlOf(cancelUpload, { params: { uploadId } }), { method: cancelUpload.method });
}

const inBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function create(file: File, kind: UploadKind, signal: AbortSignal): Promise<string> {
  const headers = {
    'tus-resumable': TUS_VERSION,
    'upload-length': String(file.size),
    'upload-metadata': [
      `filename ${inBase64(file.name.slice(-200))}`,
      ...(kind === 'document' ? [] : [`kind ${inBase64(kind)}`]),
    ].join(','),
  };
  const response = await send(createUpload.path, { method: createUpload.method, headers, signal });
  if (!response.ok) throw await errorOf(response);
  return ((await response.json()) as { uploadId: string }).uploadId;
}

/** Sends the piece of this position; returns the bytes that the server has then. */
async function append(url: string, body: Blob, from: number, signal: AbortSignal): Promise<number> {
  const headers = { 'tus-resumable': TUS_VERSION, 'content-type': PIECE_TYPE, 'upload-offset': String(from) };
  const response = await send(url, { method: appendToUpload.method, headers, body, signal });
  if (!response.ok) throw await errorOf(response);
  return Number(response.headers.get('upload-offset'));
}

const isGone = (error: unknown): boolean => error instanceof ApiError && GONE.has(error.code);

const passes = (error: unknown): boolean =>
  error instanceof ApiError && (error.outcomeUnknown || PASSING.has(error.code));

/** Waits this long, or until the browser is online again. Rejects when aborted. */
function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
