import type { SentMedia } from '@anamnesis/contracts/sessions/meeting';
import { type Trouble, troubleOf } from './media-trouble';

export type Kind = 'microphone' | 'camera';
const KINDS = ['microphone', 'camera'] as const;
const INPUT = { microphone: 'audioinput', camera: 'videoinput' } as const;
const MEDIA = { microphone: 'audio', camera: 'video' } as const;

/** One of the two devices. */
interface Device {
  /** Whether the person has turned the device on. */
  on: boolean;
  track: MediaStreamTrack | null;
  /** A request to the browser is pending. */
  asking: boolean;
  trouble: Trouble | null;
  /** The available devices. */
  choices: readonly { id: string; label: string }[];
  chosen: string | null;
}
export interface OwnMediaState extends Readonly<Record<Kind, Device>> {
  /** No video in either direction, for slow connections. */
  audioOnly: boolean;
}

/** The device choices with which a person enters the meeting. */
export interface Wishes {
  microphone: boolean;
  camera: boolean;
  audioOnly: boolean;
  microphoneId: string | null;
  cameraId: string | null;
}
export const noWishes: Wishes = {
  ...{ microphone: true, camera: true, audioOnly: false },
  ...{ microphoneId: null, cameraId: null },
};

/** One's own camera and microphone. A camera that is off is released, so that its light goes out; a muted microphone is kept. */
export interface OwnMedia {
  now(): OwnMediaState;
  subscribe(listener: () => void): () => void;
  /** Requests both devices. */
  start(): Promise<void>;
  /** Requests again a device that was not available. */
  retry(kind: Kind): Promise<void>;
  turn(kind: Kind, on: boolean): Promise<void>;
  choose(kind: Kind, id: string): Promise<void>;
  setAudioOnly(audioOnly: boolean): Promise<void>;
  /** Releases both devices. */
  stop(): void;
}

/** `devices` is the browser's; undefined on a page that is not served securely. */
export function createOwnMedia(devices: MediaDevices | undefined, wishes: Wishes = noWishes): OwnMedia {
  const device = (on: boolean, chosen: string | null): Device => ({
    ...{ on, chosen, track: null, asking: false, trouble: null, choices: [] },
  });
  let state: OwnMediaState = {
    microphone: device(wishes.microphone, wishes.microphoneId),
    camera: device(wishes.camera && !wishes.audioOnly, wishes.cameraId),
    audioOnly: wishes.audioOnly,
  };
  const listeners = new Set<() => void>();
  // The number of the latest request per device: the result of an older one is released.
  const requests = { microphone: 0, camera: 0 };

  const set = (next: OwnMediaState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = (kind: Kind, changes: Partial<Device>) => set({ ...state, [kind]: { ...state[kind], ...changes } });
  const wanted = (kind: Kind): MediaTrackConstraints | true => {
    const size = kind === 'camera' ? { width: { ideal: 1280 }, height: { ideal: 720 } } : {};
    const { chosen } = state[kind];
    return { ...size, ...(chosen ? { deviceId: { ideal: chosen } } : {}) };
  };
  const release = (kind: Kind) => {
    requests[kind] += 1;
    const { track } = state[kind];
    if (track) track.onended = null;
    track?.stop();
    change(kind, { track: null, asking: false });
  };
  const list = async () => {
    const all = (await devices?.enumerateDevices()) ?? [];
    for (const kind of KINDS)
      change(kind, {
        choices: all
          .filter((each) => each.kind === INPUT[kind] && each.deviceId !== '')
          .map(({ deviceId, label }) => ({ id: deviceId, label })),
      });
  };
  const adopt = (kind: Kind, track: MediaStreamTrack) => {
    track.enabled = state[kind].on;
    track.onended = () => {
      change(kind, { track: null, trouble: 'lost' });
      void list();
    };
    change(kind, { track, asking: false, trouble: null, chosen: track.getSettings().deviceId ?? state[kind].chosen });
  };
  /** Requests devices together, so that the browser prompts once. Null on success, otherwise the cause of the failure. */
  const request = async (devicesOf: MediaDevices, ...kinds: readonly Kind[]): Promise<Trouble | null> => {
    const numbered = kinds.map((kind) => [kind, (requests[kind] += 1)] as const);
    try {
      const stream = await devicesOf.getUserMedia(Object.fromEntries(kinds.map((kind) => [MEDIA[kind], wanted(kind)])));
      for (const [kind, number] of numbered) {
        const track = stream.getTracks().find((each) => each.kind === MEDIA[kind]);
        if (requests[kind] !== number) track?.stop();
        else if (track) adopt(kind, track);
      }
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  };
  const requestOne = async (devicesOf: MediaDevices, kind: Kind) => {
    const number = requests[kind] + 1;
    const trouble = await request(devicesOf, kind);
    if (trouble && requests[kind] === number) change(kind, { asking: false, trouble });
  };
  const open = async (...kinds: readonly Kind[]) => {
    for (const kind of kinds) {
      release(kind);
      change(kind, devices ? { asking: true, trouble: null } : { trouble: 'insecure' });
    }
    if (!devices) return;
    // If one of two devices is missing, the other is still requested.
    if (kinds.length === 1 || (await request(devices, ...kinds)))
      for (const kind of kinds) if (state[kind].asking) await requestOne(devices, kind);
    await list();
  };
  const relist = () => void list();

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      devices?.addEventListener('devicechange', relist);
      await (state.camera.on ? open('microphone', 'camera') : open('microphone'));
    },
    retry: (kind) => open(kind),
    async turn(kind, on) {
      change(kind, { on });
      if (kind === 'camera' && on && state.audioOnly) set({ ...state, audioOnly: false });
      if (state[kind].track) state[kind].track.enabled = on;
      if (kind === 'camera' && !on) release('camera');
      else if (on && !state[kind].track) await open(kind);
    },
    async choose(kind, id) {
      change(kind, { chosen: id });
      if (kind === 'microphone' || state.camera.on) await open(kind);
    },
    async setAudioOnly(audioOnly) {
      set({ ...state, audioOnly });
      if (audioOnly) {
        change('camera', { on: false });
        release('camera');
      }
    },
    stop() {
      devices?.removeEventListener('devicechange', relist);
      for (const kind of KINDS) release(kind);
    },
  };
}

/** The media state that is sent to the other side. */
export const sentMediaOf = ({ microphone, camera, audioOnly }: OwnMediaState): SentMedia => ({
  microphone: microphone.on && microphone.track !== null,
  camera: camera.on && camera.track !== null,
  audioOnly,
});

/** The device choices with which to enter again. */
export const wishesOf = ({ microphone, camera, audioOnly }: OwnMediaState): Wishes => ({
  ...{ microphone: microphone.on, camera: camera.on, audioOnly },
  ...{ microphoneId: microphone.chosen, cameraId: camera.chosen },
});
