import { shared, streams } from './protocol.js';

const encode = (response: streams.ReadResp): Buffer => Buffer.from(response.serializeBinary());

export const confirmation = (subscriptionId: string): Buffer =>
  encode(
    new streams.ReadResp().setConfirmation(
      new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId),
    ),
  );

export const checkpoint = (position: number): Buffer => {
  const at = String(position);
  return encode(
    new streams.ReadResp().setCheckpoint(
      new streams.ReadResp.Checkpoint().setCommitPosition(at).setPreparePosition(at),
    ),
  );
};

export const streamNotFound = (stream: string): Buffer =>
  encode(
    new streams.ReadResp().setStreamNotFound(
      new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream)),
    ),
  );

export const caughtUp = encode(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
export const fellBehind = encode(new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind()));

export const identifier = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(stream)));
