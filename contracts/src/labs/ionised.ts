/** What the free part of an electrolyte in blood is called; "ionic" on most reports of India. Its limits are other ones than those of the whole. */
export const IONISED_WORDS = ['ionised', 'ionized', 'ionic'] as const;

/** One of these words, as a part of a pattern over `plainText`. */
export const IONISED = IONISED_WORDS.join('|');
