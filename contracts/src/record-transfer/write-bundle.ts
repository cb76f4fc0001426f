import type { genders } from '../accounts/constants.js';
import { hl7, ipsProfile, loinc, UNKNOWN, URI } from './codes.js';
import { deedOf } from './deeds.js';
import type { ExportedEntry } from './entry.js';
import { withUniqueUris } from './entry-uri.js';
import type { Bundle, BundleEntry, Composition, Patient, Practitioner, Provenance } from './fhir.js';
import { SOFTWARE } from './own-name.js';
import { writeDeed } from './write-deed.js';
import { type Document, writeAllergy, writeDiagnosis } from './write-entries.js';
import { writeMedicine } from './write-medicine.js';
import { writeReport } from './write-report.js';
import { sectionsOf } from './write-sections.js';

/** Whose record it is. */
export interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly gender: (typeof genders)[number] | null;
}

interface Options {
  /** A UUID derived from a text. */
  readonly uuidOf: (text: string) => string;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** The same order in every export, whenever the entries were added. */
const byDate = (one: ExportedEntry, other: ExportedEntry) =>
  dateOf(other).localeCompare(dateOf(one)) || (one.resource < other.resource ? -1 : 1);
const dateOf = (entry: ExportedEntry) => (entry.kind === 'allergy' ? (entry.writtenAt ?? '') : entry.date);

/**
 * A record as a FHIR R4 document with the profiles of the International Patient Summary. Two exports of one record differ in their
 * timestamp alone; the identifier of the document is derived from its content.
 */
export function writeBundle(person: Person, entries: readonly ExportedEntry[], { uuidOf, now }: Options): Bundle {
  const urn = (text: string) => `urn:uuid:${uuidOf(text)}`;
  const patient = { fullUrl: urn(`patient/${person.id}`), resource: patientOf(person) };
  const device: BundleEntry = {
    fullUrl: urn(`software/${SOFTWARE}`),
    resource: { resourceType: 'Device', deviceName: [{ name: SOFTWARE, type: 'user-friendly-name' }] },
  };
  const practitioners = new Map<string, BundleEntry<Practitioner>>();
  const document: Document = {
    ...{ subject: { reference: patient.fullUrl }, uuidOf, today: now.slice(0, 10) },
    practitioner: (name) => {
      const practitioner = practitioners.get(name) ?? practitionerOf(name, urn(`practitioner/${name}`));
      practitioners.set(name, practitioner);
      return { reference: practitioner.fullUrl };
    },
  };
  const sorted = withUniqueUris(entries, (uri) => urn(`entry/${uri}`)).toSorted(byDate);
  const written = sorted.map((entry) => ({ entry, resources: writeEntry(document, entry) }));
  const contents = [
    ...[patient, device],
    ...[...practitioners.values()].toSorted((one, other) => (one.fullUrl < other.fullUrl ? -1 : 1)),
    ...written.flatMap(({ resources }) => resources),
  ];
  const composition: Omit<Composition, 'date'> = {
    resourceType: 'Composition',
    meta: { profile: [ipsProfile('Composition')] },
    status: 'final',
    type: loinc('60591-5', 'Patient summary Document'),
    subject: document.subject,
    author: [{ reference: device.fullUrl }],
    title: 'Patient Summary',
    section: sectionsOf(written),
  };
  const id = uuidOf(JSON.stringify([composition, contents]));
  const told = provenanceOf(document, written, now);
  return {
    resourceType: 'Bundle',
    meta: { profile: [ipsProfile('Bundle')] },
    identifier: { system: URI, value: `urn:uuid:${id}` },
    type: 'document',
    timestamp: now,
    entry: [{ fullUrl: urn(`composition/${id}`), resource: { ...composition, date: now } }, ...contents, ...told],
  };
}

/** Says of all entries that the patient told or imported that they come from the patient; nothing if there are none. */
function provenanceOf(
  { subject, uuidOf }: Document,
  written: readonly { entry: ExportedEntry; resources: readonly BundleEntry[] }[],
  now: string,
): BundleEntry<Provenance>[] {
  const target = written
    .filter(({ entry }) => entry.role === 'patient')
    .flatMap(({ resources }) => resources.map(({ fullUrl }) => ({ reference: fullUrl })));
  if (target.length === 0) return [];
  const agent = [{ type: hl7('provenance-participant-type', 'informant'), who: subject }];
  return [
    {
      fullUrl: `urn:uuid:${uuidOf('told by the patient')}`,
      resource: { resourceType: 'Provenance', target, recorded: now, agent },
    },
  ];
}

function writeEntry(document: Document, entry: ExportedEntry): readonly BundleEntry[] {
  switch (entry.kind) {
    case 'prescription':
      return writeMedicine(document, entry);
    case 'testReport': {
      const deed = deedOf(entry);
      return deed === null ? writeReport(document, entry) : writeDeed(document, entry, deed);
    }
    case 'diagnosis':
      return writeDiagnosis(document, entry);
    case 'allergy':
      return writeAllergy(document, entry);
  }
}

const GENDERS = { Male: 'male', Female: 'female', Other: 'other' } as const;

/** A profile has an age, which is no birth date: the profile of FHIR asks for one, or for the reason why there is none. */
const patientOf = ({ fullName, gender }: Person): Patient => ({
  resourceType: 'Patient',
  meta: { profile: [ipsProfile('Patient')] },
  name: [{ text: fullName }],
  ...(gender && { gender: GENDERS[gender] }),
  _birthDate: UNKNOWN,
});

const practitionerOf = (name: string, fullUrl: string): BundleEntry<Practitioner> => ({
  fullUrl,
  resource: { resourceType: 'Practitioner', meta: { profile: [ipsProfile('Practitioner')] }, name: [{ text: name }] },
});
