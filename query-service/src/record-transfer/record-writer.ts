import { serveApart } from '@anamnesis/platform/apart/serve-apart';
import type { RecordPart } from './record-parts.js';
import { createRecordWriter } from './write-record.js';

/*
 * A process that writes one record: thousands of entries take seconds of computing, in which a service would answer nobody. It asks for one part after
 * another, with the bytes that are complete before it.
 */
serveApart<null, null>({
  // 5,000 entries take a fifth of it. A longer record ends its process instead of the service.
  mostMemory: 512 * 1024 ** 2,
  reasonOf: () => null,
  async work(_, { ask }) {
    let complete: Buffer[] = [];
    const write = createRecordWriter((bytes) => complete.push(bytes));
    for (;;) {
      const bytes = Buffer.concat(complete);
      complete = [];
      const part = (await ask(bytes)) as RecordPart | null;
      if (part === null) return null;
      await write(part);
    }
  },
});
