/**
 * Results in words and by grade, over `plainText`. A result says that something was found, or that it was not; how much was grown or
 * seen is a result too.
 */
const FOUND = String.raw`reactive|positive|\+ve|detected|present|isolated|seen|growth|grown|grew|traces?|resistant|resistance|susceptible|(?<!(?:ultra|high|highly|hyper)[\s-]*)sensitive|intermediate|plenty|numerous|many|abundant|heavy|profuse|large|moderate|small|few|scanty|occasional|equivocal|indeterminate|पॉज़ि?टिव|पॉजिटिव|धनात्मक`;
const NOT_FOUND = String.raw`negative|-ve|absent|nill?|none|sterile|undetected|undetectable|नेगेटिव|निगेटिव|ऋणात्मक`;
/** A word between "no" and what was not found: "No ova, cysts or P. vivax seen". What comes after "but" is found. */
const BETWEEN = String.raw`(?!but\b|however|except|though)(?:[\p{L}\p{N}'-]+|\p{L}\.)[\s,/()&-]+`;
const NEGATED = String.raw`(?:non|not|no|never|without)[\s-]+(?:${BETWEEN}){0,8}?(?:${FOUND}|observed)|(?:non|un)reactive`;
const GRADE = String.raw`(?<![\w+])\+{1,4}(?![\w+])|(?<![\w.])[1-4]\s?\+(?![\w+])|(?<!\w)1\s?:\s?\d{1,5}(?!\d|:)`;
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?<not>${NEGATED}|${NOT_FOUND})|(?<found>${FOUND}))(?![\p{L}\p{M}])|(?<grade>${GRADE})`,
  'gu',
);

/** A result in words, with its offsets: whether it says that something was found. */
export interface WordedResult {
  readonly isFound: boolean;
  readonly start: number;
  readonly end: number;
}

/** The results in words of a plain text, from first to last. */
export const wordedResults = (plain: string): WordedResult[] =>
  [...plain.matchAll(WORD)].map(({ 0: found, index, groups }) => ({
    isFound: groups?.['not'] === undefined,
    start: index,
    end: index + found.length,
  }));
