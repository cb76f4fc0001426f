import { z } from 'zod';
import { id } from '../language/reply.js';

/** Maximum characters of a signal's fields; a session description of this product uses about a quarter. */
export const SIGNAL_LIMITS = { sdp: 40_000, candidate: 1_024, word: 256 } as const;

/** The media that a party currently sends. With `audioOnly` it neither sends nor receives video. */
const sentMedia = z.object({ microphone: z.boolean(), camera: z.boolean(), audioOnly: z.boolean() });
export type SentMedia = z.infer<typeof sentMedia>;

/** A WebRTC signal from one party of a meeting to the other. `media` also announces presence. */
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
 * A party joins with a visit id, a UUID that it generates. A new visit replaces the previous one. `returning` resumes the
 * party's own visit after a lost connection, and is refused if another visit has replaced it.
 */
export const enterMeeting = z.object({ sessionId: id, visit: id, returning: z.boolean() });
export type EnterMeeting = z.infer<typeof enterMeeting>;

/** The other party joined (or rejoined), left, or lost its connection. */
export interface MeetingPresence {
  sessionId: string;
  visit: string;
  now: 'came' | 'left' | 'lost';
}

/** A signal, with the visit id of the other party that sent it. */
export interface RelayedSignal {
  sessionId: string;
  visit: string;
  signal: MeetingSignal;
}
