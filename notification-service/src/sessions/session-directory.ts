import type { SessionParties } from '@anamnesis/contracts/sessions/parties';

/** Knows who the two of a session are; null where there is no such session. */
export interface SessionDirectory {
  parties(sessionId: string): Promise<SessionParties | null>;
}
