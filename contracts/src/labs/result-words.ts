import { BEYOND_GLUCOMETER } from './glucometer.js';
import { ION_SYMBOL } from './ion-symbol.js';

/**
 * Results in words and by grade, over `plainText`. A result says that something was found, or that it was not; how much was grown or
 * seen is a result too.
 */
const FOUND_IN_ENGLISH = String.raw`reactive|positive|pos|\+ve|detected|present|isolated|seen|growth|grown|grew|traces?|resistant|resistance|susceptible|(?<!(?:ultra|high|highly|hyper)[\s-]*)sensitive|intermediate|plenty|numerous|many|abundant|heavy|profuse|large|moderate|small|few|scanty|occasional|equivocal|indeterminate`;
const PASSIVE = '(?: (?:गया|गई|गयी|गए|गये))';
const SEEN_IN_HINDI = String.raw`(?:पाया|पाई|पायी|पाए|पाये)${PASSIVE}|मिला|मिली|मिले|दिखा|दिखी|दिखे`;
const FOUND_IN_HINDI = String.raw`पॉज़ि?टिव|पॉजिटिव|पोजिटिव|रिएक्टिव|धनात्मक|उपस्थित|मौजूद|${SEEN_IN_HINDI}`;
const FOUND = `${FOUND_IN_ENGLISH}|${FOUND_IN_HINDI}`;
/** "नहीं" stands in front of what was not found, within it, or behind it. */
const NOT_FOUND_IN_HINDI = String.raw`नहीं (?:${FOUND_IN_HINDI})|(?:${FOUND_IN_HINDI}) नहीं|(?:पाया|पाई|पायी|पाए|पाये) नहीं${PASSIVE}?|नॉन[\s-]*रिएक्टिव|नेगेटिव|निगेटिव|ऋणात्मक|अनुपस्थित`;
const NOT_FOUND = String.raw`negative|neg|-ve|absent|nill?|none|sterile|undetected|undetectable|${NOT_FOUND_IN_HINDI}`;
/** A word between "no" and what was not found: "No ova, cysts or P. vivax seen". What comes after "but" is found. A hyphen is part of a word only between letters, so that a row of hyphens is read in one way. */
const BETWEEN = String.raw`(?!but\b|however|except|though)(?:[\p{L}\p{N}']+(?:-[\p{L}\p{N}']+)*|\p{L}\.)(?:[\s,/()&]|(?<=[\s,/()&-])-|-(?![\p{L}\p{N}']))+`;
const NEGATED = String.raw`(?:non|not|no|never|without)[\s-]+(?:${BETWEEN}){0,8}?(?:${FOUND}|observed)|(?:non|un)reactive`;
/** "++", and "PF++" directly behind letters: not the charge of an ion, and not a blood group. */
const PLUS_SIGNS = String.raw`(?<![\d_+]|(?<![a-z\d])(?:${ION_SYMBOL}|ab?|b|o))\+{1,4}(?![\w+])`;
const GRADE = String.raw`${PLUS_SIGNS}|(?<![\w.])[1-4]\s?\+(?![\w+])|(?<!\w)1\s?:\s?\d{1,5}(?!\d|:)|${BEYOND_GLUCOMETER}`;
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
