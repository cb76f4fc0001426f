/** "1:160", with a comparator in front of it. */
const TITRE = /(<\s*=?|>\s*=?|≤|≥|up\s*to|less than|more than|above|below)?\s*(?<!\w)1\s?:\s?(\d{1,5})(?![\d:])/g;
/** What a report writes between a titre and the one that it is compared with. */
const LABEL =
  /(?:significant|diagnostic|positive|negative|normal|expected|titres?|titers?|cut-?\s?off|ref\w*|range|value|interval|biological|bio|and|or|is|if|at|of|in|dilution|limit)/g;

/** "1:80 and above is significant" */
const LONGEST_NOTE = 30;

/** What says that the titre behind it is the one that others are compared with. */
const OF_LIMIT = /significant|diagnostic|normal|negative|positive|cut-?\s?off|ref|expected|limit/;

interface Titre {
  readonly sign: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** Where a titre stands beside the one that it is compared with, of which words around say what it means. */
function standingOf(own: Titre, limit: Titre, around: string): 'above' | 'asExpected' | null {
  const isSignificant =
    /significant|diagnostic|positive|or more|above|onwards/.test(around) || /^(?:>|≥|above|morethan)/.test(limit.sign);
  const isLimitItself = isSignificant
    ? !/^>$|^above|^morethan/.test(limit.sign)
    : /^<$|^below|^lessthan/.test(limit.sign);
  const isBeyond = isLimitItself ? own.value >= limit.value : own.value > limit.value;
  if (own.sign === '') return isBeyond ? 'above' : 'asExpected';
  // "< 1:20" is known only as a limit.
  if (/^<$|^below|^lessthan/.test(own.sign)) return own.value <= limit.value ? 'asExpected' : null;
  return isBeyond ? 'above' : null;
}

/**
 * Whether one of the titres of a line is one that its line calls significant: "S. typhi O 1:160 (significant >= 1:80)". Null if the line has no limit behind its titres, or several.
 */
export function titreStanding(plain: string): 'above' | 'asExpected' | null {
  const titres = [...plain.matchAll(TITRE)].map(({ 0: all, 1: sign = '', 2: digits, index }): Titre => ({
    ...{ sign: sign.replace(/\s+/g, ''), value: Number(digits), start: index, end: index + all.length },
  }));
  const [limit, last] = titres.toReversed();
  if (!limit || !last) return null;
  const between = plain.slice(last.end, limit.start);
  if (/\p{L}/u.test(between.replace(LABEL, ''))) return null;
  // Behind a comma, or beside several titres, only what is called so is a limit.
  if ((titres.length > 2 || /[,;]/.test(between)) && !OF_LIMIT.test(between)) return null;
  const around = between + plain.slice(limit.end, limit.end + LONGEST_NOTE);
  const standings = titres.slice(0, -1).map((own) => standingOf(own, limit, around));
  if (standings.includes('above')) return 'above';
  return standings.includes(null) ? null : 'asExpected';
}
