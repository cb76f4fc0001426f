import type { RelayedSignal } from '@anamnesis/contracts/sessions/meeting';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { newCommandId } from '../../api/command-id';
import type { LiveSocket } from '../../live/socket';
import { openLine, type Line } from './line';
import { beforeMeeting, evolve, type MeetingEvent, type MeetingState } from './meeting-state';
import { type OwnMedia, sentMediaOf } from './own-media';
import { createPeer, type Peer } from './peer';

/** The state of a meeting, and the stream from the other side. */
export interface MeetingView {
  state: MeetingState;
  incoming: MediaStream | null;
}
export const nothingYet: MeetingView = { state: beforeMeeting, incoming: null };

interface Options {
  socket: LiveSocket;
  sessionId: string;
  side: 'patient' | 'doctor';
  ice: IceConfiguration;
  own: OwnMedia;
  show: (view: MeetingView) => void;
}

/** Runs the meeting of a session until closed: enters, connects to the other side, and reconnects when needed. */
export function openMeeting({ socket, sessionId, side, ice, own, show }: Options): { close(): void } {
  let state = beforeMeeting;
  let current: { visit: string; peer: Peer } | null = null;
  let line = enter();

  const apply = (event: MeetingEvent) => {
    state = evolve(state, event);
    show({ state, incoming: current?.peer.incoming ?? null });
  };
  const closePeer = () => {
    current?.peer.close();
    current = null;
  };
  const sendMedia = () => line.send({ kind: 'media', media: sentMediaOf(own.now()) });

  /** Each visit of the other side has its own connection, because a new visit does not know the previous negotiation. */
  function peerOf(visit: string): Peer {
    if (current?.visit === visit) return current.peer;
    closePeer();
    const { audioOnly } = own.now();
    const peer: Peer = createPeer({
      polite: side === 'patient',
      ice,
      tracks: tracksOf(own),
      videoEnabled: !audioOnly,
      send: (signal) => line.send(signal),
      onLink: (link) => current?.peer === peer && apply({ type: 'linked', state: link }),
      onBroken: (error) => {
        console.warn('The negotiation failed; the meeting is restarted', error);
        restart();
      },
    });
    current = { visit, peer };
    return peer;
  }

  function receive({ visit, signal }: RelayedSignal) {
    const peer = peerOf(visit);
    if (signal.kind === 'media') apply({ type: 'mediaAnnounced', visit, media: signal.media });
    else peer.receive(signal);
  }

  function enter(): Line {
    return openLine(socket, sessionId, newCommandId(), {
      entered(again) {
        apply({ type: 'entered' });
        sendMedia();
        if (again) current?.peer.recover();
      },
      refused(code) {
        line.leave();
        closePeer();
        apply({
          type: 'closed',
          why: code === 'MEETING_TAKEN' ? 'taken' : code === 'APPOINTMENT_OVER' ? 'over' : 'refused',
        });
      },
      presence({ visit, now }) {
        if (now !== 'came') {
          if (now === 'left' && current?.visit === visit) closePeer();
          return apply({ type: 'went', visit, how: now });
        }
        const known = current?.visit === visit;
        const peer = peerOf(visit);
        apply({ type: 'came', visit });
        sendMedia();
        if (known) peer.recover();
      },
      signal: receive,
    });
  }
  function restart() {
    line.leave();
    closePeer();
    line = enter();
  }

  let sent = JSON.stringify(sentMediaOf(own.now()));
  const unsubscribe = own.subscribe(() => {
    current?.peer.setTracks(tracksOf(own));
    current?.peer.setVideoEnabled(!own.now().audioOnly);
    const next = JSON.stringify(sentMediaOf(own.now()));
    if (next === sent) return;
    sent = next;
    sendMedia();
  });
  const close = () => {
    unsubscribe();
    window.removeEventListener('pagehide', close);
    line.leave();
    closePeer();
  };
  // Closing the window leaves the meeting, so that the other side does not wait for a time-out.
  window.addEventListener('pagehide', close);
  return { close };
}

const tracksOf = (own: OwnMedia) => {
  const { microphone, camera } = own.now();
  return { audio: microphone.track, video: camera.on ? camera.track : null };
};
