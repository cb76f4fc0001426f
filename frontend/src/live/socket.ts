import { SOCKET } from '@anamnesis/contracts/sessions/constants';
import type { ClientToServer, ServerToClient } from '@anamnesis/contracts/sessions/socket';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

/** The source of the connection's token; `token` returns null after sign-out. `refresh` fetches a new token. */
export interface Credentials {
  token: () => string | null;
  refresh: () => Promise<unknown>;
}

/**
 * Opens the only connection of the signed-in person; each attempt sends the current token. socket.io does not reconnect after
 * the server has refused or closed the connection: this function does, with a fresh token.
 */
export function openSocket({ token, refresh }: Credentials): { socket: LiveSocket; close: () => void } {
  const socket: LiveSocket = io({
    transports: ['websocket'],
    withCredentials: true,
    reconnectionAttempts: Infinity,
    ...SOCKET,
    auth: (give) => give({ token: token() }),
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const reconnect = () =>
    refresh().then(
      () => {
        if (token() !== null && !closed) socket.connect();
      },
      () => again(),
    );
  const again = () => {
    if (closed || socket.active) return;
    clearTimeout(retry);
    retry = setTimeout(() => void reconnect(), SOCKET.reconnectionDelay);
  };
  socket.on('connect_error', again);
  socket.on('disconnect', again);

  return {
    socket,
    close: () => {
      closed = true;
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
