import type { SessionParties } from '@anamnesis/contracts/sessions/parties';

/** Looks up the parties of a session; null where there is no such session. */
export interface SessionDirectory {
  parties(sessionId: string): Promise<SessionParties | null>;
}
