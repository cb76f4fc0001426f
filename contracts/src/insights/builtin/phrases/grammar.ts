/** A text at the beginning of a sentence. Names such as eGFR, aPTT and hs-CRP keep their small letters. */
export const capitalised = (text: string): string =>
  /^(?:[a-z]{1,2}[A-Z]|hs-)/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The word for a number of times, of which the first is for two. */
export const timesWord = (words: readonly string[], times: number, many: string): string => words[times - 2] ?? many;
