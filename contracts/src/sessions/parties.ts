import { z } from 'zod';
import { id } from '../language/reply.js';

/** The Redis view that tells who may be in a session, and whether it is time. The number counts its versions. */
export const SESSION_PARTIES_VIEW = 'session-parties-2';

/** The two meet while the session is `active`: from when both are in until it is over. */
const sessionStages = ['planned', 'active', 'over'] as const;
export const sessionParties = z.object({ patientId: id, doctorId: id, stage: z.enum(sessionStages) });
export type SessionParties = z.infer<typeof sessionParties>;
