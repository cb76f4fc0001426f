import type { ServerWritableStream } from '@grpc/grpc-js';
import { toServiceError } from './errors.js';
import type { streams } from './protocol.js';

/** The reader's end of a `Read` call. Responses go out already encoded. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

/** What becomes of a read whose client has stopped taking anything. */
export interface Idle {
  /** Milliseconds after which it is given up. */
  limit: number;
  /** Ends its call, although the client doesn't listen. */
  giveUp(call: ReadCall): void;
}

/** Bytes from which a response is waited for by itself. Of smaller ones a call holds back sixteen, which would be too many of these. */
const LARGE = 16 * 1024;

export class Reader {
  private readonly gone = new AbortController();
  private isPatient = false;

  constructor(
    private readonly call: ReadCall,
    private readonly idle: Idle,
  ) {
    // Without a reason each read would end with an exception made for it, stack and all.
    const leave = (): void => this.gone.abort('gone');
    call.on('cancelled', leave);
    call.on('close', leave);
    call.on('error', leave);
  }

  /** Aborts when the reader has gone away, or was sent away. */
  get signal(): AbortSignal {
    return this.gone.signal;
  }

  /** From now on it waits for the client however long that takes nothing: a subscriber may have a reason to stand still. */
  beSubscriber(): void {
    this.isPatient = true;
  }

  /** Sends a response and resolves when there is room for the next: a slow reader holds up itself alone. */
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

  /** Resolves when the client has taken enough, or is gone. */
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

  /** Gives the call up after the limit, unless the function it answers is called before. */
  private expectClient(): () => void {
    const impatience = this.isPatient ? undefined : setTimeout(() => this.idle.giveUp(this.call), this.idle.limit);
    return () => clearTimeout(impatience);
  }
}
