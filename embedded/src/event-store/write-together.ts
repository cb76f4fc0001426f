import type { Writable } from 'node:stream';

type Done = (error?: Error | null) => void;

/**
 * Lets messages that are written to a stream one after the other leave together: each is said to be done as soon as the stream has
 * room for the next, not only when it has left. gRPC writes its next message when the one before is done, and so every answer and
 * every event would take a call to the system of its own.
 */
export function writeTogether(stream: Writable): void {
  const write: (message: Uint8Array, left: Done) => boolean = stream.write.bind(stream);
  stream.write = ((message: Uint8Array, done: Done): boolean => {
    let isDone = false;
    const tell: Done = (error) => {
      if (isDone) return;
      isDone = true;
      done(error);
    };
    const hasRoom = write(message, (error) => error && tell(error));
    if (hasRoom) process.nextTick(tell);
    else stream.once('drain', () => tell());
    return hasRoom;
  }) as Writable['write'];
}
