import { namesOtherSpecimen } from '../labs/specimen.js';
import { MAX_LONG_TEXT } from '../records/constants.js';
import { type BundleIndex, type Found, uriOf } from './bundle-index.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, objectOf, textOf } from './json.js';
import { wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import { datedBy, effectiveDate, givenDate } from './read-days.js';
import { doctorNamedBy, isDerived, noteOf, refusedStatus, roleOf } from './read-elements.js';
import { type Measured, measuredOn } from './range-of-person.js';
import { remark, withRemarks } from './remarks.js';
import { absentText, valueText } from './value-words.js';

/** The results to which a report or a panel refers, each once. */
function resultsOf(index: BundleIndex, found: Found): ReadonlySet<Found> {
  const { resource } = found;
  const results = new Set(
    [...listOf(resource['result']), ...listOf(resource['hasMember'])].flatMap(
      (reference) => index.resolve(reference, resource) ?? [],
    ),
  );
  results.delete(found);
  return results;
}

const canBePart = (index: BundleIndex, result: Found): boolean =>
  !index.modified.has(result) && !index.person.isOther(result.resource);

/** The date of a report: its own, else the one that all its results have, else that on which it was issued. */
function dateOfReport(index: BundleIndex, { resource }: Found, results: ReadonlySet<Found>): string {
  const own = effectiveDate(resource);
  if (own !== '') return own;
  const valid = [...results].filter((result) => canBePart(index, result) && !refusedStatus(result.resource));
  const days = new Set(valid.map((result) => effectiveDate(result.resource)).filter(Boolean));
  const [common = ''] = days;
  return days.size === 1 ? common : givenDate([resource['issued']]);
}

/** The date of a report or a panel, as far as it is known, and which of its results are read with it. */
interface Parts {
  readonly date: string;
  readonly parts: ReadonlySet<Found>;
  /** Why one that is contained in it does not belong to it: there it cannot be an entry of its own. Null if all belong. */
  readonly stray: 'otherPerson' | 'unclearDay' | null;
}

/** The results that are read with a report or a panel. Those of another day or person are entries of their own. */
export function partsOf(index: BundleIndex, found: Found): Parts {
  const results = resultsOf(index, found);
  const date = dateOfReport(index, found, results);
  const parts = new Set<Found>();
  const others: Json[] = [];
  for (const result of results) {
    const own = effectiveDate(result.resource);
    if (canBePart(index, result) && (own === '' || own === date)) parts.add(result);
    else others.push(result.resource);
  }
  const contained = new Set(listOf(found.resource['contained']));
  const strays = others.filter(
    (resource) => contained.has(resource) && !isDerived(resource) && !refusedStatus(resource),
  );
  const isOther = strays.some((resource) => index.person.isOther(resource));
  return { date, parts, stray: strays.length === 0 ? null : isOther ? 'otherPerson' : 'unclearDay' };
}

/** States of a report or a result that is complete and stands. */
const FINAL = new Set(['', 'final']);
/** The status of a report or a result that is not final: "preliminary". */
const openStatus = ({ status }: Json): string => (FINAL.has(textOf(status)) ? '' : textOf(status));

/** A value with its name: "LDL: 130 mg/dL (<= 100 mg/dL), high". One without a value says why. */
function valueLine(part: Json, measured: Measured, name = wordsOf(part['code'])): string {
  const value = valueText(part, measured) || absentText(part);
  return value && joined([name, value], ': ');
}

/** The name of a result, with its specimen if that is not blood: "Glucose (Urine)". */
function resultName(index: BundleIndex, { resource }: Found): string {
  const name = wordsOf(resource['code']);
  const reference = resource['specimen'];
  const specimen = index.resolve(reference, resource)?.resource ?? {};
  const words = wordsOf(specimen['type']) || textOf(objectOf(reference)['display']);
  const isNamed = name.toLowerCase().includes(words.toLowerCase());
  return namesOtherSpecimen(words.toLowerCase()) && !isNamed ? `${name} (${words})` : name;
}

/** The person of a bundle on the day of a report. */
const measuredIn = ({ person }: BundleIndex, { date }: Parts): Measured =>
  measuredOn(person.patient?.resource ?? {}, date);

/** An observation and its components as lines, with its status unless it is final, and its notes. */
function linesOf(index: BundleIndex, found: Found, measured: Measured): readonly string[] {
  const { resource } = found;
  const components = listOf(resource['component']).map((part) => valueLine(part, measured));
  const lines = [valueLine(resource, measured, resultName(index, found)), ...components].filter(Boolean);
  const note = noteOf(resource);
  const status = openStatus(resource);
  return lines.length === 0
    ? []
    : [...lines.map((line) => joined([line, status], ', ')), ...(note ? [`Note: ${note}`] : [])];
}

/** The values of a report that are not derived from its text. Ends soon after the longest text that is stored. */
function valuesOf(index: BundleIndex, read: Parts): readonly string[] {
  const { parts } = read;
  const measured = measuredIn(index, read);
  const values: string[] = [];
  let length = 0;
  for (const part of parts) {
    if (isDerived(part.resource) || refusedStatus(part.resource)) continue;
    for (const line of linesOf(index, part, measured)) {
      values.push(line);
      length += line.length;
      if (length > MAX_LONG_TEXT) return values;
    }
  }
  return values;
}

/** Documents of a report, which are not read: named, so that nobody takes the report for complete. */
const attachmentsOf = (resource: Json): readonly string[] =>
  listOf(resource['presentedForm']).map(
    ({ title, contentType }) => `Not taken over: document ${textOf(title) || textOf(contentType)}`,
  );

/** A report: its conclusion, and the values that are not derived from it. */
export function readReport(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const parts = partsOf(index, found);
  const conclusions = [textOf(resource['conclusion']), ...listOf(resource['conclusionCode']).map(wordsOf)];
  return reportOf(index, found, parts, [...new Set(conclusions), ...valuesOf(index, parts)]);
}

/** An observation that belongs to no report: its value, without the name that the report has. */
export function readObservation(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const parts = partsOf(index, found);
  const measured = measuredIn(index, parts);
  const components = listOf(resource['component']).map((part) => valueLine(part, measured));
  return reportOf(index, found, parts, [
    valueText(resource, measured),
    ...components,
    ...valuesOf(index, parts),
    noteOf(resource),
  ]);
}

function reportOf(index: BundleIndex, found: Found, parts: Parts, texts: readonly string[]): EntryOf<'testReport'> {
  const { resource } = found;
  const { performer } = resource;
  const performers = Array.isArray(performer) ? (performer as unknown[]) : [];
  const dated = datedBy(parts.date);
  const result = joined(texts, '\n');
  return {
    ...{ kind: 'testReport', resource: uriOf(index, found), role: roleOf(index, found, null) },
    doctorName: doctorNamedBy(index, performers, resource),
    ...{ date: dated.date, testName: resultName(index, found) },
    // Remarks alone are no result.
    result:
      result && withRemarks(result, [remark('Status', openStatus(resource)), dated.remark, ...attachmentsOf(resource)]),
  };
}
