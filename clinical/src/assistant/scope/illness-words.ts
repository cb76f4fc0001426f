import words from './illness-words.json' with { type: 'json' };

/**
 * Names of illnesses, in English, Hindi and Hinglish, also of those on which there is no topic: a question that names one is about health. Names that mean other things as
 * often ("shock", "boil", "corn") are left out.
 */
export const illnessWords = Object.values(words.names).join(', ');

/** Words that say "illness" of whatever stands beside them. */
export const illnessNouns = words.nouns;

/** Endings of the names of illnesses and procedures: "-itis" is an inflammation. */
const ENDINGS =
  /(?:itis|osis|[ae]mia|oma|pathy|algia|plasia|penia|plegia|paresis|rrh[o]?ea|phobia|trophy|sclerosis|megaly|stenosis|ectomy|ostomy|oscopy|plasty|uria|dynia|cytosis|ptosis|edema|oedema)s?$/;
/** Words of other subjects with such endings. */
const OTHERS = new Set(
  'academia academias bohemia aroma diploma oklahoma roma soma sonoma tacoma paloma osmosis metamorphosis symbiosis hypnosis apotheosis mitosis meiosis empathy sympathy apathy antipathy telepathy trophy manuria etruria liguria macadamia'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 5;

/** Whether a word in lower case has the shape of an illness's name. Pure. */
export const isShapedLikeIllness = (word: string): boolean =>
  word.length >= LEAST_LETTERS && ENDINGS.test(word) && !OTHERS.has(word);
