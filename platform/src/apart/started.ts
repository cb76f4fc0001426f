import type { OwnLimit, Said } from './said.js';

/** A program, the options of Node for it, and whether anybody waits for it, on which its priority depends. */
export interface ToStart {
  readonly program: string;
  readonly options: readonly string[];
  readonly isAwaited: boolean;
}

/** What the small process that starts the others is told; `id` is that of the process that is meant. */
export type Told =
  | ({ readonly id: number; readonly type: 'start' } & ToStart)
  | { readonly id: number; readonly type: 'send'; readonly content: unknown }
  | { readonly id: number; readonly type: 'kill' };

/** What it tells of them. */
export type Heard =
  | { readonly id: number; readonly type: 'said'; readonly said: Said }
  /** It ended, or could not be started: `how` is the signal, the exit code, or the failure. */
  | { readonly id: number; readonly type: 'ended'; readonly end: EndOfProcess };

export interface EndOfProcess {
  readonly how: string;
  /** Null where it ended by itself, or could not be started. */
  readonly signal: NodeJS.Signals | null;
  /** The limit that it said it reached. */
  readonly limit: OwnLimit | null;
}
