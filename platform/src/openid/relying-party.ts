import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { typedText } from '@anamnesis/contracts/language/text';
import { isDriverFailure } from '../failures/driver-failures.js';

export type { CustomFetch };

export interface RelyingPartyOptions {
  /** The provider's address, as in its metadata. Only an http: issuer is called without TLS. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** HTTP client for the provider, where its own address is not reachable directly. */
  fetch?: CustomFetch;
}

/** Secrets of one sign-in, which bind the provider's response to its request. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Identity asserted by the provider. */
export interface Identity {
  /** The provider's id of the account, which is never reassigned. */
  subject: string;
  email: string;
  /** Whether the provider has verified the email address. */
  emailVerified: boolean;
  name: string;
}

/** Why the sign-in failed at the provider: the code is invalid, there is no email, or the provider is unavailable. */
export class ProviderRefusal extends Error {
  constructor(readonly reason: 'code' | 'email' | 'away') {
    super(`The sign-in at the provider failed: ${reason}`);
    this.name = 'ProviderRefusal';
  }
}

/** The OpenID Connect client: authorization code with PKCE, state and nonce. */
export interface RelyingParty {
  /** The address for the browser, and the secrets to store until it returns. Throws a `ProviderRefusal` while the provider is unavailable. */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /** Exchanges the code from the browser. Throws a `ProviderRefusal` where it gives no identity. */
  finish(redirectUri: string, code: string, secrets: Secrets): Promise<Identity>;
}

const TIMEOUT_SECONDS = 10;

/** Loads the provider's metadata on first use, so that a start does not depend on it. */
export function createRelyingParty({ issuer, clientId, clientSecret, fetch }: RelyingPartyOptions): RelyingParty {
  let known: Promise<Configuration> | null = null;
  const provider = () => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      ...(fetch && { [customFetch]: fetch }),
      ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }).catch((error: unknown) => {
      known = null;
      return unavailable(error);
    });
    return known;
  };

  return {
    async begin(redirectUri) {
      const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        // Otherwise a user who once chose the wrong account could not choose another one.
        prompt: 'select_account',
      });
      return { url: url.href, secrets };
    },

    async finish(redirectUri, code, { state, nonce, verifier }) {
      const configuration = await provider();
      const back = new URL(redirectUri);
      // With a single provider no mix-up is possible, so the issuer need not come through the browser.
      for (const [name, value] of Object.entries({ code, state, iss: configuration.serverMetadata().issuer }))
        back.searchParams.set(name, value);
      const tokens = await authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }).catch(refused);
      const { sub, email, email_verified: verified, name } = tokens.claims() ?? failSignIn('code');
      if (typeof email !== 'string') return failSignIn('email');
      return {
        subject: sub,
        email,
        emailVerified: verified === true,
        name: (typeof name === 'string' && typedText(name).trim()) || (email.split('@')[0] ?? email),
      };
    },
  };
}

/** Error codes of the client library for a token of another sign-in, client or time. */
const NOT_OURS: ReadonlySet<unknown> = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);
/** Error codes for a missing response, or one that only a failing provider gives. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function failSignIn(reason: ProviderRefusal['reason']): never {
  throw new ProviderRefusal(reason);
}

/** An invalid code: the caller starts again. */
function refused(error: unknown): never {
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return failSignIn('code');
  if (error instanceof ClientError && NOT_OURS.has(error.code)) return failSignIn('code');
  return unavailable(error);
}

/** Any other error, such as a wrong client secret, goes to the operator's log. */
function unavailable(error: unknown): never {
  const away =
    (error instanceof ResponseBodyError && error.status >= 500) ||
    (error instanceof ClientError && UNAVAILABLE_CODES.has(error.code)) ||
    isDriverFailure(error);
  if (away) failSignIn('away');
  throw error;
}
