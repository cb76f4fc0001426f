import { BEGUN, type Deed, DEEDS } from './deeds.js';
import type { EntryOf } from './entry.js';
import type { BundleEntry, Immunization, Procedure } from './fhir.js';
import { knownDate, remarked } from './remarks.js';
import { doctorOf, type Document, fullUrlOf, headOf } from './write-entries.js';

/** A vaccination or a procedure, with what its report says as a note. */
export function writeDeed(
  document: Document,
  entry: EntryOf<'testReport'>,
  deed: Deed,
): readonly BundleEntry<Immunization | Procedure>[] {
  const actor = doctorOf(document, entry);
  const name = { text: entry.testName.slice(DEEDS[deed].name.length) };
  const date = knownDate(entry.date, entry.result);
  const common = {
    ...headOf(deed, entry),
    ...(actor && { performer: [{ actor }] }),
    note: [{ text: entry.result }],
  };
  const status = remarked(entry.result, 'Status');
  const resource: Immunization | Procedure =
    deed === 'Immunization'
      ? {
          ...{ resourceType: 'Immunization', ...common, status: 'completed' },
          ...{ vaccineCode: name, patient: document.subject, occurrenceDateTime: date },
        }
      : {
          ...{ resourceType: 'Procedure', ...common, status: BEGUN.has(status) ? status : 'completed' },
          ...{ code: name, subject: document.subject, performedDateTime: date },
        };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource }];
}
