import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { connectS3, type S3Options } from '../files/s3-blobs.js';
import type { HeadStore } from './head-store.js';

const PREFIX = 'heads/';
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
  return {
    append: async (note, size) => {
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(size), Body: note, ContentType: 'text/plain' }));
    },
    readAll: async () => {
      const notes: string[] = [];
      for (const Key of await names()) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        notes.push((await Body?.transformToString()) ?? '');
      }
      return notes;
    },
  };
}
