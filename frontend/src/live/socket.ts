import type { ErrorCode } from '@anamnesis/contracts/errors';
import { SOCKET } from '@anamnesis/contracts/sessions/constants';
import type { ClientToServer, ServerToClient } from '@anamnesis/contracts/sessions/socket';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** The source of the connection's token; `token` returns null after sign-out. `refresh` fetches a new token. */
export interface Credentials {
  token: () => string | null;
  refresh: () => Promise<unknown>;
}

/** Why the server has refused a connection: the code, and the English sentence. */
export interface SocketRefusal {
  code: string;
  message: string;
}

/** The refusal of a connection over the account's limit: another window has to be closed first, so there is no hurry. */
const CROWDED = 'TOO_MANY_CONNECTIONS' satisfies ErrorCode;
/** Delays after a refusal, in milliseconds: each is twice the one before; they begin again after a connection that lasted. */
const LONGEST_DELAY = 60_000;
const CROWDED_DELAY = 30_000;
const LASTED = 10_000;

/**
 * Opens the only connection of the signed-in person; each attempt sends the current token. socket.io does not reconnect after
 * the server has refused or closed the connection: this function does, with a fresh token, and less and less often. Calls `crowded` when the
 * account has too many connections, once until one has lasted.
 */
export function openSocket(
  { token, refresh }: Credentials,
  crowded: (refusal: SocketRefusal) => void = () => undefined,
): { socket: LiveSocket; close: () => void } {
  const socket: LiveSocket = io({
    transports: ['websocket'],
    withCredentials: true,
    reconnectionAttempts: Infinity,
    ...SOCKET,
    auth: (give) => give({ token: token() }),
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lasting: ReturnType<typeof setTimeout> | undefined;
  let delay: number = SOCKET.reconnectionDelay;
  let closed = false;
  let isTold = false;

  const reconnect = () =>
    refresh().then(
      () => {
        if (token() !== null && !closed) socket.connect();
      },
      () => again(),
    );
  const again = () => {
    clearTimeout(lasting);
    if (closed || socket.active) return;
    clearTimeout(retry);
    // Many windows that are refused together do not come back together.
    retry = setTimeout(() => void reconnect(), delay * (1 + SOCKET.randomizationFactor * Math.random()));
    delay = Math.min(delay * 2, LONGEST_DELAY);
  };
  socket.on('connect', () => {
    lasting = setTimeout(() => {
      delay = SOCKET.reconnectionDelay;
      isTold = false;
    }, LASTED);
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (error.data?.code === CROWDED) {
      delay = Math.max(delay, CROWDED_DELAY);
      if (!isTold) crowded({ code: CROWDED, message: error.message });
      isTold = true;
    }
    again();
  });
  socket.on('disconnect', again);

  return {
    socket,
    close: () => {
      closed = true;
      clearTimeout(retry);
      clearTimeout(lasting);
      socket.disconnect();
    },
  };
}
