import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Parties, PartyGrant } from '@anamnesis/contracts/appointments/policy';
import { type CallerRole, type Action, permit } from '@anamnesis/contracts/language/policy';
import type { SessionParties } from '@anamnesis/contracts/sessions/parties';
import type { AccountSocket } from '../socket-server.js';
import type { SessionDirectory } from './session-directory.js';

export const otherSide = (side: Side): Side => (side === 'doctor' ? 'patient' : 'doctor');

/** A session, and the side of the account in it. */
export interface Standing extends SessionParties {
  readonly sessionId: string;
  readonly side: Side;
}

/** Checks the policy for a socket's account and a session. Refuses where it does not allow the action. */
export async function permitted(
  { data: { actor } }: AccountSocket,
  action: Action<Parties, CallerRole, PartyGrant>,
  sessionId: string,
  sessions: SessionDirectory,
): Promise<Standing> {
  const parties = await sessions.parties(sessionId);
  const { side } = permit(actor, action, parties && { ...parties, appointmentId: sessionId });
  return { ...(parties as SessionParties), sessionId, side };
}
