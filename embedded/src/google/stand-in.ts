import { randomBytes } from 'node:crypto';
import type { Mounted } from '../launcher/gateway.js';
import { isWithin, type Reach } from '../launcher/reach.js';

/** On the product's own origin, so that the page policy needs no foreign address. */
const STAND_IN_PATH = '/google-stand-in';

export interface StandInOptions {
  /** The people of the initial accounts. */
  people: readonly { email: string; fullName: string }[];
  reach: Reach;
}

/** The product, as a client of the provider. */
export interface StandInClient {
  clientId: string;
  clientSecret: string;
}

/** An OpenID provider that replaces Google on a machine without Google credentials. */
export interface StandIn extends Mounted, StandInClient {
  issuer: string;
}

/**
 * Creates the stand-in for the product at `origin`. Anyone can sign in as anyone, so it is not reachable from other machines by default.
 * The provider is loaded with the first request.
 */
export function createStandIn(origin: string, { people, reach }: StandInOptions): StandIn {
  const issuer = origin + STAND_IN_PATH;
  const client = { clientId: 'anamnesis', clientSecret: randomBytes(32).toString('base64url') };
  const load = () =>
    import('./provider.js').then(({ createProvider }) =>
      createProvider({ issuer, path: STAND_IN_PATH, origin, client, people }),
    );
  let provider: ReturnType<typeof load> | null = null;
  const { host, protocol } = new URL(origin);
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
      provider ??= load();
      provider
        .then((answer) => answer(request, response))
        .catch((error: unknown) => {
          provider = null;
          response.destroy(error instanceof Error ? error : new Error(String(error)));
        });
    },
  };
}
