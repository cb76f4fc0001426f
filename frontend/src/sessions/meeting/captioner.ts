/** A language that this device can write down: now, or once the browser has fetched it. */
export interface CaptionLanguage {
  /** `en-IN` */
  tag: string;
  ready: boolean;
}

interface HearsSpeech {
  /** What has been said for good since the last time, and what is still being said. */
  said: (finished: readonly string[], unfinished: string) => void;
  /** Nothing more will be heard. */
  failed: () => void;
}

/** Writes down what is said, on this device: health talk leaves it for no service. */
export interface Captioner {
  /** Those of some languages that can be written down here. */
  languages(tags: readonly string[]): Promise<readonly CaptionLanguage[]>;
  /** Downloads a language into the browser; false if that fails. */
  fetch(tag: string): Promise<boolean>;
  /** Follows a track until the answer is called. */
  listen(track: MediaStreamTrack, tag: string, hears: HearsSpeech): () => void;
}

/** The part of the Web Speech API that is used here; no type library has its newer half. */
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

/** Silence ends a recognition, and so does the browser now and then: it begins anew. Anything else ends the captions. */
const PASSING: readonly string[] = ['no-speech', 'aborted'];

/** The browser's own; it offers no language where recognition would leave the device. */
export function browserCaptioner(): Captioner {
  const { SpeechRecognition: found } = globalThis as { SpeechRecognition?: RecognitionClass };
  // An older one takes no notice of the wish to stay here.
  if (!found || !('processLocally' in found.prototype) || !('available' in found)) return withoutSpeech;
  const here = (tag: string): OnDevice => ({ langs: [tag], processLocally: true });
  return {
    async languages(tags) {
      // An invalid language tag is not available.
      const answers = await Promise.all(tags.map((tag) => found.available(here(tag)).catch(() => 'unavailable')));
      return tags
        .map((tag, index) => ({ tag, ready: answers[index] === 'available' }))
        .filter((_, index) => answers[index] !== 'unavailable');
    },
    // Not available, for whatever reason.
    fetch: (tag) => found.install(here(tag)).catch(() => false),
    listen: (track, tag, hears) => listen(new found(), track, tag, hears),
  };
}

const withoutSpeech: Captioner = {
  languages: () => Promise.resolve([]),
  fetch: () => Promise.resolve(false),
  listen: () => () => undefined,
};

function listen(recognition: Recognition, track: MediaStreamTrack, tag: string, hears: HearsSpeech): () => void {
  let over = false;
  const fail = () => {
    over = true;
    hears.failed();
  };
  Object.assign(recognition, { lang: tag, continuous: true, interimResults: true, processLocally: true });
  recognition.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex);
    const textOf = (result: SpeechRecognitionResult) => result[0]?.transcript.trim() ?? '';
    const [finished, unfinished] = [true, false].map((final) =>
      fresh.filter(({ isFinal }) => isFinal === final).map(textOf),
    );
    hears.said(finished?.filter(Boolean) ?? [], unfinished?.join(' ') ?? '');
  };
  recognition.onerror = ({ error }) => {
    if (!over && !PASSING.includes(error)) fail();
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
