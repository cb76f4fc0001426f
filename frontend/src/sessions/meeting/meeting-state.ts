import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';

/** The other side, as far as this one knows. */
interface Other {
  visit: string;
  /** What it sends; null until it has said so. */
  media: SentMedia | null;
  /** Its connection to the server is gone. Sound and picture, which go directly, may still be there. */
  lost: boolean;
}

/** What one side knows of the meeting. */
export interface MeetingState {
  /** `in`, on the way, or out again: another window took over, the session is over, or it was refused. */
  door: 'entering' | 'in' | 'taken' | 'over' | 'refused';
  other: Other | null;
  /** The other side has been here and left. */
  left: boolean;
  /** The way of sound and picture between the two. */
  link: 'connecting' | 'connected' | 'reconnecting';
}

export type MeetingEvent =
  | { type: 'entered' }
  | { type: 'shut'; why: 'taken' | 'over' | 'refused' }
  | { type: 'came'; visit: string }
  | { type: 'went'; visit: string; how: 'left' | 'lost' }
  | { type: 'told'; visit: string; media: SentMedia }
  | { type: 'linked'; state: RTCPeerConnectionState };

export const beforeMeeting: MeetingState = { door: 'entering', other: null, left: false, link: 'connecting' };

/** Folds what happens in a meeting into what is known of it. */
export function evolve(state: MeetingState, event: MeetingEvent): MeetingState {
  switch (event.type) {
    case 'entered':
      return { ...state, door: 'in' };
    case 'shut':
      return { ...state, door: event.why, other: null };
    case 'came':
      return met(state, event.visit);
    case 'told': {
      const { visit, media } = event;
      return { ...met(state, visit), other: { visit, media, lost: false } };
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

/** A visit that is new begins anew; one that is known has only been away. */
function met(state: MeetingState, visit: string): MeetingState {
  if (state.other?.visit === visit) return { ...state, other: { ...state.other, lost: false } };
  return { ...state, other: { visit, media: null, lost: false }, left: false, link: 'connecting' };
}

function linkAfter(before: MeetingState['link'], now: RTCPeerConnectionState): MeetingState['link'] {
  if (now === 'connected') return 'connected';
  if (now === 'disconnected' || now === 'failed') return 'reconnecting';
  return before === 'connecting' ? 'connecting' : 'reconnecting';
}

/** The one thing there is to say about a meeting now. */
export type MeetingStatus = Exclude<MeetingState['door'], 'in'> | 'alone' | 'left' | 'lost' | MeetingState['link'];

export function statusOf({ door, other, left, link }: MeetingState): MeetingStatus {
  if (door !== 'in') return door;
  if (other === null) return left ? 'left' : 'alone';
  // While sound and picture arrive, nobody has to know that the server lost sight of them.
  return other.lost && link !== 'connected' ? 'lost' : link;
}
