import { type BundleIndex, type Found, uriOf } from './bundle-index.js';
import { wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import { DEEDS } from './deeds.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { quantity } from './quantity-words.js';
import { type DatedBy, dayOrBundleDay, momentIn } from './read-days.js';
import { timeWords } from './read-condition.js';
import { doctorNamedBy, namedBy, noteOf, roleOf } from './read-elements.js';
import { remark, withRemarks } from './remarks.js';

const labelled = (label: string, words: string): string => words && `${label}: ${words}`;

/** Something that was done, as a report on it: a record has no other place for it. */
function deed(
  index: BundleIndex,
  found: Found,
  { date, remark: ofDate }: DatedBy,
  name: string,
  lines: readonly string[],
) {
  const { resource } = found;
  const actors = listOf(resource['performer']).map(({ actor }) => actor);
  return {
    ...({
      kind: 'testReport',
      resource: uriOf(index, found),
      role: roleOf(index, found, index.isOwn ? null : actors[0]),
    } as const),
    ...{ doctorName: doctorNamedBy(index, actors, resource), date, testName: name },
    // An own export has all lines in its note.
    result: withRemarks(joined([...(index.isOwn ? [] : lines), noteOf(resource)], '\n'), [ofDate]),
  };
}

/** The dose of a series: "2 of 3, Series A". */
const doseOf = (protocol: Json): string => {
  const number = numberOf(protocol['doseNumberPositiveInt']) ?? textOf(protocol['doseNumberString']);
  const count = numberOf(protocol['seriesDosesPositiveInt']) ?? textOf(protocol['seriesDosesString']);
  const dose = joined([String(number), count === '' ? '' : `of ${count}`], ' ');
  return joined([dose, textOf(protocol['series']), joined(listOf(protocol['targetDisease']).map(wordsOf), ', ')], ', ');
};

/** A reaction to a vaccination: what was observed, when, and whether the patient told it. */
function reactionOf(index: BundleIndex, within: Json, { detail, date, reported }: Json): string {
  const what = wordsOf(index.resolve(detail, within)?.resource['code']) || textOf(objectOf(detail)['display']);
  const when = textOf(date).slice(0, 10);
  return joined([what || 'not named', when && `on ${when}`, reported === true ? 'told by the patient' : ''], ', ');
}

/** A vaccination that was given. */
export function readImmunization(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const { occurrenceDateTime, occurrenceString, lotNumber, site, route, manufacturer } = resource;
  const vaccine = wordsOf(resource['vaccineCode']);
  const dated = dayOrBundleDay(index, [occurrenceDateTime, resource['recorded']]);
  return deed(index, found, dated, vaccine && DEEDS.Immunization.name + vaccine, [
    joined([DEEDS.Immunization.done, textOf(occurrenceString)], ' '),
    resource['isSubpotent'] === true ? 'Not a full dose' : '',
    labelled('Dose', joined(listOf(resource['protocolApplied']).map(doseOf), '; ')),
    labelled('Amount', quantity(resource['doseQuantity'])),
    labelled('Lot', textOf(lotNumber)),
    labelled('Manufacturer', namedBy(index, manufacturer, resource)),
    labelled('Site', wordsOf(site)),
    labelled('Route', wordsOf(route)),
    labelled('Reason', joined(listOf(resource['reasonCode']).map(wordsOf), ', ')),
    labelled(
      'Reaction',
      joined(
        listOf(resource['reaction']).map((each) => reactionOf(index, resource, each)),
        '; ',
      ),
    ),
  ]);
}

/** A procedure that was done, or was begun. */
export function readProcedure(index: BundleIndex, found: Found): EntryOf<'testReport'> {
  const { resource } = found;
  const { performedDateTime, performedPeriod, status } = resource;
  const procedure = wordsOf(resource['code']);
  const dated = dayOrBundleDay(index, [performedDateTime, momentIn(performedPeriod)]);
  const when = timeWords(resource, 'performed');
  const isDone = status === undefined || status === 'completed';
  const all = (field: string) => joined(listOf(resource[field]).map(wordsOf), ', ');
  return deed(index, found, dated, procedure && DEEDS.Procedure.name + procedure, [
    isDone ? DEEDS.Procedure.done : remark('Status', textOf(status)),
    labelled('When', when === dated.date ? '' : when),
    labelled('Body site', all('bodySite')),
    labelled('Reason', all('reasonCode')),
    labelled('Outcome', wordsOf(resource['outcome'])),
    labelled('Complication', all('complication')),
    labelled('Follow-up', all('followUp')),
  ]);
}
