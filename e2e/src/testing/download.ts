import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The content of a downloaded file, which the browser may keep in a folder of another process. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
