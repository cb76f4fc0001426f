import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store.js';

export interface S3Options {
  /** Of any store that speaks S3; absent for Amazon's own. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps files in a bucket, under their names. The bucket has to exist. */
export function createS3Blobs(options: S3Options): BlobStore & { close(): void } {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are addressed by path, and not all of them know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: async (name, path) => {
      // Of a known length, so that it goes out as it is read and is seen whole or not at all.
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: createReadStream(path), ContentLength: size }));
      await rm(path);
    },
    has: async (name) => (await ifThere(client.send(new HeadObjectCommand({ Bucket, Key: name })))) !== null,
    read: async (name, start, end) => {
      const found = await ifThere(
        client.send(new GetObjectCommand({ Bucket, Key: name, Range: `bytes=${start}-${end - 1}` })),
      );
      return (found?.Body as Readable | undefined) ?? null;
    },
    close: () => client.destroy(),
  };
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
