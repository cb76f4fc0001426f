import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { BODY_MALFORMED, BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** Maximum size in bytes. */
const MAX_JSON_BODY = 256 * 1024;

const read = koaBody({
  json: true,
  jsonTypes: ['application/json'],
  jsonLimit: MAX_JSON_BODY,
  text: false,
  urlencoded: false,
  onError: refuseBody,
});
const done = () => Promise.resolve();

/** The JSON body; an absent one is an empty object. Refuses with BODY_MALFORMED or BODY_TOO_LARGE. */
export async function readJson(ctx: Context): Promise<unknown> {
  const matches = ctx.is('application/json');
  if (matches === null || ctx.request.length === 0) return {};
  if (matches === false) refuse(BODY_MALFORMED, { expected: 'application/json' });
  await read(ctx, done);
  return ctx.request.body;
}

function refuseBody(error: Error): never {
  const { type } = error as { type?: string };
  return refuse(type === 'entity.too.large' ? BODY_TOO_LARGE : BODY_MALFORMED);
}
