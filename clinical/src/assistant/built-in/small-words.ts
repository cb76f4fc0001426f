import { plainWords } from '../words/plain-words.js';
import words from './small-words.json' with { type: 'json' };

/** Words by sound, in English, Hindi and Hinglish, that name no subject of a question; `asked`: those of what is asked about any. */
export const smallWords: ReadonlySet<string> = new Set(plainWords(Object.values(words).join()).map(({ key }) => key));
