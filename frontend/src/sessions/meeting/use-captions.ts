import { useEffect, useState } from 'react';
import type { Captioner, CaptionLanguage } from './captioner';

/** What doctors and patients here speak, beside the languages that the browser is set to. */
const SPOKEN = ['en-IN', 'en-US', 'hi-IN', 'es-ES', 'fr-FR', 'de-DE', 'zh-CN'];

export interface Captions {
  /** Those that can be written down on this device; null until that is known. */
  languages: readonly CaptionLanguage[] | null;
  chosen: CaptionLanguage | null;
  choose: (tag: string) => void;
  fetching: 'not yet' | 'now' | 'failed';
  fetchChosen: () => Promise<void>;
}

/** Which language is written down: the reader's own, where this device can, until they choose another. */
export function useCaptions(captioner: Captioner): Captions {
  const [languages, setLanguages] = useState<readonly CaptionLanguage[] | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [fetching, setFetching] = useState<Captions['fetching']>('not yet');
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
      setFetching('not yet');
    },
    fetching,
    async fetchChosen() {
      if (!chosen) return;
      setFetching('now');
      const ready = await captioner.fetch(chosen.tag);
      setFetching(ready ? 'not yet' : 'failed');
      setLanguages((before) => before?.map((each) => (each.tag === chosen.tag ? { ...each, ready } : each)) ?? null);
    },
  };
}

/** So many lines can be read again. */
const KEPT = 200;
export interface Speech {
  lines: readonly string[];
  unfinished: string;
  failed: boolean;
}
const silence: Speech = { lines: [], unfinished: '', failed: false };

/** What is said on a track in a language, as far as it has been understood. */
export function useSpeech(captioner: Captioner, track: MediaStreamTrack | null, tag: string): Speech {
  const [speech, setSpeech] = useState(silence);
  useEffect(() => {
    if (!track) return;
    return captioner.listen(track, tag, {
      said: (finished, unfinished) =>
        setSpeech(({ lines }) => ({ lines: [...lines, ...finished].slice(-KEPT), unfinished, failed: false })),
      failed: () => setSpeech((before) => ({ ...before, unfinished: '', failed: true })),
    });
  }, [captioner, track, tag]);
  return speech;
}
