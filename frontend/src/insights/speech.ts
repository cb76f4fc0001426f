/** A text that can be read aloud. */
export interface SpokenText {
  /** The language of the text, such as "hi-IN". */
  locale: string;
  /** One utterance each: some browsers cut an utterance off after 15 seconds. */
  sentences: readonly string[];
}

/** Why a reading ended. */
export type ReadingEnd = 'read' | 'stopped' | 'noVoice' | 'failed';

interface Listener {
  /** A sentence begins. */
  onSentence: (index: number) => void;
  /** Called once, and not after the returned function has stopped the reading. */
  onEnd: (end: ReadingEnd) => void;
}

const RATE = 0.9;
/** Time that browsers take to load their voices, ms. */
const VOICES_COME_WITHIN = 2_000;

/** Ends the reading of this page, if there is one: the device has one voice. */
let endCurrent: ((end: ReadingEnd) => void) | null = null;

/**
 * Reads a text aloud with a voice of this device. A reading that still goes on is stopped: there is one at a time. Returns what
 * stops it at once.
 */
export function readAloud({ locale, sentences }: SpokenText, { onSentence, onEnd }: Listener): () => void {
  endCurrent?.('stopped');
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => {
    if (signal.aborted) return;
    ended.abort();
    endCurrent = null;
    globalThis.speechSynthesis?.cancel();
  };
  const end = (how: ReadingEnd) => {
    stop();
    onEnd(how);
  };
  addEventListener('pagehide', () => end('stopped'), { signal });
  endCurrent = end;

  const speak = (voice: SpeechSynthesisVoice, index: number): void => {
    const sentence = sentences[index];
    if (sentence === undefined) return end('read');
    const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), { lang: locale, rate: RATE, voice });
    utterance.onend = () => !signal.aborted && speak(voice, index + 1);
    utterance.onerror = () => !signal.aborted && end('failed');
    onSentence(index);
    speechSynthesis.speak(utterance);
  };
  onceVoiceIsKnown(locale, signal, (voice) => (voice ? speak(voice, 0) : end('noVoice')));
  return stop;
}

/** Calls back with the voice for a language; with null if this device has none. At once where voices are loaded: some browsers speak only during a click. */
function onceVoiceIsKnown(locale: string, signal: AbortSignal, found: (voice: SpeechSynthesisVoice | null) => void) {
  if (!globalThis.speechSynthesis) return found(null);
  const voice = voiceFor(locale);
  if (voice) return found(voice);
  const settled = new AbortController();
  const settle = (late: SpeechSynthesisVoice | null) => {
    settled.abort();
    found(late);
  };
  const timer = setTimeout(() => settle(null), VOICES_COME_WITHIN);
  const change = () => {
    const late = voiceFor(locale);
    if (late) settle(late);
  };
  speechSynthesis.addEventListener('voiceschanged', change, { signal: settled.signal });
  settled.signal.addEventListener('abort', () => clearTimeout(timer));
  signal.addEventListener('abort', () => settled.abort());
}

const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();

/** The voice of this device for a language. Other voices are services: the text would leave the device. */
function voiceFor(locale: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const exact = voices.find((voice) => tagOf(voice) === locale.toLowerCase());
  const [language] = locale.split('-');
  // What is spoken in Hong Kong is another language.
  const near = voices.find((voice) => tagOf(voice).split('-')[0] === language && tagOf(voice) !== 'zh-hk');
  return exact ?? near ?? null;
}

/** Titles after which a sentence goes on. */
const TITLE = /(?:^|\s)(?:Dr|Dra|Prof|Mr|Mrs|Ms|St)\.\s*$/;

/** The sentences of a text. */
export function sentencesOf(text: string, locale: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && TITLE.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
