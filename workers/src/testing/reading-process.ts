import { Readable } from 'node:stream';
import type { StoredFile } from '@anamnesis/platform/files/file-store';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { runJobs } from '@anamnesis/platform/queue/worker';
import { readDocuments } from '../reading/read-documents.js';
import { noFiles } from './no-files.js';

/** A process that begins to read a document, says so, and never ends: for a test that kills it. */
const [redisUrl = '', prefix = '', diedAfter = ''] = process.argv.slice(2);

const document: StoredFile = {
  size: 1,
  sealed: null,
  mediaType: 'application/pdf',
  read: () => Readable.from([Buffer.from('x')]),
};
runJobs(
  redisUrl,
  readDocuments({
    commands: { send: () => Promise.resolve(undefined as never) },
    files: { ...noFiles, open: ({ part }) => Promise.resolve(part === undefined ? document : null) },
    bus: { publish: () => Promise.resolve() },
    queue: { add: () => Promise.resolve() },
    readDocument: () => {
      console.log('reading');
      return new Promise(() => undefined);
    },
    logger: silentLogger,
    clock: () => new Date(),
  }),
  { logger: silentLogger, prefix, diedAfter: Number(diedAfter) },
);
