import { finished } from 'node:stream/promises';
import type { FileName, FileStore } from './file-store.js';

/** Stores content held in memory under a name, such as that of a part of another file; durable when this resolves. A file of this name is not replaced. */
export async function keepBeside(
  files: Pick<FileStore, 'receive'>,
  name: FileName,
  { bytes, mediaType }: { bytes: Buffer; mediaType: string },
): Promise<void> {
  const arrival = files.receive();
  try {
    arrival.writable.end(bytes);
    await finished(arrival.writable);
    await arrival.keep({ ...name, mediaType });
  } finally {
    await arrival.drop();
  }
}
