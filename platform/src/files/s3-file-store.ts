import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { contentHash, isContentHash, unchanged, type FileStore } from './file-store.js';

export interface S3Options {
  /** Of any store that speaks S3; absent for Amazon's own. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps files in a bucket: the hash is the key, the media type its content type. The bucket has to exist. */
export function createS3FileStore(options: S3Options): FileStore & { close(): void } {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are addressed by path, and not all of them know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: async ({ bytes, mediaType }) => {
      const hash = contentHash(bytes);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: hash, Body: bytes, ContentType: mediaType }));
      return { hash };
    },
    get: async (hash) => {
      if (!isContentHash(hash)) return null;
      const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: hash })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      });
      if (!found?.Body) return null;
      const bytes = Buffer.from(await found.Body.transformToByteArray());
      return unchanged(hash, { bytes, mediaType: found.ContentType ?? 'application/octet-stream' });
    },
    close: () => client.destroy(),
  };
}
