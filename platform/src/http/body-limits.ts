import type { IncomingMessage } from 'node:http';
import { BODY_TOO_LARGE } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { partLimits } from './part-limits.js';
import { valueLimits } from './value-limits.js';

/** As the parser of multipart bodies finds it. */
const BOUNDARY = /boundary=(?:"([^"]+)"|([^;]+))/i;

/** Fails the reading of a multipart body with BODY_TOO_LARGE before its parser sees what is over the limits. */
export function limitParts(req: IncomingMessage): void {
  const [, quoted, plain] = BOUNDARY.exec(req.headers['content-type'] ?? '') ?? [];
  limitBody(req, partLimits(quoted ?? plain ?? ''));
}

/** Fails the reading of a JSON body with BODY_TOO_LARGE before it is parsed. It must not be compressed: the bytes are counted as they arrive. */
export const limitValues = (req: IncomingMessage): void => limitBody(req, valueLimits());

function limitBody(req: IncomingMessage, isAllowed: (chunk: Buffer) => boolean): void {
  const look = (chunk: Buffer) => {
    if (isAllowed(chunk)) return;
    req.off('data', look);
    req.emit('error', new Refusal(BODY_TOO_LARGE));
    // The rest is discarded: who still sends does not read the reply.
    req.resume();
  };
  // Before the parser's own listener, which starts the stream: this one does not.
  req.prependListener('data', look);
}
