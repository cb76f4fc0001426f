import { credentials, Metadata } from '@grpc/grpc-js';
import { gossipGrpc, shared } from './protocol.js';

/** Milliseconds a node has to answer. */
const PATIENCE = 2000;

/** Whether the node at a port of this machine answers and takes writes. */
export function isHealthy(port: number): Promise<boolean> {
  const client = new gossipGrpc.GossipClient(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise((resolve) => {
    client.read(new shared.Empty(), new Metadata(), { deadline: Date.now() + PATIENCE }, (error, cluster) => {
      client.close();
      resolve(!error && cluster.getMembersList().some((member) => member.getIsAlive()));
    });
  });
}
