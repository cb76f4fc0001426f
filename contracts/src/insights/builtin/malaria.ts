import { isFoundByName } from './found-by-name.js';
import { isToldOfNow } from './urgent-findings.js';

/** What a slide or a card shows of malaria: right behind "MP", which is a part of an address too. */
const SHOWN = String.raw`(?:is |was )?(?:positive|pos|\+|reactive|detected|seen|present|found|few|many|numerous|scanty|occasional|plenty|पॉजिटिव|मिला)`;
const PARASITE = String.raw`p\.?\s?[fvom]`;
export const MALARIA = new RegExp(
  String.raw`(?<![a-z])(?:malaria\w*|मलेरिया|plasmodium|falciparum|vivax|ovale|knowlesi|mp smear|m\.?\s?p\.?(?=\s*(?:[:(]|by|card|antigen|ag|test|qbc|smear|slide|ict|rdt|rapid|kit|thick|thin)|[\s=,-]*(?:${PARASITE}\.?\s*)?${SHOWN})|${PARASITE}\.?(?=[\s/-]*(?:antigen|ag|hrp|p?ldh|malaria|rings?|gametocytes?|trophozoites?|parasites?)(?![a-z])|[\s:=-]*(?:positive|pos|\+|detected|seen)(?![a-z]))|hrp-?\s?(?:2|ii)|(?<!signet )ring (?:forms?|stages?)|gametocytes?|schizonts?|(?<=(?:blood|smear|film|slide|p\.?b\.?f|p\.?s)[^.;]{0,40})trophozoites?|parasite index|parasita?emia)(?![a-z])`,
);
/** The kinds of parasite in short, which only a line about malaria means. */
const PARASITES = new RegExp(`${MALARIA.source}|(?<![a-z])(?:p\\.?\\s?[fvom]|pan)(?![a-z])`);

/** A slide of which nothing else is said: "Blood film: schizonts of P. vivax". */
const SLIDE_OF_PARASITES = new RegExp(
  String.raw`(?<![a-z])(?:smear|film|slide|p\.?b\.?f)[\s:-]+(?:ring (?:forms?|stages?)|gametocytes?|schizonts?|trophozoites?|${PARASITE}|plasmodium)(?![a-z])(?![^.;]*(?<![a-z])(?:not?|nil|negative|absent|without)(?![a-z]))`,
);

/** "M.p. found": a word that says of other things what they are thought of. */
const FOUND_BEHIND = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:not?|none|nil|neither|without|negative|nahi|नहीं)\s(?:(?!but )[\p{L},.]+\s)*)(?:${MALARIA.source})(?:\s*\([^()]*\))?[\s:=,-]*(?:(?!(?:not?|none|nil|never|nahi|नहीं) )[\p{L}.]+ ){0,3}found(?!\p{L})`,
  'u',
);

/** Whether a line says that the person has malaria now: a card or a slide shows the parasites. */
export const hasMalaria = (line: string): boolean =>
  isToldOfNow(line, MALARIA) &&
  (isFoundByName(line, PARASITES) || SLIDE_OF_PARASITES.test(line) || FOUND_BEHIND.test(line));
