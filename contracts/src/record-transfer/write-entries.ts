import { assertedBy, FOLLOW_UP, hl7, ipsProfile, NAMED_DOCTOR, UNKNOWN, URI } from './codes.js';
import type { EntryOf, TransferredEntry } from './entry.js';
import type { AllergyIntolerance, BundleEntry, CarePlan, Condition, Reference } from './fhir.js';
import { knownDate, remarked } from './remarks.js';

/** What the resources of one document share. */
export interface Document {
  readonly subject: Reference;
  /** The day on which it is made, in UTC. */
  readonly today: string;
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
export function writerOf(document: Document, { role, doctorName }: TransferredEntry): Reference | undefined {
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
export const given = <Name extends string, Value>(name: Name, value: Value | undefined | '') =>
  (value === undefined || value === '' ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

const STATES: ReadonlySet<string> = new Set([
  ...['active', 'recurrence', 'relapse', 'inactive', 'remission', 'resolved'],
]);

/** The status that a diagnosis names. Nobody asked whether another one is active still. */
function clinicalStatus({ notes }: EntryOf<'diagnosis'>): Condition['clinicalStatus'] {
  const status = remarked(notes, 'Status');
  return STATES.has(status) ? hl7('condition-clinical', status) : UNKNOWN;
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
    clinicalStatus: clinicalStatus(entry),
    category: [hl7('condition-category', 'problem-list-item')],
    code: { text: entry.condition },
    ...{ subject, recordedDate: knownDate(entry.date, entry.notes) },
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
