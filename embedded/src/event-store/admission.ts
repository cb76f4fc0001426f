import { Metadata, type ServerInterceptor, ServerInterceptingCall, status } from '@grpc/grpc-js';
import { isSameSecret } from '@anamnesis/platform/vault/same-secret';
import { featuresGrpc, gossipGrpc } from './protocol.js';

/** The official client sends its connection's name with every call, but a user and a password over TLS alone. */
const NAME = 'connection-name';
/** They tell where the node is and what it can do, nothing of the log; the client asks them without naming its connection. */
const OPEN: ReadonlySet<string> = new Set([
  gossipGrpc.GossipService.read.path,
  featuresGrpc.ServerFeaturesService.getSupportedMethods.path,
]);

/** Lets in only the calls of clients whose connection is named by the secret; ends every other with UNAUTHENTICATED. */
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

const REFUSED = 'This event store answers only who names the connection by its secret';
