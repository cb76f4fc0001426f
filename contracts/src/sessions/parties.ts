import { z } from 'zod';
import { id } from '../language/reply.js';

/** The Redis view that tells who may be in a session. */
export const SESSION_PARTIES_VIEW = 'session-parties';
export const sessionParties = z.object({ patientId: id, doctorId: id });
export type SessionParties = z.infer<typeof sessionParties>;
