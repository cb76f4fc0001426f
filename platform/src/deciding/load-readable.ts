import { UnreadableStream } from '../event-store/codec.js';
import type { Fold } from './decider.js';
import type { CommandBus } from './handle.js';

/** The state of a stream; null if an event of it cannot be read, for callers to whom such a stream grants nothing. */
export async function loadReadable<State, Event extends { type: string }>(
  log: Pick<CommandBus, 'load'>,
  fold: Fold<State, Event>,
  streamId: string,
): Promise<State | null> {
  try {
    return await log.load(fold, streamId);
  } catch (error) {
    if (error instanceof UnreadableStream) return null;
    throw error;
  }
}
