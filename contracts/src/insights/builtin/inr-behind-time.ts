/** "PT/INR - 68 sec / 7.4": the ratio behind the time. */
export const INR_BEHIND_TIME =
  /(?<![a-z])pt\s*[/-]?\s*inr[^\d\n]{0,12}\d+(?:\.\d+)?\s*(?:secs?|seconds?|s)?\.?\s*\/\s*(\d+(?:\.\d+)?)(?![\d/])/;
/** The ratio of a line; 0 without one. */
export const inrOf = (line: string): number => Number(INR_BEHIND_TIME.exec(line)?.[1] ?? 0);
