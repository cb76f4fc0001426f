import { Metadata, type ServerInterceptor, ServerInterceptingCall, status } from '@grpc/grpc-js';
import { isSameSecret } from '@anamnesis/platform/vault/same-secret';
import { featuresGrpc, gossipGrpc } from './protocol.js';

/** The official client sends its connection name with every call, but a user and a password only over TLS. */
const NAME = 'connection-name';
/** Describe the node, not the log; the client calls them without its connection name. */
const OPEN: ReadonlySet<string> = new Set([
  gossipGrpc.GossipService.read.path,
  featuresGrpc.ServerFeaturesService.getSupportedMethods.path,
]);

/** Admits only calls whose connection name is the secret; all others fail with UNAUTHENTICATED. */
export function admission(secret: string): ServerInterceptor {
  return ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, proceed) => {
            const [name] = metadata.get(NAME);
            if (OPEN.has(path) || (name !== undefined && isSameSecret(name, secret))) proceed(metadata);
            else call.sendStatus({ code: status.UNAUTHENTICATED, details: REFUSED, metadata: new Metadata() });
          },
        }),
    });
}

const REFUSED = 'The connection name must be the secret of this event store';
