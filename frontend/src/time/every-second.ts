/** A subscription to the seconds, for what depends on the time and rarely changes with it. Returns its end. */
export function everySecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1_000);
  return () => clearInterval(timer);
}
