import {
  constants,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import type { Metadata, Server } from '@grpc/grpc-js';
import { ConnectionWithoutResets } from './connection-without-resets.js';
import { writeTogether } from './write-together.js';

/** The HTTP/2 servers behind a gRPC server's ports, a private field of grpc-js. */
interface Bound {
  http2Servers: ReadonlyMap<Http2Server, unknown>;
}

/** The header that maps a call to its HTTP/2 stream. A client's value is overwritten. */
const NUMBER = 'stream-number';

/**
 * The HTTP/2 connections below gRPC. Node closes a connection, with all of its calls, after a thousand resets in a short time.
 * Therefore resets are filtered out, and each such call is closed from this side.
 */
export class Connections {
  private readonly streams = new Map<string, ServerHttp2Stream>();
  private readonly calls = new WeakMap<object, Calls>();
  private count = 0;

  /** Attaches to a bound server. */
  watch(server: Server): void {
    const { http2Servers } = server as unknown as Bound;
    for (const http2Server of http2Servers.keys()) {
      // Runs before grpc-js, which copies the headers to the call's metadata.
      http2Server.prependListener('stream', (stream, headers) => this.take(stream, headers));
      const listeners = http2Server.listeners('connection');
      http2Server.removeAllListeners('connection');
      http2Server.on('connection', (socket: Socket) => {
        const calls = new Calls();
        const begin = (session: ServerHttp2Session): void => void this.calls.set(session, calls);
        http2Server.once('session', begin);
        const connection = new ConnectionWithoutResets(socket, (id) => calls.reset(id));
        for (const listener of listeners) Reflect.apply(listener, http2Server, [connection]);
        http2Server.off('session', begin);
      });
    }
  }

  /** Ends a stalled call whose client does not even read its end. */
  reset(metadata: Metadata): void {
    const [number] = metadata.get(NUMBER);
    this.streams.get(String(number))?.close(constants.NGHTTP2_CANCEL);
  }

  private take(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    writeTogether(stream);
    this.count += 1;
    const number = String(this.count);
    headers[NUMBER] = number;
    this.streams.set(number, stream);
    stream.once('close', () => this.streams.delete(number));
    if (stream.session) this.calls.get(stream.session)?.add(stream);
  }
}

/** The calls of one connection by their HTTP/2 stream id, which increases. */
class Calls {
  private readonly open = new Map<number, ServerHttp2Stream>();
  /** Calls that were reset before `add`. */
  private readonly resetEarly = new Set<number>();
  private newest = 0;

  add(stream: ServerHttp2Stream): void {
    const id = stream.id ?? 0;
    this.newest = Math.max(this.newest, id);
    this.open.set(id, stream);
    stream.once('close', () => this.open.delete(id));
    if (this.resetEarly.delete(id)) process.nextTick(() => stream.close(constants.NGHTTP2_CANCEL));
  }

  reset(id: number): void {
    if (id > this.newest) this.resetEarly.add(id);
    else this.open.get(id)?.close(constants.NGHTTP2_CANCEL);
  }
}
