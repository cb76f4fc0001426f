import { wordedResults } from '../../labs/result-words.js';
import { EARLIER_IN_ENGLISH } from '../../labs/time-words.js';
import { GERM } from './germ-names.js';
import { isDenied, statementsOf } from './urgent-findings.js';

const FIRST_GERM = new RegExp(GERM);
const EACH_GERM = new RegExp(GERM, 'g');

/** Between a denial and what it denies: "no bacteria, fungi or yeast". */
const OTHER_GERMS = new RegExp(
  String.raw`${GERM}|(?<![a-z])(?:organisms?|bacteri\w+|fung\w+|elements?|pathogen\w*|parasites?|hyphae|spores?|afb|acid[ -]?fast|pus|epithelial|cells?|growth of|any|other|of|or|and|nor)(?![a-z])`,
  'g',
);
/** "No pus cells, gram positive cocci", "no growth, E. coli": cells and growth are all that is denied, unless a list goes on. What is said of a germ itself is left. */
const OTHER_DENIED = new RegExp(
  String.raw`(?<![a-z])(?=no )(?<!(?:${GERM})(?: [a-z]+)?[\s:=(-]*)no (?:[a-z]+ ){0,2}(?:growth|cells?|polymorphs|neutrophils|lymphocytes|[rw]bcs?)(?![a-z])(?!\s*(?:\/|&|and |of |for )|[^.;]*(?<![a-z])n?or(?![a-z]))`,
  'g',
);
/** "Bottle no 1" */
const NUMBERED = /(?<![a-z])no(?=[\s.:#-]*\d)/g;
const LAST_DENIAL = /^.*(?<![a-z])(?:no|nor|without)(?![a-z])/;
/** "H/o Klebsiella", "previous culture: Klebsiella". */
const OLD = new RegExp(
  String.raw`(?<![a-z])(?:(?:[hk]\/(?:c\/)?o|hx of|history of) (?:[a-z]+ ){0,2}|(?:${EARLIER_IN_ENGLISH}|old) (?:[a-z]+ ){0,2}(?:cultures?|c\/s|reports?)[\s:=(-]*)$`,
);
/** The end of what is said of a germ. */
const NEXT = /[,;]|(?<![a-z])and (?:no|not|bottle|set|the other)(?![a-z])/;

/** Whether a statement says of a germ that it was not found, or was earlier. */
function isGermDenied(statement: string, { 0: name, index }: RegExpExecArray): boolean {
  const [before, all] = [statement.slice(0, index), statement.slice(index + name.length)];
  const behind = all.slice(0, FIRST_GERM.exec(all)?.index).split(NEXT)[0] ?? '';
  const [result] = wordedResults(behind);
  const [denial] = LAST_DENIAL.exec(before) ?? [];
  const isInList = denial !== undefined && !/[a-z]/.test(before.slice(denial.length).replace(OTHER_GERMS, ''));
  return result?.isFound === false || isInList || OLD.test(before) || isDenied(before, behind);
}

/** The statements of a plain line without stains in which a germ is named and not denied. A denial is one of its clause alone: "bottle 1 no growth, bottle 2 Klebsiella". */
export const statementsWithGerms = (line: string): string[] =>
  statementsOf(line.replace(NUMBERED, 'nr').replace(OTHER_DENIED, ';')).filter((statement) =>
    [...statement.matchAll(EACH_GERM)].some((found) => !isGermDenied(statement, found)),
  );
