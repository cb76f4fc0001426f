import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { standInStyle } from '../pages/style.js';
import { createStandInAccounts, type StandInAccounts } from './accounts.js';
import { choosing } from './choosing.js';
import { createMemory } from './memory.js';
import { failedPage } from './pages.js';
import type { StandInClient, StandInOptions } from './stand-in.js';

const MINUTE = 60;
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface ProviderOptions {
  /** The address of the provider; its paths are below `path`. */
  readonly issuer: string;
  readonly path: string;
  /** The origin of the product, to which the browser returns. */
  readonly origin: string;
  readonly client: StandInClient;
  readonly people: StandInOptions['people'];
}

/** The OpenID provider, with its page for choosing an account; it answers requests whose path is below `path` without it. */
export function createProvider({
  issuer,
  path,
  origin,
  client,
  people,
}: ProviderOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const accounts = createStandInAccounts(people);
  const provider = new Provider(issuer, configuration(client, { origin, path }, accounts));
  // The public address is the issuer's, regardless of the route of a request.
  provider.proxy = true;
  const choose = choosing(provider, accounts, path);
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', POLICY);
    ctx.set('cache-control', 'no-store');
    ctx.set('referrer-policy', 'no-referrer');
    ctx.set('x-content-type-options', 'nosniff');
    if (ctx.path === '/style.css') {
      ctx.type = 'css';
      ctx.body = standInStyle;
    } else if (!(await choose(ctx))) await next();
  });
  return provider.callback();
}

function configuration(
  { clientId, clientSecret }: StandInClient,
  { origin, path }: Pick<ProviderOptions, 'origin' | 'path'>,
  accounts: StandInAccounts,
): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/in-loading`, `${origin}/up-loading`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')], long: { path: path } },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Claims are in the ID token, as at Google.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    expiresWithSession: () => false,
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}`, policy },
    findAccount: (_, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const { email, verified, name } = account;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: verified, name }) };
    },
    // Choosing an account is the consent: there is one client, and the page names its scopes.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.type = 'html';
      ctx.body = failedPage(`${path}/style.css`, '/auth');
    },
  };
}
