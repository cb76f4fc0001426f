import type { Side } from '@anamnesis/contracts/appointments/constants';
import { Refusal } from '@anamnesis/contracts/language/errors';
import type { SessionParties } from '@anamnesis/contracts/sessions/parties';
import type { AccountSocket } from '../socket-server.js';
import type { SessionDirectory } from './session-directory.js';

export const otherSide = (side: Side): Side => (side === 'doctor' ? 'patient' : 'doctor');

/** Which side of a session a socket's account is on. Throws NOT_ALLOWED for whoever is no party of it. */
export async function partyOf(
  { data: { actor } }: AccountSocket,
  sessionId: string,
  sessions: SessionDirectory,
): Promise<{ side: Side; parties: SessionParties }> {
  const parties = await sessions.parties(sessionId);
  if (parties && actor.role === 'doctor' && parties.doctorId === actor.id) return { side: 'doctor', parties };
  if (parties && actor.role === 'patient' && parties.patientId === actor.id) return { side: 'patient', parties };
  throw new Refusal('NOT_ALLOWED');
}
