/** The stain and no result: "gram negative bacilli seen". A stain with nothing but its colour names what was seen too. */
const STAIN = /gram[\s-]*(?:positive|negative|variable|\+ve|-ve|neg|pos)(?![a-z])\.?/g;
const STAINED = 'germs';

/** Germs of the blood and the spinal fluid, as their names are printed. A source of a regular expression over `withoutStains`. */
export const GERM = String.raw`(?<![a-z])(?:${STAINED}|klebsiella|escherichia|e\. ?coli|staph(?:yl\w*)?|strep(?:to\w*)?|pneumococc\w*|meningococc\w*|salmonella|pseudomonas|acinetobacter|enterococc\w*|enterobacter|candida|cryptococc\w*|burkholderia|neisseria|listeria|haemophilus|brucella|proteus|serratia|citrobacter|stenotrophomonas|clostridi\w+|mrsa|mssa|esbl|(?:diplo|strepto|staphylo|cocco)?(?:bacill(?:i|us)|cocc(?:i|us))|g\.?[np]\.?(?:d\.?c|c\.?b|b|c|r)\.?s?|yeast\w*|budding)(?![a-z])`;

/** A plain line whose stains say neither "positive" nor "negative", which are words of results. */
export const withoutStains = (line: string): string => line.replace(STAIN, STAINED);
