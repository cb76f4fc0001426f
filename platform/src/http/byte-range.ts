import type { Context } from 'koa';
import type { ByteRange } from '../files/sealed-content.js';

const ONE_PART = /^bytes=(\d*)-(\d*)$/i;
const partOf = (ctx: Context) => ONE_PART.exec(ctx.get('range').replaceAll(' ', ''));

/** Whether one part of a content is asked for, in a form that is understood here. */
export const asksForPart = (ctx: Context): boolean =>
  partOf(ctx)
    ?.slice(1)
    .some((end) => end !== '') ?? false;

/**
 * The one part of a content of `size` bytes that is asked for (RFC 9110, section 14); null for all of it, `none` where the
 * content has no such part. Several parts at once, other units and a part of what has changed since are answered by all of it.
 */
export function askedRange(ctx: Context, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = partOf(ctx) ?? [];
  if (first === '' && last === '') return null;
  const held = ctx.get('if-range');
  if (held !== '' && held !== ctx.response.get('etag')) return null;
  // Without a beginning it is the last so many bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'none' : { start, end };
}
