import { AiFailed, type AiFailure } from './ai-failed.js';

/** The text of an answer, or why there is none. */
export type AiOutcome = { readonly text: string } | { readonly failed: AiFailure; readonly message: string };

/** The outcome of a question. Other errors than `AiFailed` are thrown on. */
export async function outcomeOf(answer: Promise<string>): Promise<AiOutcome> {
  try {
    return { text: await answer };
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    return { failed: error.reason, message: error.message };
  }
}
