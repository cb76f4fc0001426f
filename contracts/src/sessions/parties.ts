import { z } from 'zod';
import { id } from '../language/reply.js';

/** Name of the Redis view of the parties and stage of a session; it ends with the version of the view. */
export const SESSION_PARTIES_VIEW = 'session-parties-2';

/** The meeting is open while the session is `active`: from the time both parties have joined until it ends. */
const sessionStages = ['planned', 'active', 'over'] as const;
export const sessionParties = z.object({ patientId: id, doctorId: id, stage: z.enum(sessionStages) });
export type SessionParties = z.infer<typeof sessionParties>;
