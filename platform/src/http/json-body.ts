import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { BODY_MALFORMED, BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { FILE_TOO_LARGE } from '@anamnesis/contracts/language/file-errors';
import { Refusal, refuse, type ErrorKind } from '@anamnesis/contracts/language/refusal';
import { readWithinValues } from './body-limits.js';

/** Maximum size in bytes. */
export const MAX_JSON_BODY = 256 * 1024;

const done = () => Promise.resolve();

/**
 * Reads JSON bodies; an absent one is an empty object. Refuses with BODY_MALFORMED or BODY_TOO_LARGE. They are parsed in this process: bodies have a few kilobytes, and the
 * limits of bytes, values and nesting keep the largest within some milliseconds.
 */
export const readJson = jsonReader(MAX_JSON_BODY, BODY_TOO_LARGE);

/** Reads JSON bodies that may contain a file: a larger one is refused with FILE_TOO_LARGE. */
export const jsonWithFileReader = (maxBytes: number): typeof readJson => jsonReader(maxBytes, FILE_TOO_LARGE);

function jsonReader(maxBytes: number, tooLarge: ErrorKind): (ctx: Context) => Promise<unknown> {
  const read = koaBody({
    json: true,
    jsonTypes: ['application/json'],
    jsonLimit: maxBytes,
    text: false,
    urlencoded: false,
    onError: (error: Error) => {
      if (error instanceof Refusal) throw error;
      const { type } = error as { type?: string };
      refuse(type === 'entity.too.large' ? tooLarge : BODY_MALFORMED);
    },
  });
  return async (ctx) => {
    const matches = ctx.is('application/json');
    if (matches === null || ctx.request.length === 0) return {};
    if (matches === false) refuse(BODY_MALFORMED, { expected: 'application/json' });
    if ((ctx.get('content-encoding') || 'identity') !== 'identity')
      refuse(BODY_MALFORMED, { expected: 'application/json' });
    await readWithinValues(ctx.req, () => read(ctx, done));
    return ctx.request.body;
  };
}
