import { z } from 'zod';
import { id } from '../language/reply.js';

/** The Redis view of who may join a session, and whether it is open. The number is its version. */
export const SESSION_PARTIES_VIEW = 'session-parties-2';

/** The meeting is open while the session is `active`: from when both are in until it ends. */
const sessionStages = ['planned', 'active', 'over'] as const;
export const sessionParties = z.object({ patientId: id, doctorId: id, stage: z.enum(sessionStages) });
export type SessionParties = z.infer<typeof sessionParties>;
