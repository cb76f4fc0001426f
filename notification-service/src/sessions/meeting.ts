import { APPOINTMENT_OVER } from '@anamnesis/contracts/appointments/errors';
import { NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { MEETING_NOT_OPEN, MEETING_TAKEN } from '@anamnesis/contracts/sessions/errors';
import type { EnterMeeting, MeetingPresence, MeetingSignal } from '@anamnesis/contracts/sessions/meeting';
import type { Seats } from '@anamnesis/platform/redis/seats';
import type { AccountSocket, Visit } from '../socket-server.js';
import { otherSide, type Standing } from './party.js';
import type { SessionDirectory } from './session-directory.js';

/** What a meeting is kept in: who may meet, and which visit stands for each side. */
export interface MeetingPlace {
  sessions: SessionDirectory;
  seats: Seats;
}

/** Only the socket that a visit entered with stands in this room, on whichever server it is. */
const roomOfVisit = ({ sessionId, side, visit }: Visit) => `meeting:${sessionId}:${side}:${visit}`;

/**
 * Lets a side into the meeting of its session and tells the other. Throws where the session is not open yet or over, and
 * where a visit that returns has been replaced meanwhile.
 */
export async function enter(
  socket: AccountSocket,
  { sessionId, visit, returning }: EnterMeeting,
  { side, stage }: Standing,
  place: MeetingPlace,
): Promise<void> {
  isOpen(stage);
  const mine: Visit = { sessionId, side, visit };
  if (socket.data.visit && roomOfVisit(socket.data.visit) !== roomOfVisit(mine)) await leave(socket, place);
  // The room first: whoever takes the seat next tells this room that it has lost it.
  await socket.join(roomOfVisit(mine));
  if (returning) {
    if (!(await place.seats.keep(sessionId, side, visit))) {
      await socket.leave(roomOfVisit(mine));
      throw new Refusal(MEETING_TAKEN);
    }
  } else {
    const before = await place.seats.take(sessionId, side, visit);
    if (before !== null && before !== visit)
      socket.to(roomOfVisit({ ...mine, visit: before })).emit('meetingTaken', { sessionId });
  }
  socket.data.visit = mine;
  await tellPresence(socket, mine, 'came', place);
}

/** Passes a signal on to the visit that stands for the other side, if any. */
export async function relay(
  socket: AccountSocket,
  signal: MeetingSignal,
  { stage }: Standing,
  place: MeetingPlace,
): Promise<void> {
  const { visit: mine } = socket.data;
  if (!mine) throw new Refusal(NOT_ALLOWED);
  const { sessionId, visit } = mine;
  isOpen(stage);
  const other = await otherThan(mine, place);
  if (other) socket.to(roomOfVisit(other)).emit('meetingSignal', { sessionId, visit, signal });
}

/** Leaves the meeting, and tells the other side. */
export async function leave(socket: AccountSocket, place: MeetingPlace): Promise<void> {
  const { visit: mine } = socket.data;
  if (!mine) return;
  delete socket.data.visit;
  await socket.leave(roomOfVisit(mine));
  await tellPresence(socket, mine, 'left', place);
}

/** Tells the other side that the connection is gone; the browser may come back with the same visit. */
export async function lose(socket: AccountSocket, place: MeetingPlace): Promise<void> {
  const { visit: mine } = socket.data;
  if (mine) await tellPresence(socket, mine, 'lost', place);
}

async function tellPresence(
  socket: AccountSocket,
  mine: Visit,
  now: MeetingPresence['now'],
  place: MeetingPlace,
): Promise<void> {
  const { sessionId, visit } = mine;
  const other = await otherThan(mine, place).catch((error: unknown) => {
    // Who was replaced is missed by nobody.
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (other) socket.to(roomOfVisit(other)).emit('meetingPresence', { sessionId, visit, now });
}

/** The visit that stands for the other side. Throws MEETING_TAKEN where `mine` stands for its own no longer. */
async function otherThan(mine: Visit, { seats }: MeetingPlace): Promise<Visit | null> {
  const holders = await seats.holders(mine.sessionId);
  // After a loss of Redis nobody holds a seat: who is here then goes on.
  if ((holders[mine.side] ?? mine.visit) !== mine.visit) throw new Refusal(MEETING_TAKEN);
  const side = otherSide(mine.side);
  const visit = holders[side];
  return visit === undefined ? null : { sessionId: mine.sessionId, side, visit };
}

function isOpen(stage: Standing['stage']): void {
  if (stage === 'over') throw new Refusal(APPOINTMENT_OVER);
  if (stage === 'planned') throw new Refusal(MEETING_NOT_OPEN);
}
