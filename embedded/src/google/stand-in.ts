import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { Mounted } from '../launcher/gateway.js';
import { isWithin, type Reach } from '../launcher/reach.js';
import { standInStyle } from '../pages/style.js';
import { createStandInAccounts, type StandInAccounts } from './accounts.js';
import { choosing } from './choosing.js';
import { createMemory } from './memory.js';
import { failedPage } from './pages.js';

/** On the product's own origin, so that the page policy needs no foreign address. */
const STAND_IN_PATH = '/google-stand-in';
const MINUTE = 60;
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface StandInOptions {
  /** The people of the initial accounts. */
  people: readonly { email: string; fullName: string }[];
  reach: Reach;
}

/** An OpenID provider that replaces Google on a machine without Google credentials. */
export interface StandIn extends Mounted {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Creates the stand-in for the product at `origin`. Anyone can sign in as anyone, so it is not reachable from other machines by default. */
export function createStandIn(origin: string, { people, reach }: StandInOptions): StandIn {
  const issuer = origin + STAND_IN_PATH;
  const client = { clientId: 'anamnesis', clientSecret: randomBytes(32).toString('base64url') };
  const accounts = createStandInAccounts(people);
  const provider = new Provider(issuer, configuration(client, origin, accounts));
  // The public address is the issuer's, regardless of the route of a request.
  provider.proxy = true;
  const { host, protocol } = new URL(origin);
  const choose = choosing(provider, accounts, STAND_IN_PATH);
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
  const answer = provider.callback();
  return {
    issuer,
    ...client,
    path: STAND_IN_PATH,
    handle(request, response) {
      if (!isWithin(reach, request, host)) {
        response.writeHead(404).end();
        return;
      }
      request.headers['x-forwarded-host'] = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      const path = request.url ?? '/';
      Object.assign(request, { originalUrl: path, url: path.slice(STAND_IN_PATH.length) || '/' });
      answer(request, response).catch((error: Error) => response.destroy(error));
    },
  };
}

function configuration(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  origin: string,
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
    cookies: { keys: [randomBytes(32).toString('base64url')], long: { path: STAND_IN_PATH } },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Claims are in the ID token, as at Google.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { methods: ['S256'], required: () => true },
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
    interactions: { url: (_, { uid }) => `${STAND_IN_PATH}/interaction/${uid}`, policy },
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
      ctx.body = failedPage(`${STAND_IN_PATH}/style.css`, '/auth');
    },
  };
}
