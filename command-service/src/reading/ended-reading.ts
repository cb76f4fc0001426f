import { setTimeout as delay } from 'node:timers/promises';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import {
  documentReadingDecider,
  documentReadingStream,
  type DocumentReadingState,
} from './document-reading.decider.js';

/** Milliseconds between two looks at the stream: short at first, because many documents take less than a second. */
const FIRST_LOOK = 100;
const LONGEST_PAUSE = 1_000;

interface Waiting {
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether nobody waits for the result any more. */
  readonly hasLeft: () => boolean;
}

/** The reading of a document once it has ended; as far as it is when the time is over, or when the caller has left. */
export async function endedReading(
  commands: Pick<CommandBus, 'load'>,
  documentId: string,
  { timeout, hasLeft }: Waiting,
): Promise<DocumentReadingState> {
  const until = performance.now() + timeout;
  for (let pause = FIRST_LOOK; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const reading = await commands.load(documentReadingDecider, documentReadingStream(documentId));
    const left = until - performance.now();
    if (reading.status === 'extracted' || reading.status === 'failed' || left <= 0 || hasLeft()) return reading;
    await delay(Math.min(pause, left));
  }
}
