import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { connectS3, type S3Options } from '../files/s3-blobs.js';
import type { HeadStore } from './head-store.js';

const PREFIX = 'heads/';
const AT_ONCE = 32;
/** Names sort by size. */
const nameOf = (size: number): string => `${PREFIX}${String(size).padStart(16, '0')}`;

/** Stores each head as an object of a bucket. The bucket has to exist; a retention rule of it keeps anyone from removing heads. */
export function createBucketHeads({ bucket: Bucket, ...options }: S3Options): HeadStore {
  const client = connectS3(options);
  const names = async (): Promise<string[]> => {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ...(next ? { ContinuationToken: next } : {}) }),
      );
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      next = page.NextContinuationToken;
    } while (next);
    return found.sort();
  };
  const read = async (Key: string): Promise<string> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return (await Body?.transformToString()) ?? '';
  };
  return {
    append: async (note, size) => {
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(size), Body: note, ContentType: 'text/plain' }));
    },
    readAll: async () => {
      const notes: string[] = [];
      const all = await names();
      for (let from = 0; from < all.length; from += AT_ONCE)
        notes.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(read))));
      return notes;
    },
  };
}
