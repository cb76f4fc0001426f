import { AiFailed } from './ai-failed.js';

/** Bytes of all replies to one question. The longest explanation has a hundredth of it. */
const MAX_BYTES = 1_000_000;

/**
 * A fetch for one question, which limits the size of the replies and follows no redirect: another host would receive the prompt and the
 * key. Throws `AiFailed`, or what the signal throws.
 */
export function boundedFetch(): typeof fetch {
  let bytes = 0;
  async function bodyOf(response: Response): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new AiFailed('malformed', `The answer is longer than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, redirect: 'manual' });
      const body = await bodyOf(response);
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
      return new Response(body.length > 0 ? new Uint8Array(body) : null, { status: response.status, headers });
    } catch (error) {
      throw unlessKnown(error, init?.signal);
    }
  };
}

/** The same for an answer that is read while it arrives. */
export function boundedStream(): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal;
    try {
      const response = await fetch(input, { ...init, redirect: 'manual' });
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
      const body = response.body && ReadableStream.from(boundedChunks(response.body, signal));
      return new Response(body, { status: response.status, headers });
    } catch (error) {
      throw unlessKnown(error, signal);
    }
  };
}

/** The chunks of a body. Leaving the loop over them closes the connection. */
async function* boundedChunks(body: NonNullable<Response['body']>, signal: AbortSignal | null | undefined) {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new AiFailed('malformed', `The answer is longer than ${MAX_BYTES} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw unlessKnown(error, signal);
  }
}

/** What is thrown for an error of a connection: what ended it on this side is thrown as it is. */
const unlessKnown = (error: unknown, signal: AbortSignal | null | undefined): unknown =>
  error instanceof AiFailed || signal?.aborted
    ? error
    : new AiFailed('unavailable', 'The provider cannot be reached.', codeOf(error));

/** The code of a failed connection, which contains no address: ECONNREFUSED. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'no code';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : 'no code';
}
