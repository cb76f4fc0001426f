import { randomUUID } from 'node:crypto';
import { credentials, type ServiceError } from '@grpc/grpc-js';
import { emptyPb, shared, streams, streamsGrpc } from '../protocol.js';
import { identifier } from '../responses.js';

const optionsOf = (stream: string): streams.AppendReq.Options =>
  new streams.AppendReq.Options().setStreamIdentifier(identifier(stream)).setAny(new shared.Empty());

/** Begins an append, sends one of its events, and cancels. Resolves with the client's error. */
export function abandonedAppend(port: number, stream: string): Promise<ServiceError | null> {
  const client = new streamsGrpc.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const message = new streams.AppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()));
  message.getMetadataMap().set('type', 'Noted');
  return new Promise((resolve) => {
    const call = client.append((error) => {
      client.close();
      resolve(error);
    });
    call.write(new streams.AppendReq().setOptions(optionsOf(stream)));
    call.write(new streams.AppendReq().setProposedMessage(message), () => call.cancel());
  });
}

/** Sends appends over one batch call and half-closes it at once. Resolves with the number of replies when the server ends it. */
export function hastyBatch(port: number, stream: string, count: number): Promise<number> {
  const client = new streamsGrpc.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise((resolve, reject) => {
    let answers = 0;
    const call = client.batchAppend();
    call.on('data', (response: streams.BatchAppendResp) => (answers += response.hasSuccess() ? 1 : 0));
    call.on('error', reject);
    call.on('end', () => {
      client.close();
      resolve(answers);
    });
    for (let index = 0; index < count; index += 1) call.write(batchRequest(stream));
    call.end();
  });
}

/** A batch call of a client of its own; `close` also closes the client. */
export function batchCall(port: number) {
  const client = new streamsGrpc.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const call = client.batchAppend();
  return { call, close: () => client.close() };
}

/** An append of one event with this much data, in one chunk; the last one unless `isFinal` is false. */
export function batchRequest(
  stream: string,
  { data = new Uint8Array(), isFinal = true, events = 1 } = {},
): streams.BatchAppendReq {
  const message = new streams.BatchAppendReq.ProposedMessage().setId(structured()).setData(data);
  message.getMetadataMap().set('type', 'Noted');
  const options = new streams.BatchAppendReq.Options()
    .setStreamIdentifier(identifier(stream))
    .setAny(new emptyPb.Empty());
  return new streams.BatchAppendReq()
    .setCorrelationId(structured())
    .setOptions(options)
    .setProposedMessagesList(Array.from({ length: events }, () => message))
    .setIsFinal(isFinal);
}

/** The structured form of a UUID, which clients in other languages send. */
function structured(): shared.UUID {
  const bytes = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const halves = new shared.UUID.Structured()
    .setMostSignificantBits(bytes.readBigInt64BE(0).toString())
    .setLeastSignificantBits(bytes.readBigInt64BE(8).toString());
  return new shared.UUID().setStructured(halves);
}
