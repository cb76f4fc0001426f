type Availability = 'available' | 'downloadable' | 'unavailable';

/** Stands in for a browser that writes down speech on its device, in the languages that `device` names. */
export function stubSpeech(device: Record<string, Availability>, fetches = (_tag: string) => true) {
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
    static install = ({ langs: [tag = ''] }: { langs: string[] }) => Promise.resolve(fetches(tag));
    started: unknown[] = [];
    start(track: unknown) {
      this.started.push(track);
      if (!running.includes(this)) running.push(this);
    }
    abort() {
      running.splice(running.indexOf(this), 1);
    }
    /** As when the other side speaks. */
    hear(...said: readonly [text: string, isFinal: boolean][]) {
      const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
      this.onresult?.({ resultIndex: 0, results });
    }
  }
  Object.defineProperty(globalThis, 'SpeechRecognition', { value: Recognition, configurable: true, writable: true });
  return { running };
}

/** A browser that knows recognition only as it was before: by a service. */
export const stubSpeechByService = () =>
  Object.defineProperty(globalThis, 'SpeechRecognition', {
    value: class {
      start() {
        throw new Error('What is said would leave the device');
      }
    },
    configurable: true,
    writable: true,
  });

export const withoutSpeech = () => Reflect.deleteProperty(globalThis, 'SpeechRecognition');
