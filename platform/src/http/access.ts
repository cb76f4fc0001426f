import type { Context } from 'koa';
import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Access } from '@anamnesis/contracts/language/route';
import type { AccessTokens } from '../tokens/access-tokens.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Who asks, once they are known to be allowed to: refuses with NOT_SIGNED_IN, TOKEN_EXPIRED or NOT_ALLOWED.
 * At a public route an old token is no token, so that signing in again works while an old one is still sent.
 */
export async function admit(ctx: Context, access: Access, tokens: Pick<AccessTokens, 'verify'>): Promise<Actor | null> {
  const token = BEARER.exec(ctx.get('authorization'))?.[1];
  if (access === 'public') return token ? tokens.verify(token).catch(nobody) : null;
  if (!token) refuse('NOT_SIGNED_IN');
  const actor = await tokens.verify(token);
  if (!access[actor.role]) refuse('NOT_ALLOWED');
  return actor;
}

function nobody(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
