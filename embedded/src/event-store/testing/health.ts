import { credentials, Metadata } from '@grpc/grpc-js';
import { gossipGrpc, shared } from '../protocol.js';

/** Time-out of the check, ms. */
const TIMEOUT = 2000;

/** Whether the node at a local port replies and accepts writes. */
export function isHealthy(port: number): Promise<boolean> {
  const client = new gossipGrpc.GossipClient(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise((resolve) => {
    client.read(new shared.Empty(), new Metadata(), { deadline: Date.now() + TIMEOUT }, (error, cluster) => {
      client.close();
      resolve(!error && cluster.getMembersList().some((member) => member.getIsAlive()));
    });
  });
}
