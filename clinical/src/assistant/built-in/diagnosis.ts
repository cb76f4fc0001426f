import { readerOf } from '../words/vocabulary.js';
import words from './asks-words.json' with { type: 'json' };

const read = readerOf({ asks: words.illness }, { correctedFrom: 6 });

/** Whether a message asks which illness somebody has. */
export const asksForDiagnosis = (text: string): boolean => read(text).mentions.length > 0;
