import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The requests of a page load, without pictures created in the page, and the size of its scripts in gzip. */
export interface Load {
  requests: number;
  scripts: number;
  /** Bytes. */
  gzip: number;
}

/** Counts the requests of a page from now on. Call the returned function after the load. */
export function countLoad(page: Page): () => Promise<Load> {
  const loads: Promise<{ isScript: boolean; gzip: number }>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    // A script that the server says is unchanged (304) has no body.
    const isScript = response.ok() && /\.js$/.test(new URL(response.url()).pathname);
    const gzip = isScript ? response.body().then((body) => gzipSync(body, { level: 9 }).length) : Promise.resolve(0);
    loads.push(gzip.then((bytes) => ({ isScript, gzip: bytes })));
  });
  return async () => {
    const all = await Promise.all(loads);
    const scripts = all.filter(({ isScript }) => isScript);
    return {
      requests: all.length,
      scripts: scripts.length,
      gzip: scripts.reduce((sum, { gzip }) => sum + gzip, 0),
    };
  };
}
