import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { ResetFilter } from './reset-filter.js';

type Done = (error?: Error | null) => void;

/** A client's TCP connection without RST_STREAM frames; `onReset` is called for each instead of passing it to Node's HTTP/2. */
export class ConnectionWithoutResets extends Duplex {
  constructor(
    private readonly socket: Socket,
    onReset: (stream: number) => void,
  ) {
    super();
    const resets = new ResetFilter(onReset);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      const kept = resets.filter(chunk);
      if (kept.length > 0 && !this.push(kept)) socket.pause();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
  }

  override _read(): void {
    this.socket.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.socket.write(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.socket.cork();
    for (const [index, { chunk }] of chunks.entries())
      this.socket.write(chunk, index === chunks.length - 1 ? done : undefined);
    this.socket.uncork();
  }

  override _final(done: Done): void {
    this.socket.end(() => done());
  }

  override _destroy(error: Error | null, done: Done): void {
    this.socket.destroy();
    done(error);
  }
}
