import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BACKWARDS, END, WrongExpectedVersionError } from '@eventstore/db-client';
import { until } from '@anamnesis/platform/testing/until';
import { collect, noted, notes, temporaryStore, type TemporaryStore } from './testing/temporary-store.js';

let store: TemporaryStore;
beforeAll(async () => void (store = await temporaryStore()));
afterAll(() => store.close());

const written = async (count: number): Promise<string> => {
  const stream = `stream-${randomUUID()}`;
  await store.client.appendToStream(stream, notes(count));
  return stream;
};

const seen = async (stream: string, options = {}): Promise<number[]> =>
  (await collect(store.client.readStream(stream, options))).map(({ event }) => Number(event?.revision));

test('is returned as written, custom keys included', async () => {
  const stream = await written(1);
  expect(await store.client.getStreamMetadata(stream)).toEqual({ streamName: stream });
  await store.client.setStreamMetadata(stream, { maxCount: 7, maxAge: 60, shelf: 'B2' });
  expect(await store.client.getStreamMetadata(stream)).toMatchObject({
    metadata: { maxCount: 7, maxAge: 60, shelf: 'B2' },
  });
});

test('maxCount shows the newest events, in both directions', async () => {
  const stream = await written(10);
  await store.client.setStreamMetadata(stream, { maxCount: 3 });
  expect(await seen(stream)).toEqual([7, 8, 9]);
  expect(await seen(stream, { direction: BACKWARDS, fromRevision: END })).toEqual([9, 8, 7]);
  expect(await seen(stream, { fromRevision: 2n, maxCount: 2 })).toEqual([7, 8]);
  await store.client.appendToStream(stream, noted(10));
  expect(await seen(stream)).toEqual([8, 9, 10]);
});

test('truncateBefore hides earlier events, and the stream exists even if all are hidden', async () => {
  const stream = await written(5);
  await store.client.setStreamMetadata(stream, { truncateBefore: 3 });
  expect(await seen(stream)).toEqual([3, 4]);
  await store.client.setStreamMetadata(stream, { truncateBefore: 5 });
  expect(await seen(stream)).toEqual([]);
  await store.client.appendToStream(stream, noted(5), { expectedRevision: 4n });
  expect(await seen(stream)).toEqual([5]);
});

test('maxAge hides older events, which reappear without it', async () => {
  const stream = await written(3);
  await store.client.setStreamMetadata(stream, { maxAge: 3600 });
  expect(await seen(stream)).toEqual([0, 1, 2]);
  await store.client.setStreamMetadata(stream, { maxAge: 1 });
  await until(async () => expect(await seen(stream)).toEqual([]));
  await store.client.appendToStream(stream, noted(3));
  expect(await seen(stream, { maxCount: 1 })).toEqual([3]);
  await store.client.setStreamMetadata(stream, {});
  expect(await seen(stream)).toEqual([0, 1, 2, 3]);
});

test('the metadata stream shows only its newest event, and its revision can be expected', async () => {
  const stream = await written(1);
  await store.client.setStreamMetadata(stream, { maxCount: 1 }, { expectedRevision: 'no_stream' });
  await store.client.setStreamMetadata(stream, { maxCount: 2 }, { expectedRevision: 0n });
  await expect(
    store.client.setStreamMetadata(stream, { maxCount: 3 }, { expectedRevision: 0n }),
  ).rejects.toBeInstanceOf(WrongExpectedVersionError);
  expect(await seen(`$$${stream}`)).toEqual([1]);
});

test('applies to a stream that is written later, and after a restart', async () => {
  let own = await temporaryStore();
  await own.client.setStreamMetadata('later', { maxCount: 2 });
  await own.client.appendToStream('later', notes(5));
  own = await own.reopen();
  expect((await collect(own.client.readStream('later'))).map(({ event }) => event?.revision)).toEqual([3n, 4n]);
  await own.close();
});

test('subscribers see what readers see', async () => {
  const stream = await written(5);
  await store.client.setStreamMetadata(stream, { truncateBefore: 3 });
  const revisions: number[] = [];
  for await (const { event } of store.client.subscribeToStream(stream)) {
    revisions.push(Number(event?.revision));
    if (event?.revision === 4n) break;
  }
  expect(revisions).toEqual([3, 4]);
});
