import { MAX_LONG_TEXT } from '../records/constants.js';
import { type BundleIndex, type Found, uriOf } from './bundle-index.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, textOf } from './json.js';
import {
  doctorNamedBy,
  isDerived,
  joined,
  noteOf,
  refusedStatus,
  roleOf,
  valueText,
  wordsOf,
} from './read-elements.js';
import { effectiveDay, givenDay } from './read-days.js';

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

/** The day of a report: its own, else the one that all its results have, else that on which it was issued. */
function dayOfReport(index: BundleIndex, { resource }: Found, results: ReadonlySet<Found>): string {
  const own = effectiveDay(resource);
  if (own !== '') return own;
  const valid = [...results].filter((result) => canBePart(index, result) && !refusedStatus(result.resource));
  const days = new Set(valid.map((result) => effectiveDay(result.resource)).filter(Boolean));
  const [common = ''] = days;
  return days.size === 1 ? common : givenDay([resource['issued']]);
}

/** The day of a report or a panel, and which of its results are read with it. */
interface Parts {
  readonly day: string;
  readonly parts: ReadonlySet<Found>;
  /** Why one that is contained in it does not belong to it: there it cannot be an entry of its own. Null if all belong. */
  readonly stray: 'otherPerson' | 'unclearDay' | null;
}

/** The results that are read with a report or a panel. Those of another day or person are entries of their own. */
export function partsOf(index: BundleIndex, found: Found): Parts {
  const results = resultsOf(index, found);
  const day = dayOfReport(index, found, results);
  const parts = new Set<Found>();
  const others: Json[] = [];
  for (const result of results) {
    const own = effectiveDay(result.resource);
    if (canBePart(index, result) && (own === '' || own === day)) parts.add(result);
    else others.push(result.resource);
  }
  const contained = new Set(listOf(found.resource['contained']));
  const strays = others.filter(
    (resource) => contained.has(resource) && !isDerived(resource) && !refusedStatus(resource),
  );
  const isOther = strays.some((resource) => index.person.isOther(resource));
  return { day, parts, stray: strays.length === 0 ? null : isOther ? 'otherPerson' : 'unclearDay' };
}

/** An observation and its components as lines: "LDL: 130 mg/dL (<= 100 mg/dL)". */
const linesOf = (resource: Json): readonly string[] =>
  [resource, ...listOf(resource['component'])]
    .map((part) => [wordsOf(part['code']), valueText(part)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => joined([name, value], ': '));

/** The values of a report that are not derived from its text. Ends soon after the longest text that is stored. */
function valuesOf({ parts }: Parts): readonly string[] {
  const values: string[] = [];
  let length = 0;
  for (const { resource } of parts) {
    if (isDerived(resource) || refusedStatus(resource)) continue;
    for (const line of linesOf(resource)) {
      values.push(line);
      length += line.length;
      if (length > MAX_LONG_TEXT) return values;
    }
  }
  return values;
}

/** A report: its conclusion, and the values that are not derived from it. */
export function readReport(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const { performer } = resource;
  const parts = partsOf(index, found);
  const performers = Array.isArray(performer) ? (performer as unknown[]) : [];
  return {
    ...{ kind: 'testReport', resource: uriOf(index, found), role: roleOf(index, found, null) },
    doctorName: doctorNamedBy(index, performers, resource),
    date: parts.day,
    testName: wordsOf(resource['code']),
    result: joined([textOf(resource['conclusion']), ...valuesOf(parts)], '\n'),
  };
}

/** An observation that belongs to no report: its value, without the name that the report has. */
export function readObservation(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const components = linesOf({ component: resource['component'] });
  const texts = [valueText(resource), ...components, ...valuesOf(partsOf(index, found)), noteOf(resource)];
  return { ...readReport(index, found), result: joined(texts, '\n') };
}
