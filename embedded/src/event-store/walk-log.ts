import { open } from 'lmdb';

/* A process that reads all of a log, `walk-log <directory>`: a damaged one ends it, and not the event store. */
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
const root = open<Buffer, Buffer>({ path: process.argv[2] ?? '', ...BINARY, noSubdir: false, readOnly: true });
let bytes = 0;
for (const name of ['events', 'revisions', 'streams'])
  for (const { key, value } of root.openDB<Buffer, Buffer>(name, BINARY).getRange()) bytes += key.length + value.length;
console.log(bytes);
await root.close();
