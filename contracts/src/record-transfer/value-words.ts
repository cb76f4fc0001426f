import { codesOf, ownWordsOf, wordsOf } from './concept-words.js';
import { INTERPRETATIONS } from './interpretations.js';
import { joined } from './joined.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { limits, quantity, ratio } from './quantity-words.js';

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

/** "For women", "18 - 60 years": whom a range is for; empty if for all. */
const forWhom = ({ appliesTo, age }: Json): string =>
  joined([...listOf(appliesTo).map(wordsOf), limits(objectOf(age))], ', ');

/**
 * The ranges of normal values in brackets. One that is for a part of the people says for whom, and one of another kind, such as that of
 * a treatment, says of which.
 */
function rangeText(resource: Json): string {
  const ranges = listOf(resource['referenceRange']).map((range) => {
    const words = limits(range) || textOf(range['text']);
    const kind = codesOf(range['type']).includes('normal') ? '' : wordsOf(range['type']);
    const whom = forWhom(range);
    return { isNormal: kind === '', words: words && joined([kind && `${kind}:`, words, whom && `[${whom}]`], ' ') };
  });
  const normalFirst = [...ranges.filter(({ isNormal }) => isNormal), ...ranges.filter(({ isNormal }) => !isNormal)];
  const words = joined(
    normalFirst.map((range) => range.words),
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
export function valueText(resource: Json): string {
  const [value, meaning] = [valueOf(resource), interpretation(resource)];
  if (value === '' && meaning === '') return '';
  const result = joined([value || meaning, rangeText(resource)], ' ');
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
