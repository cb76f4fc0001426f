/** What a process apart says to the one that started it. */
export type Said =
  /** It needs an answer to go on. */
  | { readonly type: 'ask'; readonly question: number; readonly about: unknown }
  | { readonly type: 'tell'; readonly about: unknown }
  | { readonly type: 'done'; readonly result: unknown }
  /** The content cannot be used: another attempt would end in the same way. */
  | { readonly type: 'refused'; readonly reason: string }
  /** It failed for a reason that is not the content. */
  | { readonly type: 'failed'; readonly cause: string };

export interface Answered {
  readonly question: number;
  readonly content: unknown;
}

/** The file descriptor on which it says, with a byte, that it needs too much memory: its main thread is then too busy for a message. */
export const MEMORY_TOLD_ON = 4;
