import { NOT_ALLOWED, NOT_SIGNED_IN, SECOND_FACTOR_REQUIRED } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { isSameSecret } from '../vault/same-secret.js';
import type { Context } from 'koa';
import { WORKER, type Actor } from '@anamnesis/contracts/language/role';
import { isOpenToAll, type Route } from '@anamnesis/contracts/language/route';
import { needsSecondFactor } from '@anamnesis/contracts/language/second-factor';
import type { Bearer, TokenVerifier } from '../tokens/access-tokens.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The authenticated caller: a signed-in person, or a worker. */
export interface Caller {
  readonly actor: Actor;
  /** The caller's sign-in; null for a worker. */
  readonly signIn: string | null;
  readonly methods: readonly string[];
}

/** Authenticates the caller of a route, and refuses callers whose role may never call it. */
export type Admission = (ctx: Context, route: Pick<Route, 'action' | 'secondFactor'>) => Promise<Caller | null>;

/** Whether routes with a second factor require it or only offer it. */
export type SecondFactorPolicy = 'required' | 'offered';

/**
 * Admits people by their access tokens: refuses with NOT_SIGNED_IN, TOKEN_EXPIRED, NOT_ALLOWED or SECOND_FACTOR_REQUIRED.
 * A public route ignores an invalid token, so that signing in works while an old one is still sent.
 */
export function admitPeople(tokens: TokenVerifier, policy: SecondFactorPolicy): Admission {
  return async (ctx, route) => {
    const token = BEARER.exec(ctx.get('authorization'))?.[1];
    if (isOpenToAll(route)) return token ? tokens.verify(token).catch(nullOnRefusal) : null;
    if (!token) refuse(NOT_SIGNED_IN);
    const bearer = await tokens.verify(token);
    if (!route.action.rules[bearer.actor.role]) refuse(NOT_ALLOWED);
    if (policy === 'required' && lacksSecondFactor(route, bearer)) refuse(SECOND_FACTOR_REQUIRED);
    return bearer;
  };
}

const worker: Caller = { actor: WORKER, signIn: null, methods: [] };

/** The authorization header of a worker: a key that no browser ever has. */
export const workerAuthorization = (key: Uint8Array): string => `Worker ${Buffer.from(key).toString('base64url')}`;

/** Admits workers only; refuses all other callers with NOT_SIGNED_IN. */
export function admitWorker(key: Uint8Array): Admission {
  const expected = workerAuthorization(key);
  return (ctx) => {
    if (!isSameSecret(ctx.get('authorization'), expected)) refuse(NOT_SIGNED_IN);
    return Promise.resolve(worker);
  };
}

const lacksSecondFactor = (route: Pick<Route, 'action' | 'secondFactor'>, { actor, methods }: Bearer): boolean =>
  needsSecondFactor(route, actor.role) && !methods.includes('otp');

function nullOnRefusal(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
