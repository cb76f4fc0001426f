import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'koa';
import type { z } from 'zod';
import { POSITION } from '@anamnesis/contracts/language/headers';
import type { Route } from '@anamnesis/contracts/language/route';
import type { StoredFile } from '../files/file-store.js';
import { downloadName } from '../files/download-name.js';
import type { AnyAnswer } from './answer.js';
import { requestedRange } from './byte-range.js';
import { writeCookie } from './cookies.js';
import { sendEvents, type StreamedPart } from './event-stream.js';

type StoredContent = Pick<StoredFile, 'size' | 'read'>;

export interface SendOptions {
  /** Validates each reply against the route's schema: for tests and development. */
  readonly checkReplies: boolean;
  readonly secureCookies: boolean;
}

export function sendAnswer(ctx: Context, route: Route, answer: AnyAnswer, options: SendOptions): void {
  if (answer.headers) ctx.set(answer.headers);
  if (typeof answer.position === 'bigint') ctx.set(POSITION, String(answer.position));
  if (answer.total) {
    const { unit, from, to, of } = answer.total;
    ctx.set('content-range', of === 0 ? `${unit} */0` : `${unit} ${from}-${to}/${of}`);
  }
  for (const cookie of answer.cookies ?? []) writeCookie(ctx, cookie, options.secureCookies);
  ctx.status = route.status ?? 200;
  if (ctx.status === 204) ctx.body = null;
  else if (answer.file) sendFile(ctx, answer.file);
  else if (answer.parts) sendEvents(ctx, checked(route, answer.parts, options.checkReplies));
  else sendJson(ctx, route, answer.body, options.checkReplies);
}

function sendJson(ctx: Context, route: Route, body: unknown, check: boolean): void {
  // Serialised here rather than by the framework, so that a failure is handled like any other error.
  const text = JSON.stringify(body);
  if (check) checkReply(route, JSON.parse(text));
  ctx.set('cache-control', 'no-store');
  ctx.type = 'json';
  ctx.body = text;
}

/** An uploaded document keeps its media type, and its content cannot run scripts, load resources or access the product. */
const DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

function sendFile(
  ctx: Context,
  { content, mediaType, etag, name: sent, download, reusable }: NonNullable<AnyAnswer['file']>,
): void {
  ctx.set('cache-control', reusable ? 'private, no-cache' : 'no-store');
  if (sent !== undefined) {
    const name = downloadName(sent, mediaType);
    // Headers are plain ASCII; a name with other characters is sent encoded, with an ASCII fallback.
    ctx.attachment(name, { type: download ? 'attachment' : 'inline', fallback: name.replace(/[^ -~]/g, '_') });
    ctx.set('content-security-policy', DOCUMENT_POLICY);
  }
  ctx.type = mediaType;
  ctx.etag = etag;
  if (ctx.fresh) ctx.status = 304;
  else if (Buffer.isBuffer(content)) ctx.body = content;
  else if (content instanceof Readable) sendStream(ctx, content);
  else sendStored(ctx, content);
}

/** Sends a stored file, or the requested range of it; only GET has ranges (RFC 9110, section 14.2). */
function sendStored(ctx: Context, { size, read }: StoredContent): void {
  ctx.set('accept-ranges', 'bytes');
  const range = ctx.method === 'GET' ? requestedRange(ctx, size) : null;
  if (range === 'none') {
    ctx.set('content-range', `bytes */${size}`);
    ctx.status = 416;
    ctx.body = '';
    return;
  }
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  ctx.length = range ? range.end - range.start + 1 : size;
  if (ctx.method === 'HEAD') return;
  sendStream(ctx, read(range ?? undefined));
}

function sendStream(ctx: Context, stream: Readable): void {
  // An incomplete file must not look complete: a read error destroys the connection.
  stream.once('error', () => ctx.res.destroy());
  ctx.body = stream;
}

/** The parts of a stream, each compared with the schema of the route, as a reply is. */
async function* checked(
  { name, streamed }: Route,
  parts: AsyncIterable<StreamedPart>,
  check: boolean,
): AsyncGenerator<StreamedPart> {
  for await (const part of parts) {
    if (check) checkReply({ name, reply: streamed }, JSON.parse(JSON.stringify(part)));
    yield part;
  }
}

/** A missing field breaks a screen; an extra field may reveal a secret. */
function checkReply(route: { name: string; reply?: z.ZodType | undefined }, body: unknown): void {
  if (!route.reply) return;
  const parsed = route.reply.safeParse(body);
  if (!parsed.success) throw new Error(`${route.name} replied against its schema: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, body))
    throw new Error(`${route.name} answered more, or less, than its reply names`);
}
