/** Replaces the voices of the device. `say` ends the sentence that is spoken; `load` brings the voices, later than the page. */
export function fakeVoices(...languages: string[]) {
  const voices = Object.assign(new EventTarget(), {
    spoken: [] as SpeechSynthesisUtterance[],
    current: null as SpeechSynthesisUtterance | null,
    known: [] as object[],
    getVoices: () => voices.known,
    speak: (utterance: SpeechSynthesisUtterance) => void voices.spoken.push((voices.current = utterance)),
    cancel: () => void (voices.current = null),
    say: () => void voices.current?.onend?.call(voices.current, new Event('end') as SpeechSynthesisEvent),
    fail: () => void voices.current?.onerror?.call(voices.current, new Event('error') as SpeechSynthesisErrorEvent),
    load: (...loaded: string[]) => {
      voices.known = loaded.map((lang) => ({ lang, name: lang, localService: true }));
      voices.dispatchEvent(new Event('voiceschanged'));
    },
  });
  voices.load(...languages);
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  put('speechSynthesis', voices);
  put(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return voices;
}
