import type { Socket, Server } from 'socket.io';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { ClientToServer, ServerToClient } from '@anamnesis/contracts/sessions/socket';

/** One stay of one side in the meeting of a session. */
export interface Visit {
  sessionId: string;
  side: Side;
  visit: string;
}

/** What a socket remembers, also over a short loss of its connection. */
interface SocketMemory {
  actor: Actor;
  /** The sign-in whose token it brought last. */
  signIn: string;
  /** The visit it entered a meeting with. */
  visit?: Visit;
}

type NoEvents = Record<string, never>;
export type SocketServer = Server<ClientToServer, ServerToClient, NoEvents, SocketMemory>;
export type AccountSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketMemory>;

/** Every socket of one account stands in this room. */
export const roomOf = (accountId: string) => `account:${accountId}`;
