/** A language that this device can recognize, immediately or after the browser has downloaded it. */
export interface CaptionLanguage {
  /** `en-IN` */
  tag: string;
  ready: boolean;
}

interface SpeechHandlers {
  /** Called with the final texts since the last call, and the interim text. */
  said: (finished: readonly string[], unfinished: string) => void;
  /** Called when recognition has failed for good. */
  failed: () => void;
}

/** Recognizes speech on this device only, because health data must not be sent to a recognition service. */
export interface Captioner {
  /** Those of the given languages that this device can recognize. */
  languages(tags: readonly string[]): Promise<readonly CaptionLanguage[]>;
  /** Downloads a language into the browser; false if that fails. */
  fetch(tag: string): Promise<boolean>;
  /** Recognizes the speech of a track until the returned function is called. */
  listen(track: MediaStreamTrack, tag: string, handlers: SpeechHandlers): () => void;
}

/** The part of the Web Speech API that is used here; the type libraries lack its newer members. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(track: MediaStreamTrack): void;
  abort(): void;
}
interface RecognitionClass {
  new (): Recognition;
  readonly prototype: Recognition;
  available(wanted: OnDevice): Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  install(wanted: OnDevice): Promise<boolean>;
}
interface OnDevice {
  langs: string[];
  processLocally: true;
}

/** Recognition ends after silence, and occasionally without a reason; it is then restarted. Other errors end the captions. */
const TRANSIENT: readonly string[] = ['no-speech', 'aborted'];

/** The browser's recognition; it offers no language if recognition would use a service. */
export function browserCaptioner(): Captioner {
  const { SpeechRecognition: found } = globalThis as { SpeechRecognition?: RecognitionClass };
  // Older browsers ignore `processLocally`.
  if (!found || !('processLocally' in found.prototype) || !('available' in found)) return withoutSpeech;
  const onDevice = (tag: string): OnDevice => ({ langs: [tag], processLocally: true });
  return {
    async languages(tags) {
      // An invalid language tag is not available.
      const answers = await Promise.all(tags.map((tag) => found.available(onDevice(tag)).catch(() => 'unavailable')));
      return tags
        .map((tag, index) => ({ tag, ready: answers[index] === 'available' }))
        .filter((_, index) => answers[index] !== 'unavailable');
    },
    // A failed download means that the language is not available.
    fetch: (tag) => found.install(onDevice(tag)).catch(() => false),
    listen: (track, tag, handlers) => listen(new found(), track, tag, handlers),
  };
}

const withoutSpeech: Captioner = {
  languages: () => Promise.resolve([]),
  fetch: () => Promise.resolve(false),
  listen: () => () => undefined,
};

function listen(recognition: Recognition, track: MediaStreamTrack, tag: string, handlers: SpeechHandlers): () => void {
  let over = false;
  const fail = () => {
    over = true;
    handlers.failed();
  };
  Object.assign(recognition, { lang: tag, continuous: true, interimResults: true, processLocally: true });
  recognition.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const textOf = (result: SpeechRecognitionResult) => result[0]?.transcript.trim() ?? '';
    const [finished, unfinished] = [true, false].map((final) =>
      fresh.filter(({ isFinal }) => isFinal === final).map(textOf),
    );
    handlers.said(finished?.filter(Boolean) ?? [], unfinished?.join(' ') ?? '');
  };
  recognition.onerror = ({ error }) => {
    if (!over && !TRANSIENT.includes(error)) fail();
  };
  recognition.onend = () => {
    if (!over && track.readyState === 'live') recognition.start(track);
  };
  recognition.start(track);
  return () => {
    over = true;
    recognition.abort();
  };
}
