import { useEffect, useState } from 'react';
import { readAloud, type ReadingEnd, type SpokenText } from './speech';

type ReadingProblem = Extract<ReadingEnd, 'noVoice' | 'failed'>;

export interface ReadAloud {
  /** `waiting`: it reads as soon as there is a text. */
  state: 'idle' | 'waiting' | 'reading';
  /** Which sentence is spoken; null if none is. */
  sentence: number | null;
  /** Why the last reading ended early; null if it did not. */
  problem: ReadingProblem | null;
  read: () => void;
  stop: () => void;
}

/** Reads a text aloud; null while the text is not known. Another text while reading is read from its beginning, and leaving the page stops. */
export function useReadAloud(text: SpokenText | null): ReadAloud {
  const [isWanted, setWanted] = useState(false);
  const [sentence, setSentence] = useState<number | null>(null);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);
  useEffect(() => {
    if (!isWanted || !text) return;
    const stop = readAloud(text, {
      onSentence: setSentence,
      onEnd: (end) => {
        setWanted(false);
        setProblem(end === 'noVoice' || end === 'failed' ? end : null);
      },
    });
    return () => {
      stop();
      setSentence(null);
    };
  }, [isWanted, text]);
  return {
    state: isWanted ? (text ? 'reading' : 'waiting') : 'idle',
    sentence,
    problem,
    read: () => {
      setProblem(null);
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
}
