/** Words for a relative, in English and in Hindi in Latin letters. */
const RELATIVES =
  'father|mother|papa|pitaji|pita|mummy|amma|appa|dad|daddy|mum|husband|wife|son|daughter|beti|brother|sister|bhai|behen|bahan|uncle|aunt|aunty|grand ?(?:father|mother|ma|pa)|pati|patni|dadi|nani|in-laws?';
/** The same, which are names and abbreviations of other things as well: the Greek letter of "beta HCG", the multiple of a median, an aggregated albumin, first names. */
const AMBIGUOUS = 'beta|maa|mom|dada|nana';
const ANY = `(?:${RELATIVES}|${AMBIGUOUS})(?:[ -]in[ -]law)?`;
/** A Greek letter or a median has a colon in front of its number too. */
const CALLED = '(?:dada|nana) ?:';
/** Belonging to the relative: "papa ka", "father's", "nana ji". */
const POSSESSIVE = String.raw`(?: ?ji)?(?:['’]s|s['’]?| (?:ka|ki|ke|kaa|kee)| ?ji)`;
const AGE = String.raw`[\s,:(-]*\d{1,3} ?(?:y(?:ea)?rs?|y|saal|sal|months?|mahine)`;
const MINE = '(?:my|mere|meri|mera|hamare|hamari) ';
/** "Mother and child profile", "mother's milk", "daughter to follow": no person whose report it is. */
const NO_PERSON = String.raw`(?!['’]?s? (?:and|milk|&|to|of|history|cells?)(?!\p{L}))`;

/** Whether a line begins with a relative as the person whom its results are of: "Father's report", "papa ka Hb 5", "my mother". A word that is one of something else too needs what says that a person is meant. */
const OF_RELATIVE = new RegExp(
  String.raw`^[\s*]*(?:(?:reports?|tests?|results?) of )?(?:${MINE}${ANY}(?:ji)?(?:['’]?s)?(?!\p{L})|${ANY}(?:${POSSESSIVE}(?!\p{L})|${AGE}(?!\p{L}))|(?:${RELATIVES})(?:[ -]in[ -]law)?(?!\p{L})|${CALLED}|(?<=of )${ANY}(?=\s*(?:$|[,:(])))${NO_PERSON}`,
  'iu',
);
export const beginsWithRelative = (line: string): boolean => OF_RELATIVE.test(line);
