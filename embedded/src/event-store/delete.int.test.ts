import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type DeleteStreamOptions,
  type TombstoneStreamOptions,
} from '@eventstore/db-client';
import { collect, noted, notes, temporaryStore, type TemporaryStore } from './testing/temporary-store.js';

let store: TemporaryStore;
beforeAll(async () => void (store = await temporaryStore()));
afterAll(() => store.close());

const written = async (): Promise<string> => {
  const stream = `stream-${randomUUID()}`;
  await store.client.appendToStream(stream, notes(3));
  return stream;
};

const seen = async (stream: string): Promise<bigint[]> =>
  (await collect(store.client.readStream(stream))).flatMap(({ event }) => (event ? [event.revision] : []));

describe('a deleted stream', () => {
  test.each<DeleteStreamOptions['expectedRevision']>(['any', 2n])(
    'is gone, when %s was expected',
    async (expectedRevision) => {
      const stream = await written();
      const { position } = await store.client.deleteStream(stream, { expectedRevision });
      await expect(seen(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
      const [mark] = await collect(store.client.readAll({ fromPosition: position!, maxCount: 1 }));
      expect(mark?.event).toMatchObject({ streamId: `$$${stream}`, type: '$metadata' });
    },
  );

  test.each<[DeleteStreamOptions['expectedRevision'], bigint]>([
    [1n, 1n],
    ['no_stream', -1n],
  ])('is not, when %s was expected wrongly', async (expectedRevision, expectedVersion) => {
    const stream = await written();
    const error: unknown = await store.client
      .deleteStream(stream, { expectedRevision })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion, actualVersion: 2n });
    expect(await seen(stream)).toEqual([0n, 1n, 2n]);
  });

  test('comes back with the next append, which continues its numbering', async () => {
    const stream = await written();
    await store.client.setStreamMetadata(stream, { maxCount: 50, owner: 'front desk' });
    await store.client.deleteStream(stream);
    await store.client.appendToStream(stream, notes(2), { expectedRevision: 'no_stream' });
    expect(await seen(stream)).toEqual([3n, 4n]);
    expect(await store.client.getStreamMetadata(stream)).toMatchObject({
      metadata: { maxCount: 50, owner: 'front desk', truncateBefore: 3 },
    });
  });

  test('can be deleted again after it came back', async () => {
    const stream = await written();
    await store.client.deleteStream(stream);
    await store.client.appendToStream(stream, noted(3));
    await store.client.deleteStream(stream, { expectedRevision: 3n });
    await expect(seen(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
  });

  test('stays deleted over a restart', async () => {
    let own = await temporaryStore();
    await own.client.appendToStream('kept', noted(1));
    await own.client.appendToStream('gone', noted(1));
    await own.client.appendToStream('ended', noted(1));
    await own.client.deleteStream('gone');
    await own.client.tombstoneStream('ended');
    own = await own.reopen();
    expect(await collect(own.client.readStream('kept'))).toHaveLength(1);
    await expect(collect(own.client.readStream('gone'))).rejects.toBeInstanceOf(StreamNotFoundError);
    await expect(own.client.appendToStream('ended', noted(2))).rejects.toBeInstanceOf(StreamDeletedError);
    expect(await own.client.appendToStream('gone', noted(2), { expectedRevision: 'no_stream' })).toMatchObject({
      nextExpectedRevision: 1n,
    });
    await own.close();
  });
});

describe('a tombstoned stream', () => {
  test.each<TombstoneStreamOptions['expectedRevision']>(['any', 2n])(
    'is ended, when %s was expected',
    async (expectedRevision) => {
      const stream = await written();
      const { position } = await store.client.tombstoneStream(stream, { expectedRevision });
      await expect(seen(stream)).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream });
      const [mark] = await collect(store.client.readAll({ fromPosition: position!, maxCount: 1 }));
      expect(mark?.event).toMatchObject({ streamId: stream, type: '$streamDeleted', revision: 0x7fffffffffffffffn });
    },
  );

  test('is not, when another revision was expected', async () => {
    const stream = await written();
    for (const expectedRevision of [1n, 9n, 'no_stream'] as const)
      await expect(store.client.tombstoneStream(stream, { expectedRevision })).rejects.toBeInstanceOf(
        WrongExpectedVersionError,
      );
    expect(await seen(stream)).toEqual([0n, 1n, 2n]);
  });

  test('can neither be deleted, nor tombstoned again, nor described', async () => {
    const stream = await written();
    await store.client.tombstoneStream(stream);
    await expect(store.client.deleteStream(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(store.client.tombstoneStream(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(store.client.setStreamMetadata(stream, { maxCount: 1 })).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('may be one that never had an event', async () => {
    const stream = `reserved-${randomUUID()}`;
    await store.client.tombstoneStream(stream, { expectedRevision: 'no_stream' });
    await expect(store.client.appendToStream(stream, noted(1))).rejects.toBeInstanceOf(StreamDeletedError);
  });
});
