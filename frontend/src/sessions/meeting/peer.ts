import type { MeetingSignal } from '@anamnesis/contracts/sessions/meeting';
import type { IceConfiguration } from '@anamnesis/contracts/sessions/routes';
import { verdictOn } from './negotiation';

/** The outgoing tracks; null if there is none. */
interface SentTracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}
/** Signals between two browsers that set up the connection. */
type PeerSignal = Exclude<MeetingSignal, { kind: 'media' }>;

/** One browser's end of the peer-to-peer connection. */
export interface Peer {
  /** The stream from the other side. */
  readonly incoming: MediaStream;
  receive(signal: PeerSignal): void;
  setTracks(tracks: SentTracks): void;
  /** Whether video is exchanged at all, in either direction. */
  setVideoEnabled(enabled: boolean): void;
  /** Restarts ICE unless the connection is known to work, and repeats an offer that may be lost. */
  recover(): void;
  close(): void;
}

interface PeerOptions {
  /** The impolite side offers first and adds one transceiver for audio and one for video. */
  polite: boolean;
  ice: IceConfiguration;
  tracks: SentTracks;
  videoEnabled: boolean;
  send: (signal: PeerSignal) => void;
  onLink: (state: RTCPeerConnectionState) => void;
  /** The negotiation failed; only a new connection helps. */
  onBroken: (error: unknown) => void;
}

/** A connection that stays disconnected for this long restarts ICE; milliseconds. */
const RESTART_AFTER_MS = 4_000;

/** Opens one browser's end. Errors of the negotiation are passed to `onBroken`. */
export function createPeer(options: PeerOptions): Peer {
  const { polite, ice, send, onLink, onBroken } = options;
  const connection = new RTCPeerConnection(ice);
  const incoming = new MediaStream();
  let { tracks, videoEnabled } = options;
  let offering = false;
  let ignoring = false;
  let closed = false;
  let restart: ReturnType<typeof setTimeout> | undefined;
  // Signals are processed one after the other, in the order of arrival.
  let processed = Promise.resolve();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!closed) onBroken(error);
    }
  };
  const sendDescription = () => {
    const { type, sdp } = connection.localDescription ?? {};
    if ((type === 'offer' || type === 'answer') && sdp) send({ kind: 'description', type, sdp });
  };
  const direction = (kind: string) => (kind === 'video' && !videoEnabled ? 'inactive' : 'sendrecv');
  const transceivers = () =>
    connection.getTransceivers().map((transceiver) => ({ transceiver, kind: transceiver.receiver.track.kind }));
  const attachTracks = () => {
    for (const { transceiver, kind } of transceivers()) {
      if (transceiver.direction !== direction(kind)) transceiver.direction = direction(kind);
      const track = kind === 'audio' ? tracks.audio : tracks.video;
      if (transceiver.sender.track !== track) void attempt(() => transceiver.sender.replaceTrack(track));
    }
  };
  const take = async ({ type, sdp }: Extract<PeerSignal, { kind: 'description' }>) => {
    const { signalingState } = connection;
    ignoring = verdictOn(type, { polite, offering, signalingState }) === 'ignore';
    if (ignoring) return;
    await connection.setRemoteDescription({ type, sdp });
    attachTracks();
    if (type !== 'offer') return;
    await connection.setLocalDescription();
    sendDescription();
  };
  const tryCandidate = async (candidate: RTCIceCandidateInit) => {
    try {
      await connection.addIceCandidate(candidate);
    } catch (error) {
      // Candidates of an ignored offer are expected to fail.
      if (!ignoring) throw error;
    }
  };

  connection.onnegotiationneeded = () =>
    attempt(async () => {
      // The polite side does not offer before it has received the transceivers.
      if (polite && !connection.remoteDescription) return;
      try {
        offering = true;
        await connection.setLocalDescription();
        sendDescription();
      } finally {
        offering = false;
      }
    });
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
  };
  connection.ontrack = ({ track }) => {
    if (!incoming.getTracks().includes(track)) incoming.addTrack(track);
  };
  connection.onconnectionstatechange = () => {
    const state = connection.connectionState;
    clearTimeout(restart);
    if (state === 'failed') connection.restartIce();
    if (state === 'disconnected') restart = setTimeout(() => connection.restartIce(), RESTART_AFTER_MS);
    onLink(state);
  };
  if (!polite) {
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: direction(kind) });
    attachTracks();
  }

  return {
    incoming,
    receive(signal) {
      processed = processed.then(() =>
        attempt(() => (signal.kind === 'description' ? take(signal) : tryCandidate(signal))),
      );
    },
    setTracks(next) {
      tracks = next;
      attachTracks();
    },
    setVideoEnabled(enabled) {
      videoEnabled = enabled;
      attachTracks();
    },
    recover() {
      if (connection.signalingState === 'have-local-offer') sendDescription();
      else if (connection.remoteDescription && connection.connectionState !== 'connected') connection.restartIce();
    },
    close() {
      closed = true;
      clearTimeout(restart);
      connection.close();
    },
  };
}
