/** The name of this software, the author of exported documents. */
export const SOFTWARE = 'Anamnesis';

/** The source of entries from a file that names this software: nobody can verify a file that was downloaded. */
export const EXPORTED_FILE = 'an exported file';

/** Cyrillic and Greek letters and digits that look like the letters of the name. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', α: 'a', ɑ: 'a', '4': 'a', '@': 'a', м: 'm', μ: 'm', ո: 'n', п: 'n', η: 'n', ν: 'n', и: 'n' },
  ...{ е: 'e', ε: 'e', '3': 'e', ѕ: 's', ꜱ: 's', '5': 's', $: 's', і: 'i', ι: 'i', ı: 'i', '1': 'i', l: 'i', '|': 'i' },
};

/** The letters of a text as they look: without case, marks, blanks and punctuation. */
const lettersOf = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '');

const OWN = lettersOf(SOFTWARE);

/** Whether a source of entries gives itself out as this product, also with other letters, case or spacing. */
export const claimsOwnName = (source: string): boolean => lettersOf(source).includes(OWN);
