import type { RecordPart } from './record-parts.js';
import { createRecordWriter } from './write-record.js';

/*
 * A process that writes one record: thousands of entries take seconds of computing, in which a service would answer nobody. Each part is
 * answered with the bytes that are complete with it. It ends with the service, or when a part fails.
 */
let complete: Buffer[] = [];
const write = createRecordWriter((bytes) => complete.push(bytes));

process.on('message', (part: RecordPart) => {
  write(part).then(
    () => {
      process.send?.(Buffer.concat(complete));
      complete = [];
    },
    (error: unknown) => {
      process.stderr.write(`A record could not be written: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
