import { MAX_TITLE } from '../records/constants.js';
import { DURATION } from './codes.js';
import { ownWordsOf, wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { limits, quantity, ratio } from './quantity-words.js';
import { boundsWords, sourceOf, timingWords } from './timing-words.js';

/** How a medicine is taken, as a record has it. */
interface Dosage {
  readonly dosage: string;
  /** Empty if it is not given, and where several dosages have one each, which is then in their words. */
  readonly duration: string;
  readonly instructions: readonly string[];
  /** A dosage that is longer than its field, which then refers to the instructions; empty otherwise. */
  readonly overlong: string;
}

/** A text says by itself that a medicine is taken only as needed. */
const AS_NEEDED = /need|requir|\bprn\b|p\.r\.n|\bsos\b|bedarf|nötig|besoin|demande|necesari|bisogno|behov/i;

const NOT_UNDERSTOOD = 'not understood: see the instructions';
const FIELDS = new Set([
  ...['sequence', 'text', 'additionalInstruction', 'patientInstruction', 'timing', 'asNeededBoolean'],
  ...['asNeededCodeableConcept', 'site', 'route', 'method', 'doseAndRate', 'doseQuantity', 'doseRange', 'rateRatio'],
  ...['rateRange', 'rateQuantity', 'maxDosePerPeriod', 'maxDosePerAdministration', 'maxDosePerLifetime'],
]);

/** The amounts of each dose and rate: "500 mg", "1 - 2 tablet". Several say of what kind they are. Before R4 they stood in the dosage itself. */
function amountsOf(dose: Json): string {
  const rates = listOf(dose['doseAndRate']);
  const found = [...rates, dose].map((each) => {
    const amount = quantity(each['doseQuantity']) || limits(objectOf(each['doseRange']));
    const rate = ratio(each['rateRatio']) || limits(objectOf(each['rateRange'])) || quantity(each['rateQuantity']);
    const kind = rates.length > 1 ? wordsOf(each['type']) : '';
    const words = joined([amount, rate], ', ');
    return words && joined([words, kind && `(${kind})`], ' ');
  });
  return joined([...new Set(found)], ', ');
}

const labelled = (label: string, words: string): string => words && `${label} ${words}`;
const atMost = (amount: string, when = ''): string => amount && joined(['at most', amount, when], ' ');

function asNeeded({ asNeededBoolean, asNeededCodeableConcept }: Json): string {
  const reason = wordsOf(asNeededCodeableConcept);
  if (reason) return `as needed for ${reason}`;
  return asNeededBoolean === true || asNeededCodeableConcept !== undefined ? 'as needed' : '';
}

/** The elements of a dosage beside its schedule, in words; one that is given and has none is empty. */
function elementWords(dose: Json): ReadonlyMap<string, string> {
  const { maxDosePerPeriod, maxDosePerAdministration, maxDosePerLifetime, route, site, method } = dose;
  return new Map([
    ['doseAndRate', amountsOf(dose)],
    ['asNeeded', asNeeded(dose)],
    ['maxDosePerPeriod', atMost(ratio(maxDosePerPeriod))],
    ['maxDosePerAdministration', atMost(quantity(maxDosePerAdministration), 'at a time')],
    ['maxDosePerLifetime', atMost(quantity(maxDosePerLifetime), 'in a lifetime')],
    ['route', labelled('route:', wordsOf(route))],
    ['site', labelled('site:', wordsOf(site))],
    ['method', labelled('method:', wordsOf(method))],
  ]);
}

/** One dosage: its text, or the words of its elements. Elements that a text may lack are added to the instructions. */
function readDose(dose: Json, isOwn: boolean, isOnly: boolean) {
  const { words, notUnderstood } = timingWords(dose['timing']);
  const text = textOf(dose['text']);
  const bounds = boundsWords(objectOf(objectOf(dose['timing'])['repeat']));
  const additional = listOf(dose['additionalInstruction']).map(wordsOf);
  const needed = asNeeded(dose);
  const written = isOwn ? ownDuration(dose, additional) : '';
  const schedule = words.filter((part) => part !== written && !((isOnly || text !== '') && part === `for ${bounds}`));
  const elements = elementWords(dose);
  const [amount = '', ...others] = elements.values();
  // "4 tablet, once a week, on Monday, as needed, at most 4 tablet in 1 week, route: Oral"
  const coded = joined([amount, ...schedule, ...others], ', ');
  const source = [...notUnderstood, ...sourceOf(dose, (field) => !FIELDS.has(field) || elements.get(field) === '')];
  const inText = [text, AS_NEEDED.test(text) ? '' : needed, isOnly || text.includes(bounds) ? '' : `for ${bounds}`];
  const told = text === '' ? coded : joined(inText, ', ');
  return {
    dosage: joined([told, source.length === 0 ? '' : `${told && 'partly '}${NOT_UNDERSTOOD}`], ', '),
    duration: written || bounds,
    instructions: [
      text === '' || text.toLowerCase().includes(coded.toLowerCase()) ? '' : `As coded: ${coded}`,
      ...additional.filter((each) => each !== `${DURATION}${written}`),
      textOf(dose['patientInstruction']),
      source.length === 0 ? '' : `Not understood in the dosage of the source: ${source.join('; ')}`,
    ],
  };
}

/** How long a medicine is taken, as this product writes what is not one number and one unit. It once was the code of the timing. */
function ownDuration({ timing }: Json, additional: readonly string[]): string {
  const { code } = objectOf(timing);
  const written = additional.find((each) => each.startsWith(DURATION))?.slice(DURATION.length);
  return written ?? (listOf(objectOf(code)['coding']).length > 0 ? '' : ownWordsOf(code));
}

/** Dosages with one number are taken together, those with later numbers after them. */
function inOrder(doses: readonly Json[]): readonly { readonly dose: Json; readonly isNext: boolean }[] {
  const order = ({ sequence }: Json): number => numberOf(sequence) ?? 1;
  return doses
    .toSorted((one, other) => order(one) - order(other))
    .map((dose, index, sorted) => ({ dose, isNext: order(dose) > order(sorted[index - 1] ?? dose) }));
}

/**
 * The dosages of a medicine. What has no words, such as a code that FHIR does not define, is quoted in the instructions.
 */
export function readDosage(doses: readonly Json[], isOwn: boolean): Dosage {
  const read = inOrder(doses).map(({ dose, isNext }) => ({ ...readDose(dose, isOwn, doses.length === 1), isNext }));
  const dosage = read
    .filter((each) => each.dosage !== '')
    .map((each, index) => (index === 0 ? '' : each.isNext ? '; then ' : '; ') + each.dosage)
    .join('');
  const isTooLong = dosage.length > MAX_TITLE && !isOwn;
  return {
    dosage: isTooLong ? 'See the instructions' : dosage,
    overlong: isTooLong ? dosage : '',
    duration: read.length === 1 ? (read[0]?.duration ?? '') : '',
    instructions: read.flatMap(({ instructions }) => instructions),
  };
}
