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

/** A membership of a room of the community that began or ended, told by its event. `position`: of the event, as a decimal number. */
export interface MembershipChange {
  accountId: string;
  roomId: string;
  isMember: boolean;
  position: string;
}

/** Between the servers. */
interface ServerToServer {
  membershipTold(change: MembershipChange, known: () => void): void;
}

export type SocketServer = Server<ClientToServer, ServerToClient, ServerToServer, SocketState>;
export type AccountSocket = Socket<ClientToServer, ServerToClient, ServerToServer, SocketState>;

/** Every socket of the accounts of one role is in this room. */
export const roomOfRole = (role: Actor['role']) => `role:${role}`;
/** Every socket of one account is in this room. */
export const roomOf = (accountId: string) => `account:${accountId}`;
