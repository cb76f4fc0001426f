import { constants, type Http2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Metadata, Server } from '@grpc/grpc-js';

/** The HTTP/2 servers behind a gRPC server's ports, which grpc-js keeps to itself. */
interface Bound {
  http2Servers: ReadonlyMap<Http2Server, unknown>;
}

/**
 * Calls that a client may break off on one connection. Node cuts a connection on which a thousand are broken off in a short time,
 * and every other call on it with it, so well before that the client is asked to use a new one.
 */
const MOST_BROKEN_OFF = 500;

/** The header by which a call finds its HTTP/2 stream. What a client sends under this name is overwritten. */
const NUMBER = 'stream-number';

/** The HTTP/2 connections below gRPC. */
export class Connections {
  private readonly streams = new Map<string, ServerHttp2Stream>();
  private readonly brokenOff = new WeakMap<object, number>();
  private count = 0;

  /** Watches over the connections of a server that is bound. */
  watch(server: Server): void {
    const { http2Servers } = server as unknown as Bound;
    for (const http2Server of http2Servers.keys())
      // Before grpc-js, which makes the headers a call's metadata.
      http2Server.prependListener('stream', (stream, headers) => this.take(stream, headers));
  }

  /** Ends a call whose client takes nothing any more, not even the end of it. */
  reset(metadata: Metadata): void {
    const [number] = metadata.get(NUMBER);
    this.streams.get(String(number))?.close(constants.NGHTTP2_CANCEL);
  }

  private take(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    this.count += 1;
    const number = String(this.count);
    headers[NUMBER] = number;
    this.streams.set(number, stream);
    stream.once('close', () => this.streams.delete(number));
    stream.once('aborted', () => this.breakOff(stream));
  }

  /** The calls on a connection that closes go on to their end; only new ones go to another, which the client opens by itself. */
  private breakOff({ session }: ServerHttp2Stream): void {
    if (!session) return;
    const count = (this.brokenOff.get(session) ?? 0) + 1;
    this.brokenOff.set(session, count);
    if (count === MOST_BROKEN_OFF) session.close();
  }
}
