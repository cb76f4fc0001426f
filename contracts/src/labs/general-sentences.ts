import lists from './general-sentences.json' with { type: 'json' };

const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;
const word = (pattern: string) => String.raw`(?<!\p{L})${pattern}(?![\p{L}\d])`;

const HEADING = String.raw`^[\s*•-]*(?:\d{1,2}[.)]\s*)?(?<heading>${oneOf(lists.headings)}\s*[:-]+\s*)?`;
const CHANGED = word(oneOf(lists.changed));
const LEVELS = word(oneOf(lists.levels));
const MARKER = word(oneOf(lists.markers));
const OFTEN = String.raw`(?:${oneOf(lists.often)} )?`;
/** "In acute pulmonary embolism": an illness comes first, and neither a person, a part of the body, nor "in size". */
const ILLNESS = String.raw`(?:(?!${word(oneOf(lists.notGeneral))})[\p{L}'-]+ ){0,3}${word(oneOf(lists.illnesses))}`;
/** Further ones: commas, "and", "or". What is no illness ends the list. */
const LISTED = String.raw`(?:(?!or |${word(oneOf(lists.notGeneral))})[\p{L}'-]+ ){0,3}${word(oneOf([...lists.illnesses, ...lists.listed]))}`;
/** Behind a colon stands a list, which may begin with any that is listed: "raised in: perforated peptic ulcer". */
const IN_ILLNESS = String.raw`(?:in|during|after)(?:[\s:]+(?:cases of |conditions (?:like|such as) )?(?!${word(oneOf(lists.notGeneral))})${ILLNESS}|\s*:\s*${LISTED})`;
const ILLNESS_IN_SHORT = String.raw`(?:\s*\(\p{L}{2,5}\))?`;
const AND = String.raw`(?:\s*[,/]\s*(?:(?:and|or) )?| (?:and|or) )`;
/** One to three words that are in no list of illnesses, such as "mumps". They are skipped if a known illness follows. */
const UNKNOWN = String.raw`(?!${LISTED})(?:(?!or |and |${word(oneOf(lists.notGeneral))})[\p{L}'-]+ ?){1,3}`;
const FURTHER = String.raw`${ILLNESS_IN_SHORT}(?:${AND}(?:${UNKNOWN}${AND}){0,2}(?:(?:in|during|after) )?${LISTED}${ILLNESS_IN_SHORT})*(?:,? etc)?(?=\s*(?:[.;•,]|$)| (?:and|or) )`;
/** What a level may be a sign of. Without a list of illnesses the rest stays, whatever it is. */
const OF_ILLNESSES = String.raw`(?:[\s:]+(?:(?!${word(oneOf(lists.notGeneral))})[\p{L}'-]+ ){0,6}?${ILLNESS}${FURTHER})?`;
/** "Raised levels", "D-dimer", "high plasma values of lactate": of nobody. */
const SUBJECT = String.raw`(?:(?:an?|the) )?(?:${CHANGED} )?(?:(?:serum|plasma|blood) )?(?:${MARKER} ?${LEVELS}|${LEVELS}(?: of (?:serum |plasma )?${MARKER})?|${MARKER})`;
const LEVELS_ALONE = String.raw`(?:an? )?${CHANGED} ${LEVELS}`;
const changeOf = (names: readonly string[]) =>
  String.raw`(?:${oneOf(lists.degrees)} )?(?:${oneOf(names)})(?: (?:of|in) (?:(?:serum|plasma) )?(?:${MARKER}|${LEVELS}))?`;
/** "Marked elevations in amylase": a change by itself, of nobody. */
const CHANGE = changeOf(lists.changes);
/** "Deficiency of protein C", "hyperkalaemia": with a verb of nobody, and beside another illness a diagnosis. */
const STATE = changeOf([...lists.changes, ...lists.states]);
/** "Diagnosis and monitoring of acute pancreatitis". */
const USE = String.raw`${oneOf(lists.uses)}(?:(?:, | and |, and )${oneOf(lists.uses)})* of [^.;,\d]*`;
/** "In 30 % of leukaemias". */
const SHARE = String.raw`in (?:(?:about|up to|over) )?\d+(?:\s*-\s*\d+)? ?% of (?:(?:cases|patients) (?:of|with) )?`;
/** Up to the end of a sentence, unless it says what was grown. */
const TO_END = String.raw`(?:(?!${word(oneOf(lists.grown))})[^\d:])*$`;
const IS = String.raw`(?:is|are) ${OFTEN}`;
const MAY = String.raw`(?:may|can|might|could) ${OFTEN}(?:indicate|suggest|signify|reflect|point to|occur in|result from|be (?:an? )?(?:sign of|due to|caused by|associated with|indicat\p{L}+ of))`;
const BEYOND = String.raw`(?:above|over|below|under|exceeding|between|(?:greater|more|less|higher|lower) than|[<>≤≥]=?)`;

/** Forms of general sentences that name illnesses, up to the first one. */
const OF_ILLNESS = [
  String.raw`(?:${SUBJECT}|${STATE}) ${IS}(?:(?:seen|found|observed|encountered|reported|${oneOf(lists.changed)}) ${IN_ILLNESS}|associated with ${ILLNESS})`,
  String.raw`(?:${SUBJECT}|${STATE}) ${OFTEN}(?:occurs?|rises?|increases?|falls?|decreases?) ${OFTEN}${IN_ILLNESS}`,
  String.raw`it ${IS}${oneOf(lists.changed)} ${IN_ILLNESS}`,
  String.raw`${OFTEN}${CHANGED} (?:(?:is |are )?(?:seen |found )?)?${IN_ILLNESS}`,
  String.raw`(?:(?:${LEVELS_ALONE}|${CHANGE})(?:\s*:|\s+-)|(?:increased|decreased)\s*:)[\s:-]*${ILLNESS}`,
  String.raw`(?:${SUBJECT}|${STATE})(?:\s*[:(]?\s*${BEYOND} ?[\d.,]+[^,;:]{0,15})? (?:${oneOf(lists.leadsTo)}) (?:an? )?${LISTED}`,
  String.raw`(?:[^.;:\d]|(?<=\p{L})\d){1,80}? ${oneOf(lists.inShare)} ${SHARE}(?:[\p{L}'-]+ and \d+ ?% of )?${ILLNESS}(?: and \d+ ?% of ${ILLNESS})?`,
  String.raw`${SUBJECT} ${IS}(?:released|secreted|detectable) [^,;:.]{0,40}?(?:in|of|after|during) ${ILLNESS}`,
  String.raw`(?:values|levels|counts) ${BEYOND} [\d.,]+[^,;:]{0,40}? are associated with ${LISTED}`,
];
/** Forms that take everything up to the end allow no number in it: that may be a value of the person. */
const OF_TEST = [
  String.raw`(?:(?:it|this test) is )?(?:used|useful|helpful) (?:in|for) (?:the )?${USE}(?:,\s*${USE})*`,
  String.raw`${oneOf(lists.ofResults)}${TO_END}`,
];
/** Forms of what a level may indicate. */
const OF_LEVEL = [
  String.raw`${LEVELS_ALONE} ${MAY}${OF_ILLNESSES}`,
  String.raw`(?:an? (?:${MARKER} )?(?:value|level|result|concentration)(?: of)?|(?:${MARKER} )?(?:values|levels|results|concentrations))(?: of ${MARKER})? ${BEYOND} [^,;:]{1,60}?(?:indicates?|suggests?|signif(?:y|ies)|(?:is|are) (?:highly |strongly )?(?:diagnostic|suggestive|indicative|seen|associated)|may|can)(?!\p{L})${OF_ILLNESSES}`,
  String.raw`(?:(?:common|other|possible|important) )?causes of (?:an? )?${CHANGED} (?:(?:serum|plasma) )?(?:${MARKER}|${LEVELS})(?:\s*:\s*${LISTED}${FURTHER}|${OF_ILLNESSES})`,
];
const beginning = (forms: readonly string[], more = '') => new RegExp(`${HEADING}(?:${forms.join('|')})${more}`, 'u');
const GENERAL_OF_ILLNESS = beginning(OF_ILLNESS, FURTHER);
const GENERAL_OF_TEST = beginning(OF_TEST);
const GENERAL_OF_LEVEL = beginning(OF_LEVEL);
/** The name of a quantity alone may be that of the person: only below a heading of explanations is what it may mean that of all. */
const GENERAL_BELOW_HEADING = beginning([`${SUBJECT} ${MAY}${OF_ILLNESSES}`]);
/** One of these words is in each form of `GENERAL_OF_ILLNESS`. Most statements have none, and the long pattern takes 0.15 s to compile. */
const NAMES_ILLNESS = new RegExp(word(oneOf([...lists.illnesses, ...lists.listed])), 'u');
/** One of these is in each form of `GENERAL_OF_LEVEL` and of `GENERAL_BELOW_HEADING`. */
const MAY_BE = /may|can|might|could|indicat|suggest|signif|diagnostic|seen|associated|causes/;
/** "Note: presence of blasts suggests acute leukaemia". Below "Comment" or "Interpretation" that is what was seen in this smear, and so is a number of them. */
const GENERAL_NOTE = new RegExp(
  String.raw`^[\s*•-]*(?:\d{1,2}[.)]\s*)?${oneOf(lists.notes)}\s*[:-]+\s*${oneOf(lists.presence)}(?!\p{L})${OF_ILLNESSES}`,
  'u',
);
/** "Raised in mi": no sentence is shorter. */
const SHORTEST = 12;
/** A title or a label: "Laboratory report: raised in sepsis" is as general as without it. "Platelets: low - acute leukaemia" is a result. */
const LABEL = new RegExp(String.raw`^[^:]{1,80}:\s+(?!${CHANGED}\s*[:-])`, 'u');
/** "Clinical use: diagnosis of acute pancreatitis": what the test is for. */
const GENERAL_USE = new RegExp(
  String.raw`^\W*(?:clinical )?(?:uses?|utility|applications?)\s*:+\s*${USE}(?:,\s*${USE})*`,
  'u',
);
const OF_PERSON = new RegExp(`${word(oneOf(lists.ofPerson))}|\\?`, 'u');
/** Whether a plain statement has a word of the person, of a picture or of an advice. */
export const isOfPerson = (statement: string): boolean => OF_PERSON.test(statement);
/** "High" alone in a line or behind a label: the flag of a value, and no heading. */
export const FLAG_ALONE = new RegExp(String.raw`(?:^|:)[^\p{L}\d:]*${CHANGED}[^\p{L}\d:]*$`, 'u');
/** Behind the end of a sentence, which stays with it. */
export const SENTENCE_END = /(?<=[;•]|(?<!(?<!\p{L})(?:\p{L}|dr|mr|mrs|ms|no))\.(?=\s|$))/u;

/** The general part at the beginning of a statement; null if there is none. */
function generalIn(statement: string): RegExpExecArray | null {
  const mayBe = MAY_BE.test(statement);
  const found =
    (NAMES_ILLNESS.test(statement) ? GENERAL_OF_ILLNESS.exec(statement) : null) ??
    GENERAL_OF_TEST.exec(statement) ??
    (mayBe ? GENERAL_OF_LEVEL.exec(statement) : null) ??
    GENERAL_NOTE.exec(statement) ??
    GENERAL_USE.exec(statement);
  if (found || !mayBe) return found;
  const below = GENERAL_BELOW_HEADING.exec(statement);
  return below?.groups?.['heading'] ? below : null;
}

/**
 * A plain statement without what it tells of a level in general: "raised levels are seen in pulmonary embolism". By its grammar: a level, a value or a quantity of nobody is raised in a list of illnesses, or may
 * indicate them. What is behind the list stays: it may be a finding. With any word of the person, a picture or an advice the whole may be one, and stays.
 */
export function withoutGeneral(statement: string): string {
  if (statement.length < SHORTEST || isOfPerson(statement)) return statement;
  const found = generalIn(statement);
  if (found) return statement.slice(found[0].length);
  const [label = ''] = LABEL.exec(statement) ?? [];
  return label + (label === '' ? statement : withoutGeneral(statement.slice(label.length)));
}

/** A plain line without what its sentences tell in general. */
export const withoutGeneralSentences = (line: string): string => line.split(SENTENCE_END).map(withoutGeneral).join('');
