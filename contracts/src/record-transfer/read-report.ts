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
import { firstDay, startOf } from './read-entries.js';

/** The observations of a report or of a panel that are in the bundle, each once. */
export const partsOf = (index: BundleIndex, found: Found): ReadonlySet<Found> => {
  const { resource } = found;
  const parts = new Set(
    [...listOf(resource['result']), ...listOf(resource['hasMember'])].flatMap(
      (reference) => index.resolve(reference, resource) ?? [],
    ),
  );
  parts.delete(found);
  return parts;
};

/** An observation and its components as lines: "LDL: 130 mg/dL (<= 100 mg/dL)". */
const linesOf = (resource: Json): readonly string[] =>
  [resource, ...listOf(resource['component'])]
    .map((part) => [wordsOf(part['code']), valueText(part)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => joined([name, value], ': '));

/** The values of a report that are not derived from its text. Ends soon after the longest text that is stored. */
function valuesOf(index: BundleIndex, found: Found): readonly string[] {
  const values: string[] = [];
  let length = 0;
  for (const { resource } of partsOf(index, found)) {
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
  const { performer, effectiveDateTime, effectivePeriod, issued } = resource;
  const performers = Array.isArray(performer) ? (performer as unknown[]) : [];
  return {
    ...{ kind: 'testReport', resource: uriOf(index, found), role: roleOf(index, found, null) },
    doctorName: doctorNamedBy(index, performers, resource),
    date: firstDay(index, [effectiveDateTime, startOf(effectivePeriod), issued]),
    testName: wordsOf(resource['code']),
    result: joined([textOf(resource['conclusion']), ...valuesOf(index, found)], '\n'),
  };
}

/** An observation that belongs to no report: its value, without the name that the report has. */
export function readObservation(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const components = linesOf({ component: resource['component'] });
  const texts = [valueText(resource), ...components, ...valuesOf(index, found), noteOf(resource)];
  return { ...readReport(index, found), result: joined(texts, '\n') };
}
