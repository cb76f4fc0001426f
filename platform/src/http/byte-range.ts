import type { Context } from 'koa';
import type { ByteRange } from '../files/sealed-content.js';

const ONE_PART = /^bytes=(\d*)-(\d*)$/i;
const partOf = (ctx: Context) => ONE_PART.exec(ctx.get('range').replaceAll(' ', ''));

/** Whether a single range is requested, in a supported form. */
export const isRangeRequest = (ctx: Context): boolean =>
  partOf(ctx)
    ?.slice(1)
    .some((end) => end !== '') ?? false;

/**
 * The requested range of a content of `size` bytes (RFC 9110, section 14); null for all of it, `none` where the
 * range is not satisfiable. Multiple ranges, other units and an outdated If-Range are answered with the whole content.
 */
export function requestedRange(ctx: Context, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = partOf(ctx) ?? [];
  if (first === '' && last === '') return null;
  const held = ctx.get('if-range');
  if (held !== '' && held !== ctx.response.get('etag')) return null;
  // Without a start it is a suffix length.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'none' : { start, end };
}
