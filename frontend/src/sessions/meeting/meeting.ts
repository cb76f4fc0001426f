import type { RelayedSignal } from '@anamnesis/contracts/sessions/meeting';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { newCommandId } from '../../api/command-id';
import type { SessionSocket } from '../socket';
import { openLine, type Line } from './line';
import { beforeMeeting, evolve, type MeetingEvent, type MeetingState } from './meeting-state';
import { type OwnMedia, sentMediaOf } from './own-media';
import { createPeer, type Peer } from './peer';

/** What is seen of a meeting: what is known of it, and what arrives from the other side. */
export interface MeetingView {
  state: MeetingState;
  incoming: MediaStream | null;
}
export const nothingYet: MeetingView = { state: beforeMeeting, incoming: null };

interface Options {
  socket: SessionSocket;
  sessionId: string;
  side: 'patient' | 'doctor';
  ice: IceConfiguration;
  own: OwnMedia;
  show: (view: MeetingView) => void;
}

/** Meets the other side of a session until closed: enters, connects, and connects again for as long as it takes. */
export function openMeeting({ socket, sessionId, side, ice, own, show }: Options): { close(): void } {
  let state = beforeMeeting;
  let peer: { visit: string; end: Peer } | null = null;
  let line = begin();

  const happened = (event: MeetingEvent) => {
    state = evolve(state, event);
    show({ state, incoming: peer?.end.incoming ?? null });
  };
  const endPeer = () => {
    peer?.end.close();
    peer = null;
  };
  const tellMedia = () => line.say({ kind: 'media', media: sentMediaOf(own.now()) });

  /** Each visit of the other side gets an end of its own: what was agreed with the one before means nothing to it. */
  function endTo(visit: string): Peer {
    if (peer?.visit === visit) return peer.end;
    endPeer();
    const { audioOnly } = own.now();
    const end: Peer = createPeer({
      polite: side === 'patient',
      ice,
      tracks: tracksOf(own),
      pictures: !audioOnly,
      say: (signal) => line.say(signal),
      onLink: (link) => peer?.end === end && happened({ type: 'linked', state: link }),
      onBroken: (error) => {
        console.warn('The two browsers could not agree; the meeting begins anew', error);
        beginAnew();
      },
    });
    peer = { visit, end };
    return end;
  }

  function hear({ visit, signal }: RelayedSignal) {
    const end = endTo(visit);
    if (signal.kind === 'media') happened({ type: 'told', visit, media: signal.media });
    else end.hear(signal);
  }

  function begin(): Line {
    return openLine(socket, sessionId, newCommandId(), {
      entered(again) {
        happened({ type: 'entered' });
        tellMedia();
        if (again) peer?.end.recover();
      },
      refused(code) {
        line.leave();
        endPeer();
        happened({
          type: 'shut',
          why: code === 'MEETING_TAKEN' ? 'taken' : code === 'APPOINTMENT_OVER' ? 'over' : 'refused',
        });
      },
      presence({ visit, now }) {
        if (now !== 'came') {
          if (now === 'left' && peer?.visit === visit) endPeer();
          return happened({ type: 'went', visit, how: now });
        }
        const known = peer?.visit === visit;
        const end = endTo(visit);
        happened({ type: 'came', visit });
        tellMedia();
        if (known) end.recover();
      },
      signal: hear,
    });
  }
  function beginAnew() {
    line.leave();
    endPeer();
    line = begin();
  }

  let told = JSON.stringify(sentMediaOf(own.now()));
  const unsubscribe = own.subscribe(() => {
    peer?.end.send(tracksOf(own));
    peer?.end.showPictures(!own.now().audioOnly);
    const tells = JSON.stringify(sentMediaOf(own.now()));
    if (tells === told) return;
    told = tells;
    tellMedia();
  });
  const close = () => {
    unsubscribe();
    window.removeEventListener('pagehide', close);
    line.leave();
    endPeer();
  };
  // Who closes the window has left, and the other side need not wait for a lost connection to be noticed.
  window.addEventListener('pagehide', close);
  return { close };
}

const tracksOf = (own: OwnMedia) => {
  const { microphone, camera } = own.now();
  return { audio: microphone.track, video: camera.on ? camera.track : null };
};
