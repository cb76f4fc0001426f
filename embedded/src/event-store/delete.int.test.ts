import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  AccessDeniedError,
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
    'cannot be read, when %s was expected',
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
  ])('is unchanged, when %s was expected wrongly', async (expectedRevision, expectedVersion) => {
    const stream = await written();
    const error: unknown = await store.client
      .deleteStream(stream, { expectedRevision })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion, actualVersion: 2n });
    expect(await seen(stream)).toEqual([0n, 1n, 2n]);
  });

  test('is restored by the next append, which continues its revisions', async () => {
    const stream = await written();
    await store.client.deleteStream(stream);
    const { position } = await store.client.appendToStream(stream, notes(2), { expectedRevision: 'no_stream' });
    expect(await seen(stream)).toEqual([3n, 4n]);
    const [after] = await collect(
      store.client.readAll({ fromPosition: { commit: position!.commit + 1n, prepare: 0n } }),
    );
    expect(after?.event).toMatchObject({ streamId: `$$${stream}`, data: { $tb: 3 } });
  });

  test('has lost its metadata for good', async () => {
    const stream = await written();
    await store.client.setStreamMetadata(stream, { maxCount: 50, owner: 'front desk' });
    await store.client.deleteStream(stream);
    expect((await store.client.getStreamMetadata(stream)).metadata).not.toHaveProperty('maxCount');
    await store.client.appendToStream(stream, noted(3));
    expect((await store.client.getStreamMetadata(stream)).metadata).toEqual({ truncateBefore: 3 });
  });

  test('is restored empty by new metadata: deleted events stay hidden', async () => {
    const stream = await written();
    await store.client.deleteStream(stream);
    await store.client.setStreamMetadata(stream, { maxCount: 50, owner: 'front desk' });
    expect(await seen(stream)).toEqual([]);
    expect((await store.client.getStreamMetadata(stream)).metadata).toEqual({
      maxCount: 50,
      owner: 'front desk',
      truncateBefore: 3,
    });
    await store.client.appendToStream(stream, noted(3), { expectedRevision: 2n });
    expect(await seen(stream)).toEqual([3n]);
  });

  test.each<DeleteStreamOptions['expectedRevision']>(['any', 'no_stream', 0n])(
    'cannot be one that never existed, when %s is expected',
    async (expectedRevision) => {
      const stream = `never-${randomUUID()}`;
      const error: unknown = await store.client
        .deleteStream(stream, { expectedRevision })
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({ streamName: stream, actualVersion: 'no_stream' });
      expect(await store.client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    },
  );

  test('may be one that has only metadata', async () => {
    const stream = `described-${randomUUID()}`;
    await store.client.setStreamMetadata(stream, { maxCount: 50 });
    await store.client.deleteStream(stream, { expectedRevision: 'no_stream' });
    expect((await store.client.getStreamMetadata(stream)).metadata).not.toHaveProperty('maxCount');
  });

  test('can be deleted again after it was restored', async () => {
    const stream = await written();
    await store.client.deleteStream(stream);
    await store.client.appendToStream(stream, noted(3));
    await store.client.deleteStream(stream, { expectedRevision: 3n });
    await expect(seen(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
  });

  test('stays deleted after a restart', async () => {
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

  test('is not ended, when another revision was expected', async () => {
    const stream = await written();
    for (const expectedRevision of [1n, 9n, 'no_stream'] as const)
      await expect(store.client.tombstoneStream(stream, { expectedRevision })).rejects.toBeInstanceOf(
        WrongExpectedVersionError,
      );
    expect(await seen(stream)).toEqual([0n, 1n, 2n]);
  });

  test('can neither be deleted, nor tombstoned again, nor get metadata, and its metadata is gone', async () => {
    const stream = await written();
    await store.client.setStreamMetadata(stream, { maxCount: 50 });
    const followed = collect(store.client.subscribeToStream(`$$${stream}`));
    await Promise.all([
      expect(followed).rejects.toBeInstanceOf(StreamDeletedError),
      store.client.tombstoneStream(stream),
    ]);
    await expect(store.client.getStreamMetadata(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(store.client.deleteStream(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(store.client.tombstoneStream(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(store.client.setStreamMetadata(stream, { maxCount: 1 })).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('cannot be $all', async () => {
    await expect(store.client.tombstoneStream('$all')).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(store.client.deleteStream('$all')).rejects.toBeInstanceOf(AccessDeniedError);
  });

  test('may be one that never had an event', async () => {
    const stream = `reserved-${randomUUID()}`;
    await store.client.tombstoneStream(stream, { expectedRevision: 'no_stream' });
    await expect(store.client.appendToStream(stream, noted(1))).rejects.toBeInstanceOf(StreamDeletedError);
  });
});
