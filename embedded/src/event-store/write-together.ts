import type { Writable } from 'node:stream';

type Done = (error?: Error | null) => void;

/**
 * Batches consecutive messages of a stream into one system call: each write completes as soon as the stream's buffer has room, not
 * only after the flush. gRPC writes a message after the previous write has completed, so every reply and every event would otherwise
 * take a system call of its own.
 */
export function writeTogether(stream: Writable): void {
  const write: (message: Uint8Array, left: Done) => boolean = stream.write.bind(stream);
  stream.write = ((message: Uint8Array, done: Done): boolean => {
    let isDone = false;
    const complete: Done = (error) => {
      if (isDone) return;
      isDone = true;
      done(error);
    };
    const hasRoom = write(message, (error) => error && complete(error));
    if (hasRoom) process.nextTick(complete);
    else stream.once('drain', () => complete());
    return hasRoom;
  }) as Writable['write'];
}
