/** A token bucket: `burst` actions at once, and `perSecond` on average. */
export function createTokenBucket(
  burst: number,
  perSecond: number,
  now: () => number = () => performance.now(),
): { take(): boolean } {
  let left = burst;
  let at = now();
  return {
    take() {
      const moment = now();
      left = Math.min(burst, left + ((moment - at) / 1_000) * perSecond);
      at = moment;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
