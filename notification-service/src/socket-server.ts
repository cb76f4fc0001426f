import type { Socket, Server } from 'socket.io';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { ClientToServer, ServerToClient } from '@anamnesis/contracts/sessions/socket';

/** One visit of one side to the meeting of a session. */
export interface Visit {
  sessionId: string;
  side: Side;
  visit: string;
}

/** State of a socket, kept across a short connection loss. */
interface SocketState {
  actor: Actor;
  /** The sign-in of its latest token. */
  signIn: string;
  /** Its visit to a meeting. */
  visit?: Visit;
}

type NoEvents = Record<string, never>;
export type SocketServer = Server<ClientToServer, ServerToClient, NoEvents, SocketState>;
export type AccountSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketState>;

/** Every socket of the accounts of one role is in this room. */
export const roomOfRole = (role: Actor['role']) => `role:${role}`;
/** Every socket of one account is in this room. */
export const roomOf = (accountId: string) => `account:${accountId}`;
