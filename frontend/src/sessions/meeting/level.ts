import { useEffect, useState } from 'react';

/** Number of bars of the meter. */
export const BARS = 5;
/** The loudness (RMS, 0 to 1) of the first bar; each further bar doubles it. */
const FIRST_BAR = 0.012;
const INTERVAL_MS = 100;

/** Number of lit bars for one block of samples, each between -1 and 1. */
export function barsOf(samples: Float32Array): number {
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1));
  if (loudness < FIRST_BAR) return 0;
  return Math.min(BARS, 1 + Math.floor(Math.log2(loudness / FIRST_BAR)));
}

/** The current loudness of a track in bars; 0 without a track. */
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
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setBars(0);
      void context.close();
    };
  }, [track]);
  return bars;
}
