import { randomUUID } from 'node:crypto';
import { createTokenIssuer, createTokenVerifier, type AccountActor } from '../access-tokens.js';
import { signingKeyFrom } from '../token-keys.js';

const TERMS = { issuer: 'anamnesis', audience: 'things.example' };
const signingKey = signingKeyFrom(Buffer.alloc(32, 7));

/** Issues and verifies tokens under one key, for sign-ins that were never opened; `ended` contains ended ones. */
export function createTestTokens({ minutes = 15, ended = new Set<string>() } = {}) {
  const issuer = createTokenIssuer(signingKey, { ...TERMS, minutes });
  return {
    ...createTokenVerifier([signingKey.publicKey], TERMS, (signIn) => ended.has(signIn)),
    issue: (actor: AccountActor, shown: readonly string[] = [], signIn: string = randomUUID()) =>
      issuer.issue(actor, signIn, shown),
  };
}
