import type { ServerWritableStream } from '@grpc/grpc-js';
import { toServiceError } from './errors.js';
import type { streams } from './protocol.js';

/** The server side of a `Read` call. Responses are already encoded. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

/** The handling of a read whose client has stalled. */
export interface Idle {
  /** Time-out, ms. */
  limit: number;
  /** Cancels the call even if the client does not read. */
  cancel(call: ReadCall): void;
}

/** From this size, bytes, each response is awaited. A call buffers sixteen smaller ones, which would be too many large ones. */
const LARGE = 16 * 1024;

export class Reader {
  private readonly gone = new AbortController();
  private isSubscriber = false;

  constructor(
    private readonly call: ReadCall,
    private readonly idle: Idle,
  ) {
    // Without an explicit reason, `abort` would create an exception with a stack for each read.
    const leave = (): void => this.gone.abort('gone');
    call.on('cancelled', leave);
    call.on('close', leave);
    call.on('error', leave);
  }

  /** Aborts when the call has ended, on either side. */
  get signal(): AbortSignal {
    return this.gone.signal;
  }

  /** Disables the time-out: a subscriber may stall for good reasons. */
  beSubscriber(): void {
    this.isSubscriber = true;
  }

  /** Sends a response and resolves when the next one fits, so that a slow reader delays only itself. */
  async send(response: Buffer): Promise<void> {
    if (this.signal.aborted) return;
    if (response.length >= LARGE) await this.room((proceed) => this.call.write(response, proceed));
    else if (!this.call.write(response)) await this.room((proceed) => this.call.once('drain', proceed));
  }

  end(): void {
    if (this.signal.aborted) return;
    this.call.end();
    this.signal.addEventListener('abort', this.expectClient());
  }

  fail(error: unknown): void {
    if (!this.signal.aborted) this.call.emit('error', toServiceError(error));
  }

  /** Resolves when the client has read enough, or the call has ended. */
  private room(wait: (proceed: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const relax = this.expectClient();
      const proceed = (): void => {
        relax();
        this.call.off('drain', proceed);
        this.signal.removeEventListener('abort', proceed);
        resolve();
      };
      this.signal.addEventListener('abort', proceed);
      wait(proceed);
    });
  }

  /** Cancels the call after the time-out, unless the returned function is called before. */
  private expectClient(): () => void {
    const timeout = this.isSubscriber ? undefined : setTimeout(() => this.idle.cancel(this.call), this.idle.limit);
    return () => clearTimeout(timeout);
  }
}
