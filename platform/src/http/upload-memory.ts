import { refuse } from '@anamnesis/contracts/language/errors';

/** Bytes that all uploads under way in one process may hold together. */
const BYTES_MOST = 512 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 2;
let held = 0;

/** Holds room for an upload while `work` runs. Refuses with UNAVAILABLE when too many others are under way. */
export async function withUploadMemory<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  if (held + bytes > BYTES_MOST) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  held += bytes;
  try {
    return await work();
  } finally {
    held -= bytes;
  }
}
