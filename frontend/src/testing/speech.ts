type Availability = 'available' | 'downloadable' | 'unavailable';

/** Stubs a browser with on-device speech recognition for the languages of `device`. */
export function stubSpeech(device: Record<string, Availability>, downloads = (_tag: string) => true) {
  const running: Recognition[] = [];
  class Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    local = false;
    get processLocally() {
      return this.local;
    }
    set processLocally(local: boolean) {
      this.local = local;
    }
    static available = ({ langs: [tag = ''] }: { langs: string[] }) => Promise.resolve(device[tag] ?? 'unavailable');
    static install = ({ langs: [tag = ''] }: { langs: string[] }) => Promise.resolve(downloads(tag));
    started: unknown[] = [];
    start(track: unknown) {
      this.started.push(track);
      if (!running.includes(this)) running.push(this);
    }
    abort() {
      running.splice(running.indexOf(this), 1);
    }
    /** Simulates speech of the other side. */
    recognize(...said: readonly [text: string, isFinal: boolean][]) {
      const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
      this.onresult?.({ resultIndex: 0, results });
    }
  }
  Object.defineProperty(globalThis, 'SpeechRecognition', { value: Recognition, configurable: true, writable: true });
  return { running };
}

/** Stubs an older browser, whose speech recognition uses a service. */
export const stubSpeechByService = () =>
  Object.defineProperty(globalThis, 'SpeechRecognition', {
    value: class {
      start() {
        throw new Error('Speech would leave the device');
      }
    },
    configurable: true,
    writable: true,
  });

export const withoutSpeech = () => Reflect.deleteProperty(globalThis, 'SpeechRecognition');
