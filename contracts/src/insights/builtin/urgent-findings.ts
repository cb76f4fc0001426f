import { withoutGeneralClauses } from '../../labs/administrative-lines.js';
import { wordedResults } from '../../labs/result-words.js';
import lists from './urgent-findings.json' with { type: 'json' };
import { isFoundByName } from './found-by-name.js';
import { hindiFindings, isDeniedInHindi, isEarlierInHindi } from './hindi-findings.js';
import { isGone, withoutFollowedUp } from './past-findings.js';
import { EARLIER_IN_ENGLISH, MONTH_BEGINS } from '../../labs/time-words.js';
import { TOLD, TOLD_OR_REPEATED } from '../../labs/told-words.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import { LABORATORY_ALERT, RADIOLOGY_ALERTS, type UrgentSource } from './urgent-sources.js';

/** The words for which a name in brackets stands in a pattern. */
const named = {
  '<told>': TOLD,
  '<told or repeated>': TOLD_OR_REPEATED,
  '<relative>': `(?:${lists.relatives.join('|').replaceAll('<told>', TOLD)})`,
  '<whose>': `(?:${lists.whose.join('|')})`,
  '<care>': `(?:${lists.care.join('|')})`,
  '<acute heart>': `(?:${lists.acuteHeart.join('|')})`,
  '<of treatment>': `(?:${lists.ofTreatment.join('|')})`,
  // "Screening of the whole spine shows": what was looked for was seen. "To see if CT shows" still asks.
  '<unless shown>': String.raw`(?![^,]*(?<!(?<!\p{L})(?:if|whether)(?!\p{L})[^,]*)(?<!\p{L})(?:${lists.shows.join('|')})(?!\p{L}))`,
};
const withNamed = (pattern: string): string =>
  Object.entries(named).reduce((text, [name, words]) => text.replaceAll(name, words), pattern);
const anyOf = (patterns: readonly string[], flags = 'u') =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${patterns.map(withNamed).join('|')})(?![\p{L}\p{M}\d])`, flags);

const EMERGENCIES = anyOf([...lists.hospital, ...hindiFindings.hospital], 'gu');
/** Findings that are told by what is missing: "no cardiac activity". */
const DEATH = anyOf([...lists.hospitalDeath, ...hindiFindings.hospitalDeath], 'gu');
const SAME_DAY = anyOf(lists.doctor);
/** Findings that are no name of what is looked for: to be written down is to be found. */
const SEEN = anyOf([...lists.sameDay, ...lists.fragments], 'gu');
const FRAGMENTS = anyOf(lists.fragments, 'gu');
/** In Hindi a name and the word that it was found are one pattern: the verb stands at the end. */
const SAME_DAY_IN_HINDI = anyOf(hindiFindings.doctor, 'gu');
const PRINTED = anyOf([...lists.printed, ...hindiFindings.printed]);
/** Behind "critical low": limits of everybody, or none. */
const CALLED_FOR_ALL = String.raw`(?:critical|panic|dangerous)(?:ly)?[ -]*(?:high|low)\s*[:=(]?\s*(?:${lists.calledForAll.join('|')})(?!\p{L})`;
const NOT_PRINTED = new RegExp([...lists.notPrinted, CALLED_FOR_ALL].map(withNamed).join('|'), 'u');
/** The report's own words for help at once, and what makes them of everybody, of another time or not needed. */
const HELP = anyOf(lists.asksForHelp, 'gu');
const NOT_ASKED = anyOf(lists.notAsked);
/** Signs that are an emergency together, in whichever statements of a report, unless it tells why they are not: nothing in the uterus of a woman who is pregnant, and was not delivered. */
const TOGETHER = lists.together.map(({ signs, unless }) => ({
  signs: signs.map((sign) => anyOf([sign], 'gu')),
  unless: anyOf([unless], 'gu'),
}));
/** Parts of the body where the same word is no emergency: a follicle ruptures each month. */
const ELSEWHERE = anyOf(lists.elsewhere);
const CHANGES_BY_PART = /ruptur|perforat|torsion/;
/** Statements of what was, or is looked for. */
const HISTORY = new RegExp(String.raw`^[\s:*-]*(?:${lists.histories.map(withNamed).join('|')})(?!\p{L})`, 'u');
/** Of another time or person, or looked for, up to the next comma: "history of", "to rule out". */
const NOT_NOW = anyOf([...lists.notNow, ...hindiFindings.notNow]);
/** One relative or several: "her mother and father". */
const RELATIVES = withNamed(
  String.raw`(?:<whose> )*<relative>(?:(?:\s*[,/&]\s*|\s+)(?:(?:and|or|to) )*(?:<whose> )*<relative>)*`,
);
const TOLD_BESIDE = `(?:${withNamed(lists.toldRelatives.join('|'))})`;
/** "Informed to mother and father", "parents were told": whom the finding was told, and not whose it is. */
const TOLD_TO_RELATIVES = new RegExp(
  String.raw`(?<!\p{L})(?:${TOLD_BESIDE} (?:(?!(?:${lists.notTold.join('|')})(?!\p{L}))\p{L}+,? ){0,4}?${RELATIVES}|${RELATIVES} (?:(?:was|were|has|have|been|is|are|also|called|and) )*(?!(?<!(?:was|were|been) )(?:${lists.tellsItself.join('|')})(?!\p{L}))${TOLD_BESIDE})(?!\p{L})`,
  'gu',
);
/** Not "previously admitted with", "previous scan with"; "now" always. */
const LATER = String.raw`now |(?<!(?<!\p{L})(?:${[...lists.cameThen, ...lists.pictures].join('|')}) )(?:with|in) `;
/** "Old", "post": of the few words behind it alone, up to what came later: "old infarct with heart block". What is compared with an earlier picture is of now: "compared to the prior study". */
const EARLIER = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${lists.compared.join('|')}) (?:(?:to|with|the|of|his|her) )*)${anyOf(lists.earlier).source}[ ?-]*(?:(?!${LATER})\p{L}+ ){0,2}$`,
  'u',
);
/** "S/p PTCA with AWMI": what it was done for, unless it is something else or acute: "s/p PTCA with heart block". */
const DONE = new RegExp(String.raw`${anyOf(lists.earlier).source}[ -]*(?:\p{L}+ )?(?:ptca|pci) (?:with|in) $`, 'u');
const DONE_FOR = /(?<!\p{L})(?:[ailp]wmi|(?:n|non[ -]?)?stemi|m\.?i\.?|myocardial infarct(?:ion)?|coronary syndrome)$/u;
/** "Old infarct and acute infarct". */
const ACUTE = /^(?:(?:hyper-?)?acute|recent)(?!\p{L})/u;
/** "STEMI now", and not "STEMI, now stable". */
const NOW_BEHIND = /^ (?:now|today|at present|currently)\s*(?:$|[.,;])/u;
const DENIED = anyOf(lists.denied, 'gu');
/** Some words later without a mark or "with" between, unless they only say what is denied: "dissection, which was ruled out"; "acute appendicitis, perforation not seen" denies the perforation. */
const DENIED_BEHIND = new RegExp(
  String.raw`^(?:[\s:=,(-]*(?:${lists.deniedBehind.join('|')})|(?:\s*(?!(?:(?!n?or |and )\p{L}+ ){0,2}(?:${lists.complications.join('|')}) )(?:(?!cannot |can |could |not |with )\p{L}+ ){1,3}|[\s:=,(-]*(?:(?:${lists.whatIs.join('|')}) ){1,3})(?:${lists.deniedLater.join('|')}))(?!\p{L})`,
  'u',
);
/** "In previous or present study": not there now either, with no word of what is new between: "not seen in the previous film, appears in present". */
const AND_NOW = String.raw`(?:\s+(?:the|chest|brain|studies|films|scans|(?:${lists.pictures.join('|')})))*\s+(?:and|or|nor) (?:(?:in|on|the) )*(?:present|current|this|today's) (?:${lists.pictures.join('|')})(?=\s*(?:$|[.,;)]))`;
const YEAR = String.raw`(?<!\d)(?:19|20)\d\d(?!\d)`;
const DATE = String.raw`(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2}|(?:\d{1,2}(?:st|nd|rd|th)?[-/., ]*)?(?:${MONTH_BEGINS})(?!\p{L}*ing)\p{L}*|${YEAR})`;
/** "In the CT of 12/10/2026": one that needs a date is another one. */
const PICTURE_OF_DATE = String.raw`(?:(?:the|a|any|her|his) )?(?:(?!present|current|this|today)\p{L}+ ){0,2}?(?:${lists.pictures.join('|')}) (?:(?:\p{L}+ ){0,3}?)(?:of |dated |on |from |in |done )*${DATE}`;
/** "Not seen on the previous radiograph": what was not there then is new. */
const NEW_SINCE = new RegExp(
  String.raw`^[\s:=,(-]*(?:(?:\p{L}+ ){0,3}(?:not (?:\p{L}+ )?\p{L}+|absent)\s*\(?(?:(?:on|in|at|during) )?(?:(?:the|a|any|her|his) )?(?:${EARLIER_IN_ENGLISH}|old|comparison)|(?:${EARLIER_IN_ENGLISH}) (?:it )?(?:was |were )?(?:not|absent))(?!\p{L})(?!${AND_NOW})|^[\s,(-]*(?:\p{L}+ ){0,3}not (?:\p{L}+ )?\p{L}+ (?:on|in|at) ${PICTURE_OF_DATE}`,
  'u',
);
/** "No flow, suggesting torsion": what is inferred from a denial is not denied. */
const INFERRED = anyOf(lists.inferred);
/** "No features suggestive of torsion". */
const SOUGHT = new RegExp(String.raw`^\s*(?:${lists.soughtAfter.join('|')})(?!\p{L})`, 'u');
const LISTED = anyOf(lists.listed);
/** "No change in the pneumothorax" says that it is there. */
const UNCHANGED =
  /^\s*(?:\p{L}+ ){0,3}(?:change|improvement|resolution|reduction|regression|difference|doubt)(?!\p{L})/u;

/** "Uses: exclusion of pulmonary embolism", "INR 2.0-3.0: treatment of venous thrombosis": of nobody. */
const OF_ALL = new RegExp(lists.ofAll.join('|'), 'u');
/** "Therapeutic range: 0.6 - 1.2 Lithium 3.4": a value of the person behind the last range, up to a word of a limit. */
const VALUE_BEHIND_RANGE = new RegExp(
  String.raw`(?<=\d\s*(?:-|to)\s*\d[\d.]*\s*[^\s\d]{0,12}[\s,.)]*)(?:(?!(?:${lists.limitWords.join('|')})(?!\p{L}))\p{L}[\p{L}\d-]+[ :=]+){1,3}\d[\d.]*(?!\s*(?:-|to)\s*\d)(?![\d.])[^;]*$`,
  'u',
);
const LIMIT = `(?:${lists.ofLimits.join('|')})`;
/** "Severe anaemia: < 8 g/dL": what a word means. */
const LABEL_OF_LIMIT = new RegExp(String.raw`^\s*[:=-]+[\s(]*${LIMIT}`, 'u');
/** "Severe thrombocytopenia < 50000" is what was found, unless other grades stand beside it. */
const AT_LIMIT = new RegExp(String.raw`^[\s(]*${LIMIT}`, 'u');
const OTHER_GRADE = /(?<!\p{L})(?:mild|moderate)(?: (?<name>\p{L}+))?[\s:(=<>≤≥-]*\d/u;
/** Whether another grade of the same, with its numbers, stands in front of a finding: "moderate neutropenia 500 - 1000". */
function isBesideGrade(before: string, found: string): boolean {
  const grade = OTHER_GRADE.exec(before);
  return grade !== null && found.endsWith(grade.groups?.['name'] ?? '');
}

/** "Pulmonary embolism 2.0 - 3.0": a row of the ratios that are aimed at. Of what is measured in centimetres it is a size. */
const OF_TARGET = /(?:embol|thromb|infarct)\p{L}*\s*[:=-]*\s*[1-4]\.[05]\s*(?:-|to)\s*[1-4]\.[05]\s*$/u;

/** Statements of a line: what is denied in one is not denied behind its end. */
const STATEMENT_END =
  /[;•।]|(?<!(?<!\p{L})(?:\p{L}|dr|mr|mrs|ms|no))\.(?=\s|$)|(?<!\p{L})(?:but|however|although|though|except|lekin|magar|isliye|kyunki|लेकिन|मगर|इसलिए|क्योंकि)(?![\p{L}\p{M}])/u;

/** "Dissection needs to be ruled out": in a conclusion it is suspected. */
const TO_BE_RULED_OUT = /^\W*(?:(?:needs?|has|have|is|are) )?to be (?:ruled out|excluded)(?!\p{L})/u;
/** "Not a known diabetic presented with a rupture": the denial ends where the patient came. */
const CAME_WITH =
  /\p{L}+ (?<!(?:being|been|ever|never|previously) )(?:presents?|presented|presenting|admitted|came|brought) with(?!\p{L})/u;
/** "No consolidation or effusion, right sided pneumothorax with collapse": a list ends at a finding that has a side or a size, and is described. */
const NEW_IN_LIST = /^\s*(?:(?:an?|the) )?(?:right|left|bilateral|large|moderate|massive)(?!\p{L})(?!.* n?or )/u;
const DESCRIBED = /^\s*(?:with|measuring|seen|noted|present|of \d)(?!\p{L})/u;

/** "No flow in the left ICA with acute infarct": what is missing is a sign of what follows. */
const SIGN_MISSING = new RegExp(
  String.raw`^ (?:${lists.missingSigns.join('|')})(?![\p{L}-]| ?limit)(?:[^,]* with|(?: seen| noted)? (?:in|on|of|to|beyond|across|within) [^,]* and) (?:\p{L}+ ){0,3}$`,
  'u',
);
/** "No h/o trauma NCCT head shows a haematoma": the denial ends where a picture shows something, unless it is that picture that is denied. */
const SHOWN_BEHIND = new RegExp(
  String.raw`^(?!\s*(?:${[...lists.notOfNow, ...lists.pictures, ...lists.ofPicture].join('|')})(?!\p{L})).*\p{L} (?:${lists.pictures.join('|')})(?!\p{L})[^,]*(?<!\p{L})(?:${lists.shows.join('|')})(?!\p{L})`,
  'u',
);
/** "No bleed or shift, acute left MCA infarct": what has a side is no word of a list. */
const SIDED = /(?<!\p{L})(?:right|left|bilateral)(?!\p{L})/u;
/** Text in front of a finding that shows that it is an item of a list: "shift or", "/ left". */
const LIST_BEFORE = /(?<!\p{L})n?or(?!\p{L})|\/\s*(?:(?:left|right) )?$/u;
const LIST_BEHIND = new RegExp(
  String.raw`^\s*(?:,|$|(?:(?:in|on) (?:either|any|both) (?:\p{L}+ )?)?(?:n?or(?!\p{L})|\/)|(?:in|on) (?:the )?(?:${lists.everywhere.join('|')})(?!\p{L}))`,
  'u',
);

/** Whether words beside a finding in a statement deny it. Behind a comma only in a list: "no effusion, shift or bleed", and not "no fever, aortic dissection". */
export function isDenied(before: string, behind: string, found = ''): boolean {
  const isSuspected = CONCLUDES.test(before) && TO_BE_RULED_OUT.test(behind);
  if ((DENIED_BEHIND.test(behind) && !NEW_SINCE.test(behind) && !isSuspected) || isDeniedInHindi(behind)) return true;
  const last = [...before.matchAll(DENIED)].at(-1);
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  if ([UNCHANGED, CAME_WITH, SIGN_MISSING].some((ends) => ends.test(between))) return false;
  if (SHOWN_BEHIND.test(between + found)) return false;
  // "Not suggestive of": what is inferred is itself denied.
  if (INFERRED.exec(between.trimStart())?.index === 0) return true;
  if (between.includes(':') || (INFERRED.test(between) && !SOUGHT.test(between))) return false;
  if (!between.includes(',')) return true;
  const beside = between.split(',').at(-1) ?? '';
  if (NEW_IN_LIST.test(beside) && DESCRIBED.test(behind)) return false;
  if (LIST_BEFORE.test(beside)) return LISTED.test(between);
  const isNew = SIDED.test(found) && !/^\s*,?\s*n?or(?!\p{L})/u.test(behind);
  return !isNew && LIST_BEHIND.test(behind) && LISTED.test(between);
}

const CONCLUSION =
  /^[\s:*-]*(?:(?:final|overall|usg|ct|mri|e[ck]g|echo|x-?ray|radiological) )?(?:impressions?|conclusion|opinion|imp)(?!\p{L})/u;
/** Headings of a question to the examiner. What stands behind them is no conclusion, even after an impression. */
const ASKED =
  /^[\s:*-]*(?:clinical(?:ly)?(?=\s*[:?-]|\s+(?:diagnosis|impression|suspicion|suspected|query|details?|data)(?!\p{L}))|provisional|referred|reason|indications?)(?!\p{L})/u;
const EXAMINED = '(?:nc|ce|hr)?ct|ctpa|mr[iav]|usg|u\\/s|ultrasound|tvs|x-?ray|cxr|(?:2d )?echo|doppler|e[ck]g';
/** A finding that is only asked about, belongs to another time, or is normal. */
const NOT_SHOWN = String.raw`(?<!\p{L})(?:${lists.notShown.join('|')})(?!\p{L})`;
/** A suspicion in what a report concludes counts, and so does one of the reader of an ECG: "Impression: ? ruptured ectopic", "ECG ? STEMI". */
const CONCLUDES = new RegExp(
  String.raw`${CONCLUSION.source}|^[\s:*-]*(?:12[ -]lead )?e[ck]g(?!\p{L})(?:(?!(?<!\p{L})for(?!\p{L})|${NOT_SHOWN})[^:?\d,;])*[:-]?\s*\?`,
  'u',
);
/** "NCCT head shows ? SAH", "CXR: ? pneumothorax": what a picture of now shows is suspected by who read it. */
const SHOWN = new RegExp(
  String.raw`^[\s:*-]*(?:(?!(?:${lists.notOfNow.join('|')})(?!\p{L}))\p{L}+ ){0,2}?(?:${EXAMINED})(?!\p{L})(?:(?!(?<![-/.])${YEAR}|${NOT_SHOWN})[^?])*(?:(?::| -)(?!\s*for(?!\p{L}))|(?<!\p{L})(?:${lists.shows.join('|')}|s\/o|suggestive of)(?!\p{L}))(?:(?!${NOT_SHOWN}).)*$`,
  'u',
);
/** A question in front of a finding: "?", "query". */
const QUERIED = /(?:\?\s*(?:\p{L}+ ){0,3}|(?<!\p{L})query(?!\p{L})[^,]*)$/u;

/** An examination whose result begins: "h/o chest pain ECG shows", "known case of hypertension ECG:". What comes in front is over there. */
const RESULT_BEGINS = String.raw`(?=(?<!\p{L})(?:e[ck]g|(?:nc|ce)?ct|mri|usg|ultrasound|x-?ray|cxr|echo|doppler)(?!\p{L})[^,;]*(?:shows?|showing|showed|reveals?|revealed|suggestive of|s\/o|:)(?!\p{L}))`;
/** "Known case of hypertension, now": what follows is of the present. */
const NOW_BEGINS = String.raw`(?=(?<!\p{L})(?:${lists.nowBegins.join('|')})(?!\p{L}))`;
/** "Indication: chest pain Impression: embolism", in one line. */
const CONCLUSION_BEGINS = String.raw`(?=(?<!\p{L})(?:${lists.conclusions.join('|')})(?!\p{L}))`;
const CLAUSE = new RegExp(`,| with |${RESULT_BEGINS}|${NOW_BEGINS}|${CONCLUSION_BEGINS}`, 'u');
/** "CT brain 2019 showed", "CT brain 12/03/2019 showed": a picture of a year alone is one of the history, and in the past tense so is one of a date, unless the history tells of another year. */
const PAST_PICTURE = String.raw`(?![^,;]*(?<!\d[-/.]|(?:${MONTH_BEGINS})\p{L}*[-/., ]*)${YEAR})(?:(?<=(?<since>${YEAR}).*)(?![^,;]*\k<since>)|(?![^,;]*${YEAR}[^,;]*(?:showed|revealed)))`;
/** "Indication: chest pain CT shows": a result also without a comma, unless it is asked whether the picture shows it, or the picture is an earlier one. */
const RESULT_FOLLOWS = String.raw`(?<!(?:${lists.notOfNow.join('|')}) (?:(?:the|a|an|any|her|his|repeat|plain) )*)(?=(?:\p{L}+ ){1,4}?(?:shows|reveals)(?!\p{L}))`;
/** "History of trauma, CT brain shows": the history ends where a picture of now begins, or what is said to be now. */
const PICTURE_OF_NOW = new RegExp(
  String.raw`(?:[,-]\s*|${RESULT_FOLLOWS})${RESULT_BEGINS}${PAST_PICTURE}|${CONCLUSION_BEGINS}`,
  'u',
);
const PRESENT = new RegExp(`${PICTURE_OF_NOW.source}|${NOW_BEGINS}(?![^,;]*${YEAR})`, 'u');
/** "Clinical details: now fever": what is looked for, also where it says now. */
const SOUGHT_FIRST = new RegExp(String.raw`^[\s:*-]*(?:${lists.soughtFirst.join('|')})(?!\p{L})`, 'u');

/** "Clinical history: now intracranial bleed seen on CT": what was seen is not looked for. */
const SEEN_IN_PICTURE = new RegExp(
  String.raw`^[\s,]*(?:(?:is|was|are|were) )?(?:seen|noted|found|detected|confirmed|identified) (?:on|in|by) (?:(?!last|previous|prior|old|earlier|outside)\p{L}+ ){0,2}?(?:${lists.pictures.join('|')})(?![^,;]*${YEAR})(?!\p{L})`,
  'u',
);

const isSought = (before: string, behind: string): boolean =>
  SOUGHT_FIRST.test(before) && !SEEN_IN_PICTURE.test(behind);

/** Whether a statement tells of now, as far as the words in front of a finding say. The finding may begin with its examination. */
const isNow = (before: string, behind: string, found = ''): boolean =>
  !HISTORY.test((before + found).split(isSought(before, behind) ? PICTURE_OF_NOW : PRESENT).at(-1) ?? '') &&
  !NOT_NOW.test((before.replace(TOLD_TO_RELATIVES, ' ') + found).split(CLAUSE).at(-1) ?? '') &&
  !(DONE.test(before) && DONE_FOR.test(found) && !ACUTE.test(found) && !NOW_BEHIND.test(behind)) &&
  (!EARLIER.test(before) || (/ and $/u.test(before) && ACUTE.test(found))) &&
  !isEarlierInHindi(before + behind) &&
  ((!QUERIED.test(before) && !/^\s*\?/.test(behind)) || CONCLUDES.test(before) || SHOWN.test(before));

/** The statements of a plain line. */
export const statementsOf = (plain: string): string[] => plain.split(STATEMENT_END);

/** A plain line without what its statements say of everybody, from where that begins: what stands in front of it is of the person. */
export const withoutSaidOfAll = (plain: string): string =>
  OF_ALL.test(plain)
    ? statementsOf(plain)
        .map((each) => `${each.slice(0, OF_ALL.exec(each)?.index)} ${VALUE_BEHIND_RANGE.exec(each)?.[0] ?? ''}`.trim())
        .join('. ')
    : plain;

/** Whether a plain line says that broken red cells were seen. */
export const hasFragments = (plain: string): boolean =>
  statementsOf(plain).some((statement) => says(statement, FRAGMENTS));

/** Behind a finding: when it was. */
const THEN =
  /(?<!\p{L}|(?:than|since|from|to|over|the) )(?:last (?:year|month)|(?:years?|months?) (?:ago|back)|in (?:19|20)\d\d)(?!\p{L})/u;

/** Whether a line tells of the present where it has a name first, and of the person. `name`: without the flag g. */
export const isToldOfNow = (line: string, name: RegExp): boolean =>
  statementsOf(line).some((statement) => {
    const found = name.exec(statement);
    if (!found) return false;
    const behind = statement.slice(found.index + found[0].length);
    return isNow(statement.slice(0, found.index), behind) && !THEN.test(behind);
  });

const LONG = String.raw`(?:(?:about|around|some|nearly) )?(?:(?:\d+(?: ?(?:-|to) ?\d+)?|an?|one|two|three|four|five|few|many|several)\+? ?(?:years?|yrs?)|(?:[2-9]|[1-9]\d|two|three|four|five|six|few|many|several)\+? ?months?) (?:ago|back)(?!\p{L})`;
/** "Acute MI 2 years back", "acute MI (6 months back)". A month or less may be the illness that the report is about. */
const LONG_AGO = new RegExp(String.raw`^\s*${LONG}|^\s*[(-]\s*${LONG}(?=\s*(?:$|[.,;)]| at ))`, 'u');
/** "Pulmonary embolism 3 months back, recurred". */
const COMES_BACK = new RegExp(
  String.raw`^[\s(-]*${LONG}[\s,)-]*(?:(?:and|but|now|has|have|had|which|it|is|was|again|ct|mri|scan|shows?|showed|size|bleed|clot|collection|ha?ematoma|in|repeat|follow|up|today|latest|patient|there|an?|the|reveals?) )*(?:${lists.comesBack.join('|')})(?!\p{L})`,
  'u',
);

/** Whether a statement says that a finding in it is there now. */
function isPresent(statement: string, { 0: found, index }: RegExpExecArray): boolean {
  const [before, behind] = [statement.slice(0, index), statement.slice(index + found.length)];
  return (
    isNow(before, behind, found) &&
    !isDenied(before, behind, found) &&
    !isGone(before, behind) &&
    !(LONG_AGO.test(behind) && !COMES_BACK.test(behind)) &&
    !OF_TARGET.test(found + behind)
  );
}

function hasEmergency(statement: string): boolean {
  const isDeath = [...statement.matchAll(DEATH)].some(({ 0: found, index }) =>
    isNow(statement.slice(0, index), statement.slice(index + found.length)),
  );
  return (
    isDeath ||
    [...statement.matchAll(EMERGENCIES)].some(
      (found) => !(CHANGES_BY_PART.test(found[0]) && isElsewhere(statement, found)) && isPresent(statement, found),
    )
  );
}

/** Whether the few words beside a finding name a part of the body where it is no emergency: "ruptured spleen, psoas muscle normal" does not. */
function isElsewhere(statement: string, { 0: found, index }: RegExpExecArray): boolean {
  const before =
    statement
      .slice(0, index)
      .split(/,| with /)
      .at(-1) ?? '';
  const [behind = ''] = statement.slice(index + found.length).split(/,| with /);
  return ELSEWHERE.test([...before.split(' ').slice(-4), found, ...behind.split(' ').slice(0, 5)].join(' '));
}

/** Whether the laboratory itself says that a result is critical, or that it was told by telephone. */
const isAlert = (statement: string): boolean => PRINTED.test(statement) && !NOT_PRINTED.test(statement);

/** Whether a finding stands in a statement, and is there now. */
const says = (statement: string, finding: RegExp): boolean =>
  [...statement.matchAll(finding)].some((each) => isPresent(statement, each));
const asksForHelp = (statement: string): boolean => says(statement, HELP) && !NOT_ASKED.test(statement);

/** Whether a plain line says a sign of an emergency that the lines of its report together tell of. Most lines say none, and the report is not looked at. */
export function isTogether(line: string, report: () => readonly string[]): boolean {
  const isIn = (statements: readonly string[]) => (sign: RegExp) => statements.some((each) => says(each, sign));
  const begun = TOGETHER.filter(({ signs }) => signs.some(isIn(statementsOf(line))));
  const all = begun.length > 0 ? report().flatMap(statementsOf) : [];
  return begun.some(({ signs, unless }) => signs.every(isIn(all)) && !isIn(all)(unless));
}

/** What a stain or culture is for is no result: "AFB smear". */
const EXAMINATION = /\b(?:smear|stain|test|culture|pcr|gene ?xpert|cbnaat|screen)/;
/** Found by the statement's words of a result, or said without one: "Numerous malignant cells", "Acid-fast bacilli". */
function isSameDay(statement: string): boolean {
  const inWords = [...statement.matchAll(SEEN), ...statement.matchAll(SAME_DAY_IN_HINDI)];
  const isThen = ({ 0: found, index }: RegExpExecArray) => THEN.test(statement.slice(index + found.length));
  const isMeaning = ({ 0: found, index }: RegExpExecArray) => {
    const behind = statement.slice(index + found.length);
    return LABEL_OF_LIMIT.test(behind) || (AT_LIMIT.test(behind) && isBesideGrade(statement.slice(0, index), found));
  };
  if (inWords.some((each) => isPresent(statement, each) && !isThen(each) && !isMeaning(each))) return true;
  const found = SAME_DAY.exec(statement);
  if (!found || !isPresent(statement, found)) return false;
  if (wordedResults(statement).length > 0) return isFoundByName(statement, SAME_DAY);
  return !EXAMINATION.test(statement) && !/\bfor\s*$/.test(statement.slice(0, found.index));
}

/** "Impression: No fracture. Dissection to be ruled out": what stands behind a conclusion's first statement is concluded too, unless it is said to be asked. */
function concluded(statements: readonly string[]): readonly string[] {
  const at = statements.findIndex((each) => CONCLUSION.test(each));
  if (at === -1) return statements;
  const isConcluded = (each: string, index: number) => index > at && !HISTORY.test(each) && !ASKED.test(each);
  return statements.map((each, index) => (isConcluded(each, index) ? `impression: ${each.trimStart()}` : each));
}

/**
 * How urgent a plain line is by its words: an emergency in a picture, an ECG or tissue, or what the laboratory itself calls critical; null if it says none, denies it, or says it of
 * another time or person. What it says of people in general is not of the person. No clinician has reviewed the lists yet.
 */
export function urgencyOfFinding(plain: string): { readonly rank: UrgentRank; readonly source: UrgentSource } | null {
  const statements = concluded(withoutFollowedUp(statementsOf(plain)).map(withoutGeneralClauses));
  if (statements.some(hasEmergency)) return { rank: 'hospital', source: RADIOLOGY_ALERTS };
  if (statements.some(asksForHelp)) return { rank: 'hospital', source: LABORATORY_ALERT };
  if (statements.some(isSameDay)) return { rank: 'doctor', source: RADIOLOGY_ALERTS };
  return statements.some(isAlert) ? { rank: 'doctor', source: LABORATORY_ALERT } : null;
}
