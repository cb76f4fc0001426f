export const RATINGS = [1, 2, 3, 4, 5] as const;
export const DEFAULT_RATING = 5;

/** How the browser's socket behaves; milliseconds. */
export const SOCKET = {
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
} as const;
