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
  /** The provider's address, as it names itself. Only one that is named with http: is asked without TLS. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How the provider is reached, where its own address is not the way. */
  fetch?: CustomFetch;
}

/** What only the one who began a sign-in may know: it ties the answer to the question. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who came back, as the provider vouches for them. */
export interface Identity {
  /** The provider's own id of the account; never given to another one. */
  subject: string;
  email: string;
  /** Whether the provider has made sure that the e-mail is theirs. */
  emailVerified: boolean;
  name: string;
}

/** Why nobody came in by the provider: the code does not hold, no e-mail is told, or the provider is away. */
export class ProviderRefusal extends Error {
  constructor(readonly reason: 'code' | 'email' | 'away') {
    super(`The provider let nobody in: ${reason}`);
    this.name = 'ProviderRefusal';
  }
}

/** The product's side of OpenID Connect: authorization code with PKCE, state and nonce. */
export interface RelyingParty {
  /** Where to send a browser, and what to remember until it is back. Throws a `ProviderRefusal` while it is away. */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /** Exchanges the code a browser brought back. Throws a `ProviderRefusal` where nobody comes in by it. */
  finish(redirectUri: string, code: string, secrets: Secrets): Promise<Identity>;
}

const TIMEOUT_SECONDS = 10;

/** Asks the provider about itself when it is first needed, so that a start does not wait for it. */
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
        // Otherwise who once chose the wrong account could not choose another one.
        prompt: 'select_account',
      });
      return { url: url.href, secrets };
    },

    async finish(redirectUri, code, { state, nonce, verifier }) {
      const configuration = await provider();
      const back = new URL(redirectUri);
      // There is one provider: nothing to mix its answers up with, so the browser need not carry its name along.
      for (const [name, value] of Object.entries({ code, state, iss: configuration.serverMetadata().issuer }))
        back.searchParams.set(name, value);
      const tokens = await authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }).catch(refused);
      const { sub, email, email_verified: verified, name } = tokens.claims() ?? notLetIn('code');
      if (typeof email !== 'string') return notLetIn('email');
      return {
        subject: sub,
        email,
        emailVerified: verified === true,
        name: (typeof name === 'string' && typedText(name).trim()) || (email.split('@')[0] ?? email),
      };
    },
  };
}

/** What the client library calls a token that is for another sign-in, another client or another time. */
const NOT_OURS: ReadonlySet<unknown> = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);
/** No answer in time, or one that only a provider in trouble gives. */
const AWAY: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function notLetIn(reason: ProviderRefusal['reason']): never {
  throw new ProviderRefusal(reason);
}

/** A code that does not hold is the caller's to begin again. */
function refused(error: unknown): never {
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return notLetIn('code');
  if (error instanceof ClientError && NOT_OURS.has(error.code)) return notLetIn('code');
  return unavailable(error);
}

/** Anything else, such as a wrong client secret, is for whoever runs the product to read in its log. */
function unavailable(error: unknown): never {
  const away =
    (error instanceof ResponseBodyError && error.status >= 500) ||
    (error instanceof ClientError && AWAY.has(error.code)) ||
    isDriverFailure(error);
  if (away) notLetIn('away');
  throw error;
}
