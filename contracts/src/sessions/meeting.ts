import { z } from 'zod';
import { id } from '../language/reply.js';

/** How much one signal may hold, in characters; a session description of this product is about a quarter of it. */
export const SIGNAL_LIMITS = { sdp: 40_000, candidate: 1_024, word: 256 } as const;

/** What one side sends just now. In `audioOnly` it neither sends nor takes a picture. */
const sentMedia = z.object({ microphone: z.boolean(), camera: z.boolean(), audioOnly: z.boolean() });
export type SentMedia = z.infer<typeof sentMedia>;

/** What one side of a meeting tells the other (WebRTC). `media` is also how it says that it is there. */
export const meetingSignal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    type: z.enum(['offer', 'answer']),
    sdp: z.string().max(SIGNAL_LIMITS.sdp),
  }),
  z.object({
    kind: z.literal('candidate'),
    candidate: z.string().max(SIGNAL_LIMITS.candidate),
    sdpMid: z.string().max(SIGNAL_LIMITS.word).nullable(),
    sdpMLineIndex: z.number().int().min(0).max(31).nullable(),
    usernameFragment: z.string().max(SIGNAL_LIMITS.word).nullable(),
  }),
  z.object({ kind: z.literal('media'), media: sentMedia }),
]);
export type MeetingSignal = z.infer<typeof meetingSignal>;

/**
 * A side enters under a visit, a UUID that it makes itself. A new visit takes the place of the one before; `returning`
 * only takes up its own again after the connection broke, and is refused where another visit has taken over.
 */
export const enterMeeting = z.object({ sessionId: id, visit: id, returning: z.boolean() });
export type EnterMeeting = z.infer<typeof enterMeeting>;

/** The other side came (or came back), left, or lost its connection. */
export interface MeetingPresence {
  sessionId: string;
  visit: string;
  now: 'came' | 'left' | 'lost';
}

/** A signal, and the visit of the other side that it comes from. */
export interface RelayedSignal {
  sessionId: string;
  visit: string;
  signal: MeetingSignal;
}
