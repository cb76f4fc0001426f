import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { partLimits } from './part-limits.js';
import { valueLimits } from './value-limits.js';

/** As the parser of multipart bodies finds it. */
const BOUNDARY = /boundary=(?:"([^"]+)"|([^;]+))/i;

/** Reads a multipart body. Fails with BODY_TOO_LARGE before its parser sees what is over the limits. */
export function readWithinParts(req: IncomingMessage, read: () => Promise<unknown>): Promise<void> {
  const [, quoted, plain] = BOUNDARY.exec(req.headers['content-type'] ?? '') ?? [];
  return readWithin(req, partLimits(quoted ?? plain ?? ''), read);
}

/** Reads a JSON body. Fails with BODY_TOO_LARGE before it is parsed. It must not be compressed: the bytes are counted as they arrive. */
export const readWithinValues = (req: IncomingMessage, read: () => Promise<unknown>): Promise<void> =>
  readWithin(req, valueLimits(), read);

async function readWithin(
  req: IncomingMessage,
  isAllowed: (chunk: Buffer) => boolean,
  read: () => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const look = (chunk: Buffer) => {
    if (isAllowed(chunk)) return;
    isOver = true;
    req.off('data', look);
    // The parser still gets this chunk, and would take long for it.
    chunk.fill(0);
    req.emit('error', new Refusal(BODY_TOO_LARGE));
  };
  // Before the parser's own listener, which starts the stream: this one does not.
  req.prependListener('data', look);
  try {
    await read();
  } finally {
    if (isOver) await discard(req);
  }
}

/** Bytes of a body that are discarded at once, and milliseconds until the next: what is read at full speed makes everybody else wait for collections of garbage. */
const AT_ONCE = 64 * 1024;
const PAUSE = 10;
/** Milliseconds after which nobody waits for the rest. */
const MOST_TIME = 10_000;

/** Reads the rest of a body, slowly: who still sends does not read the reply. */
function discard(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => req.destroy(), MOST_TIME);
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < AT_ONCE) return;
      bytes = 0;
      req.pause();
      setTimeout(() => req.resume(), PAUSE);
    });
    finished(req, { writable: false }, () => {
      clearTimeout(limit);
      resolve();
    });
    req.resume();
  });
}
