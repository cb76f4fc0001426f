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

/** The first message to a process apart: its task, and how long it may compute. */
export interface ToDo<Task> {
  readonly task: Task;
  /** Milliseconds of processor time; null for no limit. */
  readonly mostComputing: number | null;
}

/** The limits that a process sets itself (`own-limits.ts`). */
export const ownLimits = ['memory', 'computing'] as const;
export type OwnLimit = (typeof ownLimits)[number];

/** The file descriptor on which it names the limit that it reached: its main thread is then too busy for a message. */
export const LIMIT_TOLD_ON = 4;
