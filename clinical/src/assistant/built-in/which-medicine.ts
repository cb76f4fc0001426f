import { readerOf } from '../words/vocabulary.js';
import words from './asks-words.json' with { type: 'json' };

const read = readerOf({ asks: words.medicine }, { exact: ['asks'] });

/** Whether a message asks which medicine helps. Pure. */
export const asksWhichMedicine = (text: string): boolean => read(text).mentions.length > 0;
