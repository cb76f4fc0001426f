import type { z } from 'zod';
import type { patienceSettings } from '../config/environment.js';
import { AiFailed } from './ai-failed.js';

/** How long an answer is awaited that is read while it arrives; milliseconds from the question. */
export interface Patience {
  /** Until its first word: a provider that is silent so long seldom answers in time. */
  readonly firstWord: number;
  /** Until its last byte. */
  readonly whole: number;
}

/** The configured patience. Throws if the first word is awaited longer than the whole answer. */
export function patienceFrom(settings: z.infer<typeof patienceSettings>): Patience {
  const { AI_FIRST_WORD_SECONDS: firstWord, AI_ANSWER_SECONDS: whole } = settings;
  if (firstWord > whole) throw new Error('AI_FIRST_WORD_SECONDS is more than AI_ANSWER_SECONDS');
  return { firstWord: firstWord * 1_000, whole: whole * 1_000 };
}

/** The waiting for one answer. */
interface Waiting {
  /** Aborted when the first word or the whole is late. */
  readonly signal: AbortSignal;
  /** Why the waiting is over; null while it is not. */
  failure(): AiFailed | null;
  /** The first word has arrived. */
  begun(): void;
  /** Nothing is awaited any more. */
  end(): void;
}

/** Waits for an answer from now on. */
export function waitFor({ firstWord, whole }: Patience): Waiting {
  const late = new AbortController();
  let failure: AiFailed | null = null;
  const endAfter = (time: number, what: string) =>
    setTimeout(() => {
      failure = new AiFailed('timedOut', `The provider did not ${what} within ${time} ms`);
      late.abort();
    }, time);
  const first = endAfter(firstWord, 'begin its answer');
  const last = endAfter(whole, 'answer');
  return {
    signal: late.signal,
    failure: () => failure,
    begun: () => clearTimeout(first),
    end() {
      clearTimeout(first);
      clearTimeout(last);
    },
  };
}
