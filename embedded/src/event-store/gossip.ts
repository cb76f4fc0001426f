import { randomUUID } from 'node:crypto';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import type { EventLog } from './log.js';
import { gossip, shared } from './protocol.js';

/** A cluster of one node, which is the leader, and alive while its log accepts writes. */
export function readGossip(log: EventLog, host: string, port: () => number) {
  const instance = randomUUID();
  return (
    _call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>,
    answer: sendUnaryData<gossip.ClusterInfo>,
  ): void => {
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(instance))
      .setTimeStamp(String(Date.now() * 10_000))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(log.healthy)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port()));
    answer(null, new gossip.ClusterInfo().setMembersList([member]));
  };
}
