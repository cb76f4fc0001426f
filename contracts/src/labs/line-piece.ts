import {
  isAddress,
  isExplanation,
  saysSomething,
  withoutGeneralities,
  withoutPhrases,
} from './administrative-lines.js';
import { withoutAdministration } from './administrative-cells.js';
import { unexplained } from './harmless-text.js';
import { IONISED } from './ionised.js';
import { isNamedResult } from './named-result.js';
import { namesIn } from './names.js';
import { hasNearResultWord } from './near-result-words.js';
import { isPrintedRow } from './printed-row.js';
import { wordedResults } from './result-words.js';

/** Words that make a finding of a line, also where it stands in an explanation or in a cell about the sample. */
export const FINDING =
  /(?<![\p{L}])(?:dissect\w+|ruptur\w+|perforat\w+|gangren\w+|torsion|tamponade|pneumothora\w+|ectopic|bleed\w*|stroke|arrest|n?stemi|[ailp]wmi|asystole|torsades?|volvulus|intussusception|abruptio|iufd|chb|died|dead|deaths?|demise|fatal|midline shift|sepsis|septic|unconscious|drowsy|shock|coma|seizures?|no (?:platelets?|cells?|flow)|blood in|function (?:is )?(?:low|reduced|poor)|panic|telephonic\w*|telephoned|by phone|impression|conclusion|opinion|diagnosis|(?<!clinical )findings?|suggestive|suspicious|suspected|consistent with|mass|lesions?|nodules?|tumou?rs?|cancer|carcinoma|malignan\w+|metasta\w+|lymphoma|leuk\w+|blasts?|parasites?|falciparum|vivax|m\.?\s?p\.?[\s:=-]+(?:is |was )?found|bacilli|fractures?|opacit\w+|effusion|infiltrat\w+|consolidation|stenosis|occlusion|infarct\w*|ha?emorrhage|embol\w+|thromb(?:us|osis|i)|aneurysm|abscess|calcul(?:us|i)|abnormal\w*|atypical\w*|dysplasia|invasive|critical|urgent|alert)(?!\p{L})/u;
/** A part of a quantity with a number: beside its whole it is a result of its own. "Direct ISE 140" names a method. */
const PART_WITH_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(?:direct|indirect|conjugated|unconjugated|${IONISED}|free)\s*[:=-]?\s*[<>]?\d+(?:\.\d+)?(?![\d:/])`,
  'u',
);
const WORD = /\p{L}[\p{L}\p{M}]+/u;

/** A part of a text without interpreted results. */
export interface Piece {
  /** `words`: neither known to be a result nor known to be none. */
  readonly kind: 'nothing' | 'more' | 'words' | 'result';
  /** Without any name: the number of a test that the line above names. */
  readonly isNumberAlone: boolean;
}

/** Times and years, which are no results: "over the past 8 - 12 weeks". */
const TIMES =
  /\d{1,2}(?:\s*(?:-|to)\s*\d{1,2})?\s*(?:weeks?|months?|days?|hours?|hrs?|years?|[ap]\.?m\b)|(?<!\d)(?:19|20)\d\d(?![\d.])/g;

/** "(Critical: < 2.5 / > 6.5)": both limits from which the laboratory telephones, and no result. */
const ALERT_LIMITS =
  /[([]\s*(?:critical|panic|alert)(?: (?:values?|limits?|levels?))?\s*[:=]?\s*[<≤]=?\s*[\d.]+[^()[\]\d<>]{0,20}[>≥]=?\s*[\d.]+[^()[\]\d]{0,12}[)\]]/g;

/** What a plain line says, or a part of one, that holds no interpreted result. */
export function pieceOf(line: string): Piece {
  const whole = line.replace(ALERT_LIMITS, ' ');
  if (wordedResults(withoutGeneralities(whole)).length > 0 || FINDING.test(whole) || hasNearResultWord(whole))
    return { kind: 'result', isNumberAlone: false };
  const plain = withoutAdministration(whole);
  if (!/[\p{L}\p{N}]/u.test(plain)) return { kind: 'nothing', isNumberAlone: false };
  if (PART_WITH_NUMBER.test(plain)) return { kind: 'result', isNumberAlone: false };
  const names = namesIn(plain);
  const rest = unexplained(plain, names, false);
  const hasName = names.length > 0 || WORD.test(rest);
  const isNumberAlone = !hasName && /\d/.test(whole);
  if (!/[\p{L}\p{N}]/u.test(rest) || !/[\p{L}\p{N}]/u.test(unexplained(plain, names, true)))
    return { kind: isNamedResult(plain, names) ? 'result' : 'nothing', isNumberAlone };
  if (isAddress(plain)) return { kind: 'more', isNumberAlone };
  if (isPrintedRow(plain) && !isExplanation(plain)) return { kind: 'result', isNumberAlone };
  const said = withoutPhrases(plain);
  const named = namesIn(said);
  const unknown = unexplained(said, named, false);
  const isOfAll = isExplanation(plain);
  if (isOfAll && !/\d/.test(unknown.replace(TIMES, ' '))) return { kind: 'more', isNumberAlone };
  if ((named.length > 0 || WORD.test(unknown)) && /\d/.test(unknown)) return { kind: 'result', isNumberAlone };
  return { kind: saysSomething(plain, unknown) && !isOfAll ? 'words' : 'more', isNumberAlone };
}
