import { setTimeout as delay } from 'node:timers/promises';
import { WRITE_CONFLICT } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';

const TRIES = 20;
/** Milliseconds; by chance, so that those who write at once do not meet again. */
const LONGEST_PAUSE = 150;

/**
 * Repeats a command whose stream others write at the same time. In a conversation these are questions and answers of one person, for whom "someone else changed this" would
 * be untrue, and whose answer must not be lost by it. Throws the conflict after many tries.
 */
export async function untilWritten<Result>(handle: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await handle();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== WRITE_CONFLICT.code || tries === TRIES) throw error;
      await delay(Math.random() * LONGEST_PAUSE);
    }
  }
}
