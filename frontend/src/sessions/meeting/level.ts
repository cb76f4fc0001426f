import { useEffect, useState } from 'react';

/** How many bars the meter has. */
export const BARS = 5;
/** A quiet voice lights the first bar, a loud one all; each bar is twice as loud as the one before. */
const FIRST_BAR = 0.012;
const EVERY = 100;

/** How many bars a loudness lights; `samples` are those of one moment, between -1 and 1. */
export function barsOf(samples: Float32Array): number {
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1));
  if (loudness < FIRST_BAR) return 0;
  return Math.min(BARS, 1 + Math.floor(Math.log2(loudness / FIRST_BAR)));
}

/** The loudness of a track in bars, followed; 0 without a track. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [bars, setBars] = useState(0);
  useEffect(() => {
    if (!track) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setBars(barsOf(samples));
    }, EVERY);
    return () => {
      clearInterval(timer);
      setBars(0);
      void context.close();
    };
  }, [track]);
  return bars;
}
