import { readerOf } from '../words/vocabulary.js';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import words from './medicine-in-pregnancy-words.json' with { type: 'json' };

/** `usual` in the data file: supplements that are usually prescribed in pregnancy. */
const read = readerOf<keyof typeof words>(words, { correctedFrom: 6 });

/** Whether a message is about a medicine, other than those that belong to it, in pregnancy. Pure. */
export function asksForMedicineInPregnancy(text: string): boolean {
  const meanings = new Set(read(text).mentions.map(({ meaning }) => meaning));
  if (!meanings.has('pregnant')) return false;
  return (
    meanings.has('medicine') ||
    (!meanings.has('usual') && (meanings.has('anyMedicine') || ingredientsOf(text).recognised.length > 0))
  );
}
