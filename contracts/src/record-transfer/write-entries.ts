import { assertedBy, FOLLOW_UP, hl7, ipsProfile, loinc, NAMED_DOCTOR, URI } from './codes.js';
import type { EntryOf, TransferredEntry } from './entry.js';
import type { AllergyIntolerance, BundleEntry, CarePlan, Condition, MedicationStatement, Reference } from './fhir.js';

/** What the resources of one document share. */
export interface Document {
  readonly subject: Reference;
  /** A UUID derived from a text. */
  readonly uuidOf: (text: string) => string;
  /** The practitioner with this name. */
  readonly practitioner: (name: string) => Reference;
}

/**
 * The address of a resource inside the document. The same in every export, also in another account. Never the URI of the entry
 * itself: an imported one can be that of any other resource, such as the patient.
 */
export const fullUrlOf = ({ uuidOf }: Pick<Document, 'uuidOf'>, resource: string): string =>
  `urn:uuid:${uuidOf(`resource/${resource}`)}`;

/** Profile, writer and identifier of an entry's resource. */
export const headOf = (profile: string, { role, resource }: TransferredEntry) => ({
  meta: { profile: [ipsProfile(profile)], ...(role !== 'unknown' && { security: [assertedBy[role]] }) },
  identifier: [{ system: URI, value: resource }],
});

/** Who wrote an entry, as a reference; undefined if it is not known. */
function writerOf(document: Document, { role, doctorName }: TransferredEntry): Reference | undefined {
  if (role === 'patient') return document.subject;
  return role === 'doctor' && doctorName ? document.practitioner(doctorName) : undefined;
}

/** Who is responsible for the content of an entry: the patient for what they told, otherwise the doctor whom it names. */
export const asserterOf = (document: Document, entry: TransferredEntry): Reference | undefined => {
  if (entry.role === 'patient') return document.subject;
  return entry.doctorName ? document.practitioner(entry.doctorName) : undefined;
};

/** The doctor whom an entry names. A patient's word makes nobody a practitioner: it is the name alone. */
export const doctorOf = ({ practitioner }: Document, { role, doctorName }: TransferredEntry) => {
  if (doctorName === '') return undefined;
  return role === 'patient' ? { display: doctorName } : practitioner(doctorName);
};

/** The doctor whom a patient names, where there is no element for a name: as a note by the patient. */
const doctorNoteOf = ({ subject }: Document, { role, doctorName }: TransferredEntry) =>
  role === 'patient' && doctorName !== '' ? [{ authorReference: subject, text: NAMED_DOCTOR + doctorName }] : [];

const noteOf = (notes: readonly { text: string }[]) => (notes.length > 0 ? { note: notes } : {});

/** A field that is left out if there is no value. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined | '') =>
  (value === undefined || value === '' ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

const PRESCRIBED = 'prescribed';

/** A medicine as text. That it was stopped is known, that it is still taken is not; its order names the doctor. */
export function writeMedicine(
  document: Document,
  entry: EntryOf<'prescription'>,
): readonly BundleEntry<MedicationStatement>[] {
  const { subject } = document;
  const medicationCodeableConcept = { text: entry.medication };
  const requester = doctorOf(document, entry);
  const order = requester && {
    ...({ resourceType: 'MedicationRequest', id: PRESCRIBED, status: 'unknown', intent: 'order' } as const),
    ...{ medicationCodeableConcept, subject, requester },
    ...(entry.role === 'patient' && { reportedReference: subject }),
  };
  const dosage = {
    ...given('text', entry.dosage),
    ...(entry.duration && { timing: { code: { text: entry.duration } } }),
    ...given('patientInstruction', entry.instructions),
  };
  const resource: MedicationStatement = {
    resourceType: 'MedicationStatement',
    ...headOf('MedicationStatement', entry),
    ...(order && { contained: [order], basedOn: [{ reference: `#${PRESCRIBED}` }] }),
    status: entry.stoppedOn === null ? 'unknown' : 'stopped',
    ...{ medicationCodeableConcept, subject },
    effectivePeriod: { start: entry.date, ...given('end', entry.stoppedOn ?? '') },
    ...given('informationSource', writerOf(document, entry)),
    ...(Object.keys(dosage).length > 0 && { dosage: [dosage] }),
  };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource }];
}

/** A diagnosis as text, and its follow-up as a plan. */
export function writeDiagnosis(
  document: Document,
  entry: EntryOf<'diagnosis'>,
): readonly BundleEntry<Condition | CarePlan>[] {
  const { subject } = document;
  const fullUrl = fullUrlOf(document, entry.resource);
  const condition: Condition = {
    resourceType: 'Condition',
    ...headOf('Condition', entry),
    category: [loinc('29308-4', 'Diagnosis')],
    code: { text: entry.condition },
    ...{ subject, recordedDate: entry.date },
    ...given('recorder', writerOf(document, entry)),
    ...given('asserter', asserterOf(document, entry)),
    ...(entry.symptoms && { evidence: [{ code: [{ text: entry.symptoms }] }] }),
    ...noteOf([...(entry.notes ? [{ text: entry.notes }] : []), ...doctorNoteOf(document, entry)]),
  };
  const followUp = entry.followUpDate && {
    fullUrl: `urn:uuid:${document.uuidOf(`follow-up/${entry.resource}`)}`,
    resource: {
      ...({ resourceType: 'CarePlan', status: 'unknown', intent: 'plan', title: FOLLOW_UP } as const),
      ...{ subject, period: { start: entry.followUpDate }, addresses: [{ reference: fullUrl }] },
    },
  };
  return [{ fullUrl, resource: condition }, ...(followUp ? [followUp] : [])];
}

/** An allergy or intolerance as text. */
export function writeAllergy(
  document: Document,
  entry: EntryOf<'allergy'>,
): readonly BundleEntry<AllergyIntolerance>[] {
  const verified = { doctor: 'confirmed', patient: 'unconfirmed', unknown: null }[entry.role];
  const resource: AllergyIntolerance = {
    resourceType: 'AllergyIntolerance',
    ...headOf('AllergyIntolerance', entry),
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    ...(verified && { verificationStatus: hl7('allergyintolerance-verification', verified) }),
    ...{ code: { text: entry.substance }, patient: document.subject },
    ...given('recordedDate', entry.writtenAt ?? ''),
    ...given('recorder', writerOf(document, entry)),
    ...given('asserter', asserterOf(document, entry)),
    ...noteOf(doctorNoteOf(document, entry)),
    ...(entry.reaction && { reaction: [{ manifestation: [{ text: entry.reaction }] }] }),
  };
  return [{ fullUrl: fullUrlOf(document, entry.resource), resource }];
}
