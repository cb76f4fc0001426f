import { codesOf, ownWordsOf, wordsOf } from './concept-words.js';
import { INTERPRETATIONS } from './interpretations.js';
import { joined } from './joined.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { limits, quantity, ratio } from './quantity-words.js';
import { isRangeOf, type Measured } from './range-of-person.js';

/** An element that is a list since R4, and was one before. */
const eachOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? listOf(value) : [objectOf(value)]);

/** How a laboratory interprets a result: "high"; empty if it does not. */
const interpretation = (resource: Json): string =>
  joined(
    eachOf(resource['interpretation']).map(
      (each) =>
        codesOf(each)
          .map((code) => INTERPRETATIONS.get(code))
          .find(Boolean) ?? wordsOf(each),
    ),
    ', ',
  );

/** "women", "age 18 - 60 years": whom a range is for; empty if for all. */
function forWhom({ appliesTo, age }: Json): string {
  const years = limits(objectOf(age));
  return joined([...listOf(appliesTo).map(wordsOf), years && `age ${years}`], ', ');
}

/** The place of a range among others: that of the person, that of everybody, that of unknown people, that of others, that of another kind. */
function placeOf(kind: string, whom: string, isOfPerson: boolean | null): number {
  if (kind !== '') return 4;
  if (isOfPerson === null) return 2;
  return isOfPerson ? (whom === '' ? 1 : 0) : 3;
}

/**
 * The ranges of normal values in brackets, that of the person first: what reads the text takes the first one. Any other that is for a part of the people says for
 * whom, and one of another kind, such as that of a treatment, says of which.
 */
function rangeText(resource: Json, measured: Measured): string {
  const ranges = listOf(resource['referenceRange']).map((range) => {
    const words = limits(range) || textOf(range['text']);
    const kind = codesOf(range['type']).includes('normal') ? '' : wordsOf(range['type']);
    const whom = forWhom(range);
    const place = placeOf(kind, whom, isRangeOf(range, measured));
    const others = place > 0 && whom !== '' ? `[only ${whom}]` : '';
    return { place, words: words && joined([kind && `${kind}:`, words, others], ' ') };
  });
  const words = joined(
    ranges.toSorted((one, other) => one.place - other.place).map((range) => range.words),
    '; ',
  );
  return words && `(${words})`;
}

function valueOf(resource: Json): string {
  const { valueString, valueCodeableConcept, valueInteger, valueBoolean, valueTime, valueDateTime } = resource;
  const { start, end } = objectOf(resource['valuePeriod']);
  const plain = numberOf(valueInteger) ?? (typeof valueBoolean === 'boolean' ? valueBoolean : '');
  return (
    quantity(resource['valueQuantity']) ||
    textOf(valueString) ||
    wordsOf(valueCodeableConcept) ||
    ratio(resource['valueRatio']) ||
    limits(objectOf(resource['valueRange'])) ||
    textOf(valueTime) ||
    textOf(valueDateTime) ||
    joined([textOf(start) && `from ${textOf(start)}`, textOf(end) && `until ${textOf(end)}`], ' ') ||
    String(plain)
  );
}

const labelled = (label: string, words: string): string => words && `${label}: ${words}`;

/**
 * The value of an observation or of one of its components: "5.9 % (4 - 5.6 %), high, method: HPLC"; an interpretation alone is a value
 * too. Empty without both.
 */
export function valueText(resource: Json, measured: Measured): string {
  const [value, meaning] = [valueOf(resource), interpretation(resource)];
  if (value === '' && meaning === '') return '';
  const result = joined([value || meaning, rangeText(resource, measured)], ' ');
  const { method, bodySite } = resource;
  const how = [labelled('method', wordsOf(method)), labelled('site', wordsOf(bodySite))];
  return joined([result, value === '' || value === meaning ? '' : meaning, ...how], ', ');
}

/** Why a result has no value that can be read: "no value: Not Performed"; empty if it does not say, and has none. */
export function absentText(resource: Json): string {
  const reason = ownWordsOf(resource['dataAbsentReason']) || (codesOf(resource['dataAbsentReason'])[0] ?? '');
  if (reason) return `no value: ${reason}`;
  return Object.keys(resource).some((field) => /^value[A-Z]/.test(field)) ? 'its value was not understood' : '';
}
