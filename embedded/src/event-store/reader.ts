import type { ServerWritableStream } from '@grpc/grpc-js';
import { toServiceError } from './errors.js';
import type { streams } from './protocol.js';

/** The reader's end of a `Read` call. Responses go out already encoded. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

export class Reader {
  private readonly gone = new AbortController();

  constructor(private readonly call: ReadCall) {
    const leave = (): void => this.gone.abort();
    call.on('cancelled', leave);
    call.on('close', leave);
    call.on('error', leave);
  }

  /** Aborts when the reader has gone away, or was sent away. */
  get signal(): AbortSignal {
    return this.gone.signal;
  }

  /** Sends a response and resolves when there is room for the next: a slow reader holds up itself alone. */
  async send(response: Buffer): Promise<void> {
    if (this.signal.aborted || this.call.write(response)) return;
    await new Promise<void>((resolve) => {
      const proceed = (): void => {
        this.call.off('drain', proceed);
        this.signal.removeEventListener('abort', proceed);
        resolve();
      };
      this.call.once('drain', proceed);
      this.signal.addEventListener('abort', proceed);
    });
  }

  end(): void {
    if (!this.signal.aborted) this.call.end();
  }

  fail(error: unknown): void {
    if (!this.signal.aborted) this.call.emit('error', toServiceError(error));
  }
}
