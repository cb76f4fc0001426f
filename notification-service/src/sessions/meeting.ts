import { APPOINTMENT_OVER } from '@anamnesis/contracts/appointments/errors';
import { NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { MEETING_NOT_OPEN, MEETING_TAKEN } from '@anamnesis/contracts/sessions/errors';
import type { EnterMeeting, MeetingPresence, MeetingSignal } from '@anamnesis/contracts/sessions/meeting';
import type { Holders } from '@anamnesis/platform/redis/holders';
import type { AccountSocket, Visit } from '../socket-server.js';
import { otherSide, type Standing } from './party.js';
import type { SessionDirectory } from './session-directory.js';

/** The parties of sessions, and the current visit of each side. */
export interface MeetingDependencies {
  sessions: SessionDirectory;
  holders: Holders;
}

/** Only the socket that entered with this visit is in the room, on any server. */
const roomOfVisit = ({ sessionId, side, visit }: Visit) => `meeting:${sessionId}:${side}:${visit}`;

/**
 * Admits a side to the meeting of its session and notifies the other. Throws where the session is not open yet or over, and
 * where a returning visit has been replaced meanwhile.
 */
export async function enter(
  socket: AccountSocket,
  { sessionId, visit, returning }: EnterMeeting,
  { side, stage }: Standing,
  dependencies: MeetingDependencies,
): Promise<void> {
  isOpen(stage);
  const mine: Visit = { sessionId, side, visit };
  if (socket.data.visit && roomOfVisit(socket.data.visit) !== roomOfVisit(mine)) await leave(socket, dependencies);
  // Joins the room first: the next holder notifies this room.
  await socket.join(roomOfVisit(mine));
  if (returning) {
    if (!(await dependencies.holders.keep(sessionId, side, visit))) {
      await socket.leave(roomOfVisit(mine));
      throw new Refusal(MEETING_TAKEN);
    }
  } else {
    const before = await dependencies.holders.take(sessionId, side, visit);
    if (before !== null && before !== visit)
      socket.to(roomOfVisit({ ...mine, visit: before })).emit('meetingTaken', { sessionId });
  }
  socket.data.visit = mine;
  await announcePresence(socket, mine, 'came', dependencies);
}

/** Relays a signal to the other side's current visit, if any. */
export async function relay(
  socket: AccountSocket,
  signal: MeetingSignal,
  { stage }: Standing,
  dependencies: MeetingDependencies,
): Promise<void> {
  const { visit: mine } = socket.data;
  if (!mine) throw new Refusal(NOT_ALLOWED);
  const { sessionId, visit } = mine;
  isOpen(stage);
  const other = await otherThan(mine, dependencies);
  if (other) socket.to(roomOfVisit(other)).emit('meetingSignal', { sessionId, visit, signal });
}

/** Leaves the meeting, and notifies the other side. */
export async function leave(socket: AccountSocket, dependencies: MeetingDependencies): Promise<void> {
  const { visit: mine } = socket.data;
  if (!mine) return;
  delete socket.data.visit;
  await socket.leave(roomOfVisit(mine));
  await announcePresence(socket, mine, 'left', dependencies);
}

/** Notifies the other side of a lost connection; the browser may return with the same visit. */
export async function lose(socket: AccountSocket, dependencies: MeetingDependencies): Promise<void> {
  const { visit: mine } = socket.data;
  if (mine) await announcePresence(socket, mine, 'lost', dependencies);
}

async function announcePresence(
  socket: AccountSocket,
  mine: Visit,
  now: MeetingPresence['now'],
  dependencies: MeetingDependencies,
): Promise<void> {
  const { sessionId, visit } = mine;
  const other = await otherThan(mine, dependencies).catch((error: unknown) => {
    // The end of a replaced visit is not announced.
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (other) socket.to(roomOfVisit(other)).emit('meetingPresence', { sessionId, visit, now });
}

/** The other side's current visit. Throws MEETING_TAKEN where `mine` is no longer the current visit of its side. */
async function otherThan(mine: Visit, { holders }: MeetingDependencies): Promise<Visit | null> {
  const current = await holders.of(mine.sessionId);
  // After a loss of Redis there are no holders, and the current visits continue.
  if ((current[mine.side] ?? mine.visit) !== mine.visit) throw new Refusal(MEETING_TAKEN);
  const side = otherSide(mine.side);
  const visit = current[side];
  return visit === undefined ? null : { sessionId: mine.sessionId, side, visit };
}

function isOpen(stage: Standing['stage']): void {
  if (stage === 'over') throw new Refusal(APPOINTMENT_OVER);
  if (stage === 'planned') throw new Refusal(MEETING_NOT_OPEN);
}
