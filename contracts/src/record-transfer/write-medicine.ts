import { isTakenOn } from '../medicines/course.js';
import { DURATION, UCUM } from './codes.js';
import type { EntryOf } from './entry.js';
import type { BundleEntry, MedicationStatement } from './fhir.js';
import { knownDate, remarked } from './remarks.js';
import { doctorOf, type Document, fullUrlOf, given, headOf, writerOf } from './write-entries.js';

const PRESCRIBED = 'prescribed';
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    day: 'd',
    week: 'wk',
    month: 'mo',
    year: 'a',
  }),
);

/** How long a medicine is taken: one number and one unit as a duration, any other text as an instruction. */
function durationOf(duration: string): Dosage {
  if (duration === '') return {};
  const [, value = '', unit = ''] = /^([1-9]\d{0,2}) (days?|weeks?|months?|years?)$/.exec(duration) ?? [];
  const code = UNITS.get(unit.replace(/s$/, ''));
  const isCounted = code !== undefined && (value === '1') === !unit.endsWith('s');
  if (!isCounted) return { additionalInstruction: [{ text: DURATION + duration }] };
  return { timing: { repeat: { boundsDuration: { value: Number(value), unit, system: UCUM, code } } } };
}
type Dosage = NonNullable<MedicationStatement['dosage']>[number];

/** The status of a medicine on a day, as the record counts it: one without an end is taken until it is stopped. */
function statusOf(entry: EntryOf<'prescription'>, today: string): MedicationStatement['status'] {
  if (entry.stoppedOn !== null) return remarked(entry.instructions, 'Status') === 'on-hold' ? 'on-hold' : 'stopped';
  return isTakenOn(entry, today) ? 'active' : 'completed';
}

/** A medicine as text. Its order names the doctor. */
export function writeMedicine(
  document: Document,
  entry: EntryOf<'prescription'>,
): readonly BundleEntry<MedicationStatement>[] {
  const { subject, today } = document;
  const medicationCodeableConcept = { text: entry.medication };
  const requester = doctorOf(document, entry);
  const order = requester && {
    ...({ resourceType: 'MedicationRequest', id: PRESCRIBED, status: 'unknown', intent: 'order' } as const),
    ...{ medicationCodeableConcept, subject, requester },
    ...(entry.role === 'patient' && { reportedReference: subject }),
  };
  const dosage: Dosage = {
    ...given('text', entry.dosage),
    ...durationOf(entry.duration),
    ...given('patientInstruction', entry.instructions),
  };
  const resource: MedicationStatement = {
    resourceType: 'MedicationStatement',
    ...headOf('MedicationStatement', entry),
    ...(order && { contained: [order], basedOn: [{ reference: `#${PRESCRIBED}` }] }),
    status: statusOf(entry, today),
    ...{ medicationCodeableConcept, subject },
    effectivePeriod: { start: knownDate(entry.date, entry.instructions), ...given('end', entry.stoppedOn ?? '') },
    ...given('informationSource', writerOf(document, entry)),
    ...(Object.keys(dosage).length > 0 && { dosage: [dosage] }),
  };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource }];
}
