import { once } from 'node:events';
import { credentials, Metadata } from '@grpc/grpc-js';
import { shared, streams, streamsGrpc } from '../protocol.js';

const { Options } = streams.ReadReq;

export interface RawFilter {
  on: 'stream' | 'type';
  prefixes?: string[];
  regex?: string;
}

/** Reads the whole log with a filter, which the official client does not support; returns event types. */
export function readFiltered(
  port: number,
  { on, prefixes, regex }: RawFilter,
  maxCount = 1000,
  backwards = false,
): Promise<string[]> {
  const expression = new Options.FilterOptions.Expression().setPrefixList(prefixes ?? []).setRegex(regex ?? '');
  const filter = new Options.FilterOptions().setCount(new shared.Empty());
  if (on === 'stream') filter.setStreamIdentifier(expression);
  else filter.setEventType(expression);
  const options = new Options()
    .setAll(
      backwards
        ? new Options.AllOptions().setEnd(new shared.Empty())
        : new Options.AllOptions().setStart(new shared.Empty()),
    )
    .setReadDirection(backwards ? Options.ReadDirection.BACKWARDS : Options.ReadDirection.FORWARDS)
    .setCount(String(maxCount))
    .setFilter(filter);
  const client = new streamsGrpc.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise((resolve, reject) => {
    const types: string[] = [];
    client
      .read(new streams.ReadReq().setOptions(options))
      .on('data', (response: streams.ReadResp) => {
        types.push(response.getEvent()?.getEvent()?.getMetadataMap().get('type') ?? '');
      })
      .on('error', (error: Error) => {
        client.close();
        reject(error);
      })
      .on('end', () => {
        client.close();
        resolve(types);
      });
  });
}

/** Opens subscriptions to the whole log over one connection and reads nothing. Resolves, once all are open, with a function that ends them. */
export async function stalledSubscriptions(port: number, count: number, secret: string): Promise<() => void> {
  const client = new streamsGrpc.StreamsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('connection-name', secret);
  const options = new Options()
    .setAll(new Options.AllOptions().setStart(new shared.Empty()))
    .setSubscription(new Options.SubscriptionOptions())
    .setNoFilter(new shared.Empty());
  const calls = Array.from({ length: count }, () => client.read(new streams.ReadReq().setOptions(options), metadata));
  await Promise.all(calls.map((call) => once(call, 'metadata')));
  return () => {
    // Cancelled calls emit an error, which is expected.
    for (const call of calls) call.on('error', () => undefined).cancel();
    client.close();
  };
}
