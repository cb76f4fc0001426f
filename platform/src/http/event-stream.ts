import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { refusalOf } from './refusals.js';

/** A part of a streamed reply: its `kind` is the name of its event. */
export interface StreamedPart {
  readonly kind: string;
}

const EVENT_STREAM = 'text/event-stream';
/** Milliseconds after which a reader who does not read is given up. */
const READ_WITHIN = 120_000;

/** Whether the caller asks for an event stream rather than for JSON. */
export const wantsEventStream = (ctx: Context): boolean =>
  ctx.get('accept') !== '' && ctx.accepts('application/json', EVENT_STREAM) === EVENT_STREAM;

/** A signal that is aborted when the caller has left before the reply was sent. */
export function goneSignal(ctx: Context): AbortSignal {
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Sends parts as server-sent events while they are made. Nothing on the way may hold them back: no cache, no compression, and no buffer
 * of the gateway (nginx reads X-Accel-Buffering). An error after the first part is its last one: `refusal`.
 */
export function sendEvents(ctx: Context, parts: AsyncIterable<StreamedPart>): void {
  ctx.set('cache-control', 'no-store, no-transform');
  ctx.set('x-accel-buffering', 'no');
  ctx.type = EVENT_STREAM;
  ctx.body = Readable.from(eventsOf(ctx, parts), { objectMode: false });
  const slow = setTimeout(() => ctx.res.destroy(), READ_WITHIN);
  ctx.res.once('close', () => clearTimeout(slow));
}

async function* eventsOf(ctx: Context, parts: AsyncIterable<StreamedPart>): AsyncGenerator<string> {
  try {
    for await (const part of parts) yield eventOf(part);
  } catch (error) {
    if (!(error instanceof Refusal)) ctx.app.emit('error', error, ctx);
    yield eventOf({ kind: 'refusal', refusal: refusalOf(ctx, error) } as StreamedPart);
  }
}

/** JSON has no line ends, so that an event is one line of data. */
const eventOf = (part: StreamedPart): string => `event: ${part.kind}\ndata: ${JSON.stringify(part)}\n\n`;
