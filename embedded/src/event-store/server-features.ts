import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import type { shared } from './protocol.js';
import { features, featuresGrpc, gossipGrpc, streamsGrpc } from './protocol.js';

/** The protocol version, by which the client chooses its append method. */
const PROTOCOL_VERSION = '23.10.0';

/** All implemented methods; the client relies on this list. */
const METHODS = [
  streamsGrpc.StreamsService.read,
  streamsGrpc.StreamsService.append,
  streamsGrpc.StreamsService.batchAppend,
  streamsGrpc.StreamsService.delete,
  streamsGrpc.StreamsService.tombstone,
  gossipGrpc.GossipService.read,
  featuresGrpc.ServerFeaturesService.getSupportedMethods,
];

export function getSupportedMethods(
  _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
  answer: sendUnaryData<features.SupportedMethods>,
): void {
  const methods = METHODS.map(({ path }) => {
    const [service = '', method = ''] = path.slice(1).split('/');
    return new features.SupportedMethod().setServiceName(service).setMethodName(method.toLowerCase());
  });
  answer(null, new features.SupportedMethods().setEventStoreServerVersion(PROTOCOL_VERSION).setMethodsList(methods));
}
