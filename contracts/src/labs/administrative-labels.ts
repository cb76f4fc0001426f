/** The kind of content that belongs to a label, such as an age or a phone number. */
export type Form =
  'person' | 'age' | 'id' | 'day' | 'method' | 'specimen' | 'place' | 'phone' | 'web' | 'page' | 'titled';

/** Words of labels of the person, the sample and the laboratory. "Report:" alone may stand in front of a result, "Bleeding time:" and "Test name:" do. */
const SUBJECT = String.raw`(?:patient|customer|client|bill|invoice|registration|reg|accession|bar ?code|uhid|mrn|sin|sid|pid|vid)(?:'s)?(?:[ .]*(?:name|id|no|number|date|status|type|code|source))?`;
const PART_OF_SUBJECT = String.raw`(?:sample|specimen|lab|report|order|visit|ip|op|opd|ipd)(?:'s)?[ .]*(?:name|id|no|number|date|time|status|type|code|source)|(?:ip|op)d?(?= *[:=] *(?:[a-z]{1,4}[-/])?\d[\d/-]*(?![.\d]))`;
const PERSON = String.raw`(?<!(?:test|parameter|investigation|analyte|organism|isolate|drug|antibiotic) +)name|(?:(?:रोगी|मरीज़|मरीज|पिता|पति) का )?नाम|age|sex|gender|age ?[/&] ?(?:sex|gender)|d\.?o\.?b|date of birth|nationality|occupation|ref(?:erred)?\.?(?: ?by| doctor| dr)?|dr|doctor|consultant`;
const DEED = String.raw`collected|collection|drawn|received|registered|reported|printed|released|approved|authori[sz]ed|verified|processed|tested|performed`;
const PLACE = String.raw`(?:collection )?(?:centre|center)|branch|address|ward|bed|room|page|locality|city|state|country|village|taluka`;
const CONTACT = String.raw`phone|ph(?=[ .]*(?:no[ .]*)?[:=]\s*[+\d][\d ()-]{6,})|tel|mobile|mob|fax|e-?mail|web(?:site)?`;
const WORDS = String.raw`${SUBJECT}|${PART_OF_SUBJECT}|${PERSON}|${DEED}|date|(?<!(?:bleeding|clotting|coagulation|thrombin|thromboplastin|lysis) +)time|${PLACE}|${CONTACT}|method|instrument|machine`;
/** "Processed at …", "Dr. …": known without a colon. */
const WITHOUT_COLON = String.raw`(?:processed|tested|performed|reported) (?:at|by)(?= )|(?:(?:mr|ms)\.|(?:dr|prof|mrs|smt|shri|sri|kumari)(?:\.| (?=\p{L})))`;
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${WORDS})(?:[ .]*(?:no|id|on|at|by|date|time|\/))*[ .]*[:=]|${WITHOUT_COLON})`,
  'gmu',
);

const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u');
/** By the words of a label, the first that it has. */
const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/^(?:mrs?|ms|dr|prof|smt|shri|sri|kumari)(?:\.| )(?!.*[:=])/, 'titled'],
  [word('web(?:site)?|e-?mail'), 'web'],
  [word('phone|ph|tel|mobile|mob|fax'), 'phone'],
  [word('method|instrument|machine'), 'method'],
  [word('type|status|source'), 'specimen'],
  [word('age|sex|gender'), 'age'],
  [word('page'), 'page'],
  [word('no|id|number|code'), 'id'],
  [word('name|नाम|by|ref|referred|dr|doctor|consultant|occupation|nationality'), 'person'],
  [word(`${PLACE}|at`), 'place'],
  [word(`${DEED}|date|time|d\\.?o\\.?b`), 'day'],
  [word('patient|customer|client'), 'person'],
];

/** A label in a plain text. */
interface Label {
  readonly start: number;
  readonly end: number;
  readonly form: Form;
}

/** The labels of a plain text, from first to last. */
export const labelsIn = (plain: string): Label[] =>
  [...plain.matchAll(LABEL)].map(({ 0: label, index: start }) => ({
    start,
    end: start + label.length,
    form: FORMS.find(([words]) => words.test(label))?.[1] ?? 'id',
  }));
