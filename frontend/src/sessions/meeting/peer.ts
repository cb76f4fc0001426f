import type { MeetingSignal } from '@anamnesis/contracts/sessions/meeting';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { verdictOn } from './negotiation';

/** What is sent to the other side; null where there is nothing to send. */
interface SentTracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}
/** What passes between two browsers until sound and picture flow. */
type PeerSignal = Exclude<MeetingSignal, { kind: 'media' }>;

/** One browser's end of the way to the other. */
export interface Peer {
  /** What arrives from the other side. */
  readonly incoming: MediaStream;
  hear(signal: PeerSignal): void;
  send(tracks: SentTracks): void;
  /** Whether pictures pass at all, in either direction; without, only sound takes up the line. */
  showPictures(wanted: boolean): void;
  /** Looks for another way where the present one is not known to work, and repeats an offer that may be lost. */
  recover(): void;
  close(): void;
}

interface PeerOptions {
  /** The impolite side offers first and lays out one line for sound and one for pictures. */
  polite: boolean;
  ice: IceConfiguration;
  tracks: SentTracks;
  pictures: boolean;
  say: (signal: PeerSignal) => void;
  onLink: (state: RTCPeerConnectionState) => void;
  /** The two could not agree; only beginning anew helps. */
  onBroken: (error: unknown) => void;
}

/** A way that stutters for this long is given up for another one; milliseconds. */
const PATIENCE = 4_000;

/** Opens one browser's end. Errors of the negotiation go to `onBroken`. */
export function createPeer(options: PeerOptions): Peer {
  const { polite, ice, say, onLink, onBroken } = options;
  const connection = new RTCPeerConnection(ice);
  const incoming = new MediaStream();
  let { tracks, pictures } = options;
  let offering = false;
  let ignoring = false;
  let closed = false;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  // One description or candidate after the other, in the order in which they came.
  let heard = Promise.resolve();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!closed) onBroken(error);
    }
  };
  const sayDescription = () => {
    const { type, sdp } = connection.localDescription ?? {};
    if ((type === 'offer' || type === 'answer') && sdp) say({ kind: 'description', type, sdp });
  };
  const direction = (kind: string) => (kind === 'video' && !pictures ? 'inactive' : 'sendrecv');
  const lines = () => connection.getTransceivers().map((line) => ({ line, kind: line.receiver.track.kind }));
  const fill = () => {
    for (const { line, kind } of lines()) {
      if (line.direction !== direction(kind)) line.direction = direction(kind);
      const track = kind === 'audio' ? tracks.audio : tracks.video;
      if (line.sender.track !== track) void attempt(() => line.sender.replaceTrack(track));
    }
  };
  const take = async ({ type, sdp }: Extract<PeerSignal, { kind: 'description' }>) => {
    const { signalingState } = connection;
    ignoring = verdictOn(type, { polite, offering, signalingState }) === 'ignore';
    if (ignoring) return;
    await connection.setRemoteDescription({ type, sdp });
    fill();
    if (type !== 'offer') return;
    await connection.setLocalDescription();
    sayDescription();
  };
  const tryCandidate = async (candidate: RTCIceCandidateInit) => {
    try {
      await connection.addIceCandidate(candidate);
    } catch (error) {
      // Those of an offer that was ignored lead nowhere.
      if (!ignoring) throw error;
    }
  };

  connection.onnegotiationneeded = () =>
    attempt(async () => {
      // The polite side has nothing to offer before it has seen the lines.
      if (polite && !connection.remoteDescription) return;
      try {
        offering = true;
        await connection.setLocalDescription();
        sayDescription();
      } finally {
        offering = false;
      }
    });
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    say({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
  };
  connection.ontrack = ({ track }) => {
    if (!incoming.getTracks().includes(track)) incoming.addTrack(track);
  };
  connection.onconnectionstatechange = () => {
    const state = connection.connectionState;
    clearTimeout(giveUp);
    if (state === 'failed') connection.restartIce();
    if (state === 'disconnected') giveUp = setTimeout(() => connection.restartIce(), PATIENCE);
    onLink(state);
  };
  if (!polite) {
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: direction(kind) });
    fill();
  }

  return {
    incoming,
    hear(signal) {
      heard = heard.then(() => attempt(() => (signal.kind === 'description' ? take(signal) : tryCandidate(signal))));
    },
    send(next) {
      tracks = next;
      fill();
    },
    showPictures(wanted) {
      pictures = wanted;
      fill();
    },
    recover() {
      if (connection.signalingState === 'have-local-offer') sayDescription();
      else if (connection.remoteDescription && connection.connectionState !== 'connected') connection.restartIce();
    },
    close() {
      closed = true;
      clearTimeout(giveUp);
      connection.close();
    },
  };
}
