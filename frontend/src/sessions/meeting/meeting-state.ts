import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';

/** The known state of the other side. */
interface Other {
  visit: string;
  /** The media that it sends; null until it has announced them. */
  media: SentMedia | null;
  /** Its connection to the server is lost. Audio and video are peer-to-peer and may still work. */
  lost: boolean;
}

/** The state of the meeting on one side. */
export interface MeetingState {
  /** Entering, `in`, or out: another window took over, the session is over, or entering was refused. */
  entry: 'entering' | 'in' | 'taken' | 'over' | 'refused';
  other: Other | null;
  /** The other side was in the meeting and has left. */
  left: boolean;
  /** The peer-to-peer connection that carries audio and video. */
  link: 'connecting' | 'connected' | 'reconnecting';
}

export type MeetingEvent =
  | { type: 'entered' }
  | { type: 'closed'; why: 'taken' | 'over' | 'refused' }
  | { type: 'came'; visit: string }
  | { type: 'went'; visit: string; how: 'left' | 'lost' }
  | { type: 'mediaAnnounced'; visit: string; media: SentMedia }
  | { type: 'linked'; state: RTCPeerConnectionState };

export const beforeMeeting: MeetingState = { entry: 'entering', other: null, left: false, link: 'connecting' };

/** Folds an event of the meeting into its state. */
export function evolve(state: MeetingState, event: MeetingEvent): MeetingState {
  switch (event.type) {
    case 'entered':
      return { ...state, entry: 'in' };
    case 'closed':
      return { ...state, entry: event.why, other: null };
    case 'came':
      return withVisit(state, event.visit);
    case 'mediaAnnounced': {
      const { visit, media } = event;
      return { ...withVisit(state, visit), other: { visit, media, lost: false } };
    }
    case 'went':
      if (state.other?.visit !== event.visit) return state;
      return event.how === 'left'
        ? { ...state, other: null, left: true }
        : { ...state, other: { ...state.other, lost: true } };
    case 'linked':
      return { ...state, link: linkAfter(state.link, event.state) };
  }
}

/** A new visit starts with a new connection; a known one has only reconnected. */
function withVisit(state: MeetingState, visit: string): MeetingState {
  if (state.other?.visit === visit) return { ...state, other: { ...state.other, lost: false } };
  return { ...state, other: { visit, media: null, lost: false }, left: false, link: 'connecting' };
}

function linkAfter(before: MeetingState['link'], now: RTCPeerConnectionState): MeetingState['link'] {
  if (now === 'connected') return 'connected';
  if (now === 'disconnected' || now === 'failed') return 'reconnecting';
  return before === 'connecting' ? 'connecting' : 'reconnecting';
}

/** The single status of a meeting that is shown. */
export type MeetingStatus = Exclude<MeetingState['entry'], 'in'> | 'alone' | 'left' | 'lost' | MeetingState['link'];

export function statusOf({ entry, other, left, link }: MeetingState): MeetingStatus {
  if (entry !== 'in') return entry;
  if (other === null) return left ? 'left' : 'alone';
  // While audio and video work, a lost connection to the server is not shown.
  return other.lost && link !== 'connected' ? 'lost' : link;
}
