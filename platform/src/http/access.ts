import type { Context } from 'koa';
import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import type { Route } from '@anamnesis/contracts/language/route';
import { needsSecondFactor } from '@anamnesis/contracts/language/second-factor';
import type { AccessTokens, Bearer } from '../tokens/access-tokens.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Whether routes that ask for a second factor insist on it, or only offer one. */
export type SecondFactorPolicy = 'required' | 'offered';

/**
 * Who asks, once they are known to be allowed to: refuses with NOT_SIGNED_IN, TOKEN_EXPIRED, NOT_ALLOWED or
 * SECOND_FACTOR_REQUIRED. At a public route an old token is no token, so that signing in again works while one is still sent.
 */
export async function admit(
  ctx: Context,
  route: Pick<Route, 'access' | 'secondFactor'>,
  tokens: Pick<AccessTokens, 'verify'>,
  policy: SecondFactorPolicy,
): Promise<Bearer | null> {
  const { access } = route;
  const token = BEARER.exec(ctx.get('authorization'))?.[1];
  if (access === 'public') return token ? tokens.verify(token).catch(nobody) : null;
  if (!token) refuse('NOT_SIGNED_IN');
  const bearer = await tokens.verify(token);
  if (!access[bearer.actor.role]) refuse('NOT_ALLOWED');
  if (policy === 'required' && lacksSecondFactor(route, bearer)) refuse('SECOND_FACTOR_REQUIRED');
  return bearer;
}

const lacksSecondFactor = (route: Pick<Route, 'access' | 'secondFactor'>, { actor, methods }: Bearer): boolean =>
  needsSecondFactor(route, actor.role) && !methods.includes('otp');

function nobody(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
