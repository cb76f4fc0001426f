/** Stubs for tracks, streams and devices, which jsdom lacks. */
class Track extends EventTarget {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  onended: (() => void) | null = null;
  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId: string,
  ) {
    super();
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
  stop() {
    this.readyState = 'ended';
  }
  /** Simulates unplugging the device. */
  unplug() {
    this.stop();
    this.onended?.();
  }
}
class Stream {
  constructor(readonly tracks: Track[] = []) {}
  getTracks = () => this.tracks;
}
class SilentAudioContext {
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}
class SilentAnalyser {
  fftSize = 32;
  getFloatTimeDomainData = () => undefined;
}

type Kind = 'audio' | 'video';
/** The name of the error with which a request for a device is rejected; null if it is granted. */
type Refusals = Record<Kind, string | null>;
type Asked = Partial<Record<Kind, { deviceId?: { ideal: string } }>>;

/** Stubs two cameras and two microphones; `refuse` can be changed while the test runs. */
export function stubMedia(refuse: Refusals = { audio: null, video: null }) {
  const given: Track[] = [];
  const asked: Asked[] = [];
  const devices = Object.assign(new EventTarget(), {
    getUserMedia(wanted: Asked) {
      asked.push(wanted);
      const kinds = Object.keys(wanted) as Kind[];
      const refusal = kinds.map((kind) => refuse[kind]).find(Boolean);
      if (refusal) return Promise.reject(new DOMException('no', refusal));
      const tracks = kinds.map((kind) => new Track(kind, wanted[kind]?.deviceId?.ideal ?? `${kind}-1`));
      given.push(...tracks);
      return Promise.resolve(new Stream(tracks));
    },
    enumerateDevices: () =>
      Promise.resolve(
        (['audio', 'video'] as const).flatMap((kind) =>
          ['1', '2'].map((number) => ({
            ...{ kind: `${kind}input`, deviceId: `${kind}-${number}`, label: `${kind} device ${number}` },
          })),
        ),
      ),
  });
  const put = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  put(navigator, 'mediaDevices', devices);
  put(globalThis, 'MediaStream', Stream);
  put(globalThis, 'AudioContext', SilentAudioContext);
  put(globalThis, 'AnalyserNode', SilentAnalyser);
  put(HTMLMediaElement.prototype, 'play', () => Promise.resolve());
  return { given, asked, refuse, live: () => given.filter(({ readyState }) => readyState === 'live') };
}

/** Simulates a page that is not served securely, on which the browser provides no devices. */
export const withoutMedia = () =>
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true, writable: true });
