import { useEffect, useState } from 'react';
import type { Captioner, CaptionLanguage } from './captioner';

/** Languages of doctors and patients, in addition to those that the browser is set to. */
const SPOKEN = ['en-IN', 'en-US', 'hi-IN', 'es-ES', 'fr-FR', 'de-DE', 'zh-CN'];

export interface Captions {
  /** The languages that this device can recognize; null until that is known. */
  languages: readonly CaptionLanguage[] | null;
  chosen: CaptionLanguage | null;
  choose: (tag: string) => void;
  fetching: 'idle' | 'running' | 'failed';
  fetchChosen: () => Promise<void>;
}

/** The language of the captions: the reader's own by default, if this device can recognize it. */
export function useCaptions(captioner: Captioner): Captions {
  const [languages, setLanguages] = useState<readonly CaptionLanguage[] | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [fetching, setFetching] = useState<Captions['fetching']>('idle');
  useEffect(() => {
    let gone = false;
    void captioner
      .languages([...new Set([...navigator.languages, ...SPOKEN])])
      .then((found) => gone || setLanguages(found));
    return () => {
      gone = true;
    };
  }, [captioner]);

  const [own = ''] = navigator.language.split('-');
  const nearest = languages?.find(({ tag }) => tag.split('-')[0] === own) ?? languages?.[0] ?? null;
  const chosen = languages?.find(({ tag }) => tag === wanted) ?? nearest;
  return {
    languages,
    chosen,
    choose(tag) {
      setWanted(tag);
      setFetching('idle');
    },
    fetching,
    async fetchChosen() {
      if (!chosen) return;
      setFetching('running');
      const ready = await captioner.fetch(chosen.tag);
      setFetching(ready ? 'idle' : 'failed');
      setLanguages((before) => before?.map((each) => (each.tag === chosen.tag ? { ...each, ready } : each)) ?? null);
    },
  };
}

/** Maximum number of lines kept. */
const MOST_LINES = 200;
export interface Speech {
  lines: readonly string[];
  unfinished: string;
  failed: boolean;
}
const silence: Speech = { lines: [], unfinished: '', failed: false };

/** The recognized speech of a track in one language. */
export function useSpeech(captioner: Captioner, track: MediaStreamTrack | null, tag: string): Speech {
  const [speech, setSpeech] = useState(silence);
  useEffect(() => {
    if (!track) return;
    return captioner.listen(track, tag, {
      said: (finished, unfinished) =>
        setSpeech(({ lines }) => ({ lines: [...lines, ...finished].slice(-MOST_LINES), unfinished, failed: false })),
      failed: () => setSpeech((before) => ({ ...before, unfinished: '', failed: true })),
    });
  }, [captioner, track, tag]);
  return speech;
}
