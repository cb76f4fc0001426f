import { NOT_ALLOWED, NOT_SIGNED_IN, UNAVAILABLE } from '@anamnesis/contracts/language/errors';
import { type ErrorKind, Refusal } from '@anamnesis/contracts/language/refusal';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { TokenVerifier } from '@anamnesis/platform/tokens/access-tokens';
import type { EndedSignIns } from '@anamnesis/platform/tokens/ended-sign-ins';
import { limitConnections } from './limit-connections.js';
import { roomOf, roomOfRole, type AccountSocket, type SocketServer } from '../socket-server.js';

/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface AdmissionOptions {
  tokens: TokenVerifier;
  ended: Pick<EndedSignIns, 'has' | 'onEnd'>;
  /** The most connections of one account to this process. */
  ofOneAccount: number;
  logger: Logger;
}

/**
 * Admits clients with a valid access token in `auth.token`, also after a short connection loss. When the token expires
 * the connection is closed: the browser reconnects with a new token, and receives the missed messages. When the
 * sign-in ends, the connection is closed permanently. A connection is used for one sign-in: it does not stay open without it.
 */
export function admitAccounts(io: SocketServer, { tokens, ended, ofOneAccount, logger }: AdmissionOptions): void {
  const count = limitConnections(ofOneAccount);
  const admitOnce = oncePerConnection((socket) => admit(socket, tokens, count));
  io.use((socket, next) => {
    admitOnce(socket).then(
      () => next(),
      (error: unknown) => {
        if (!(error instanceof Refusal)) logger.error({ err: error }, 'A socket could not be admitted');
        next(refusal(error instanceof Refusal ? error.kind : UNAVAILABLE));
      },
    );
  });
  io.on('connection', (socket) => {
    const { actor, signIn } = socket.data;
    Promise.resolve(socket.join([roomOf(actor.id), roomOfRole(actor.role), roomOfSignIn(signIn)])).catch(
      (error: unknown) => {
        logger.warn({ err: error }, 'A socket was closed: it could not join its rooms');
        socket.conn.close();
      },
    );
    // The sign-in may have ended since the token was verified.
    if (ended.has(signIn)) socket.disconnect(true);
    const remaining = expiryOf(tokenOf(socket)) - Date.now();
    const end = setTimeout(() => socket.conn.close(), Math.min(Math.max(remaining, 0), LONGEST_TIMER));
    socket.on('disconnect', () => {
      clearTimeout(end);
      socket.conn.close();
    });
  });
  // Every server learns of the end by itself and closes its own sockets.
  ended.onEnd((signIn) => io.local.in(roomOfSignIn(signIn)).disconnectSockets(true));
}

const roomOfSignIn = (signIn: string) => `sign-in:${signIn}`;

/** A connection signs in once; one that tries again, as no browser does, is closed. */
function oncePerConnection(admitting: (socket: AccountSocket) => Promise<void>) {
  const seen = new WeakSet<AccountSocket['conn']>();
  return async (socket: AccountSocket): Promise<void> => {
    if (seen.has(socket.conn)) {
      socket.conn.close();
      throw new Refusal(NOT_ALLOWED);
    }
    seen.add(socket.conn);
    await admitting(socket);
  };
}

async function admit(
  socket: AccountSocket,
  tokens: TokenVerifier,
  count: ReturnType<typeof limitConnections>,
): Promise<void> {
  const { actor, signIn } = await tokens.verify(tokenOf(socket));
  // Messages kept for one account must not reach another one that knows its socket session id.
  if (socket.recovered && socket.data.actor.id !== actor.id) throw new Refusal(NOT_ALLOWED);
  count(actor.id, socket.conn);
  socket.data.actor = actor;
  socket.data.signIn = signIn;
}

function tokenOf(socket: AccountSocket): string {
  const token: unknown = socket.handshake.auth['token'];
  if (typeof token !== 'string') throw new Refusal(NOT_SIGNED_IN);
  return token;
}

/** Expiry of a verified token; Unix milliseconds. */
function expiryOf(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
  return typeof claims.exp === 'number' ? claims.exp * 1_000 : 0;
}

const refusal = ({ code, message }: ErrorKind) => Object.assign(new Error(message), { data: { code } });
