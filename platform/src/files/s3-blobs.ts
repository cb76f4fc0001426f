import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store.js';

export interface S3Options {
  /** Endpoint of an S3-compatible store; absent for Amazon S3. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A client of the service of a bucket. */
export const connectS3 = ({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Options, 'bucket'>): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores need path-style addresses, and some do not support the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Stores files in a bucket, under their names. The bucket has to exist. */
export function createS3Blobs(options: S3Options): BlobStore & { close(): void } {
  const { bucket: Bucket } = options;
  const client = connectS3(options);
  return {
    put: async (name, path) => {
      // With a known length the file is streamed, and becomes visible only as a whole.
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: createReadStream(path), ContentLength: size }));
      await rm(path);
    },
    has: async (name) => (await orNull(client.send(new HeadObjectCommand({ Bucket, Key: name })))) !== null,
    remove: async (name) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: name }))),
    removeFolder: async (folder) => {
      for (;;) {
        // Removed page by page: what is listed next is what remains.
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }));
        if (Contents.length === 0) return;
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
    pathOf: () => null,
    read: async (name, start, end) => {
      const found = await orNull(
        client.send(new GetObjectCommand({ Bucket, Key: name, Range: `bytes=${start}-${end - 1}` })),
      );
      return (found?.Body as Readable | undefined) ?? null;
    },
    close: () => client.destroy(),
  };
}

async function orNull<Found>(lookup: Promise<Found>): Promise<Found | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
