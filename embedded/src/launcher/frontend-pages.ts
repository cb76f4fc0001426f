import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type Koa from 'koa';
import { requestedRange } from '@anamnesis/platform/http/byte-range';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Folders of the built site: each file uncompressed, and compressed under the same name if that is smaller. The smallest first. */
const CODINGS = ['br', 'gzip'] as const;
const PLAIN = 'plain';
/** The page of every path without a file. */
const APP = '/app.html';

interface Found {
  readonly file: string;
  readonly coding: (typeof CODINGS)[number] | typeof PLAIN;
  readonly size: number;
  readonly mtimeMs: number;
}

/**
 * The built frontend in `site`: its files in the best accepted coding, the prerendered public pages, and the app's one page for
 * every other path, with a Permissions-Policy. Supports HEAD, If-None-Match and single ranges (RFC 9110).
 */
export function frontendPages(site: string, permissions: string): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    // The landing page has one address: at another one the app would replace it.
    if (ctx.path === '/index.html') return ctx.redirect('/');
    const found = await findPage(site, ctx);
    return found ? send(ctx, found, permissions) : next();
  };
}

/** The file of a path. Null for a missing asset, because serving the app's page for a script would cause a misleading error. */
async function findPage(site: string, ctx: Koa.Context): Promise<Found | null> {
  const path = decodeURIComponent(ctx.path);
  if (path === '/') return find(site, ctx, '/index.html');
  const own = (await find(site, ctx, path)) ?? (await find(site, ctx, `${path}.html`));
  return own ?? (path.startsWith('/assets/') ? null : find(site, ctx, APP));
}

async function find(site: string, ctx: Koa.Context, path: string): Promise<Found | null> {
  for (const coding of [...CODINGS.filter((each) => ctx.acceptsEncodings(each) === each), PLAIN] as const) {
    const folder = join(site, coding);
    const file = normalize(join(folder, path));
    if (!file.startsWith(folder + sep)) return null;
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return { file, coding, size: found.size, mtimeMs: found.mtimeMs };
  }
  return null;
}

function send(ctx: Koa.Context, { file, coding, size, mtimeMs }: Found, permissions: string): void {
  ctx.status = 200;
  ctx.vary('Accept-Encoding');
  ctx.set('permissions-policy', permissions);
  ctx.set('accept-ranges', 'bytes');
  // Built files have a hash in their name; the page that refers to them is always revalidated.
  ctx.set('cache-control', file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.etag = `${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}-${coding}`;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = TYPES[extname(file)] ?? 'application/octet-stream';
  if (coding !== PLAIN) ctx.set('content-encoding', coding);
  const range = ctx.method === 'GET' ? requestedRange(ctx, size) : null;
  if (range === 'none') {
    ctx.status = 416;
    ctx.remove('content-encoding');
    ctx.set('content-range', `bytes */${size}`);
    return;
  }
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  ctx.length = range ? range.end - range.start + 1 : size;
  if (ctx.method === 'GET') ctx.body = createReadStream(file, range ?? {});
}
