import spellings from './latin-spellings.json' with { type: 'json' };

/** Words of Hindi texts as they are usually written in Latin letters: English words by their English spelling, and short ones whose spelling is not by sound. */
export const latinSpellings: ReadonlyMap<string, string> = new Map(Object.entries(spellings));
