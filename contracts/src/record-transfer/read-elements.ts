import { assertedBy, NAMED_DOCTOR } from './codes.js';
import type { BundleIndex, Found } from './bundle-index.js';
import { codesOf, wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import { type Json, listOf, objectOf, textOf } from './json.js';

/** Whether a note of a patient names a doctor, as this product writes it. */
const namesDoctor = ({ authorReference, text }: Json): boolean =>
  authorReference !== undefined && textOf(text).startsWith(NAMED_DOCTOR);
/** The notes of a resource as text. */
export const noteOf = (resource: Json): string =>
  joined(
    listOf(resource['note'])
      .filter((note) => !namesDoctor(note))
      .map(({ text }) => textOf(text)),
    '\n',
  );
/** The doctor whom a patient names in a note; empty without one. */
const doctorInNote = (resource: Json): string =>
  textOf(listOf(resource['note']).find(namesDoctor)?.['text']).slice(NAMED_DOCTOR.length);

function humanName(name: unknown): string {
  const { text, prefix, given, family } = objectOf(name);
  const parts = [prefix, given].flatMap((part) => (Array.isArray(part) ? (part as unknown[]).map(textOf) : []));
  return textOf(text) || joined([...parts, textOf(family)], ' ');
}

/** The name of a person, organisation or device; empty if it has none. */
export function nameOf({ name, deviceName }: Json): string {
  if (typeof name === 'string') return textOf(name);
  return humanName(listOf(name)[0]) || textOf(listOf(deviceName)[0]?.['name']);
}

/** The name of a medicine: of the resource itself, of the one that it refers to, or of the reference. */
export function medicineOf(index: BundleIndex, resource: Json): string {
  const { medicationCodeableConcept, medicationReference } = resource;
  const medication = index.resolve(medicationReference, resource)?.resource ?? {};
  return (
    wordsOf(medicationCodeableConcept) ||
    wordsOf(medication['code']) ||
    textOf(objectOf(medicationReference)['display'])
  );
}

/** A device to which a resource refers, by its name or its type. */
function deviceOf(index: BundleIndex, resource: Json): string {
  const device = index.resolve(resource['device'], resource)?.resource ?? {};
  return namedBy(index, resource['device'], resource) || wordsOf(device['type']);
}

/** By what a resource of any kind is named in a list: what it is about, else its title or its type. Empty without. */
export function titleOf(index: BundleIndex, resource: Json): string {
  const { code, vaccineCode, title, description, type, category, relationship } = resource;
  const others = [description, type, category].flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]));
  const names = [
    wordsOf(code),
    medicineOf(index, resource),
    wordsOf(vaccineCode),
    textOf(title),
    wordsOf(relationship),
  ];
  const types = others.map((each) => textOf(each) || wordsOf(each));
  return [...names, deviceOf(index, resource), ...types].find(Boolean) ?? '';
}

/** What an element refers to, by name: of a role, the practitioner who has it. */
export function namedBy(index: BundleIndex, reference: unknown, within: Json): string {
  const resource = index.resolve(reference, within)?.resource ?? {};
  const { practitioner, organization } = resource;
  const inRole = [practitioner, organization].map((part) => nameOf(index.resolve(part, resource)?.resource ?? {}));
  return nameOf(resource) || (inRole.find(Boolean) ?? '') || textOf(objectOf(reference)['display']);
}

const PATIENTS = new Set(['Patient', 'RelatedPerson']);
const DOCTORS = new Set(['Practitioner', 'PractitionerRole']);
const typeOfTarget = (index: BundleIndex, reference: unknown, within: Json): string =>
  textOf(index.resolve(reference, within)?.resource['resourceType']) || textOf(objectOf(reference)['type']);

/** Who wrote a resource: as its security label says, else by the type of the named writer. */
export function roleOf(index: BundleIndex, { resource }: Found, writer: unknown): 'patient' | 'doctor' | 'unknown' {
  const labels = listOf(objectOf(resource['meta'])['security']).map(({ code }) => textOf(code));
  if (labels.includes(assertedBy.patient.code)) return 'patient';
  if (labels.includes(assertedBy.doctor.code)) return 'doctor';
  const type = typeOfTarget(index, writer, resource);
  return PATIENTS.has(type) ? 'patient' : DOCTORS.has(type) ? 'doctor' : 'unknown';
}

/** Whether a resource says that software derived it from another one. */
export const isDerived = (resource: Json): boolean =>
  listOf(objectOf(resource['meta'])['security']).some(({ code }) => code === assertedBy.software.code);

/** Values of `intent` with which a MedicationRequest is only a proposal or a plan, not an order. */
const NOT_ORDERED = new Set(['proposal', 'plan', 'option']);
const NOT_CURRENT = new Set([
  ...['not-taken', 'cancelled', 'draft', 'refuted', 'registered', 'intended', 'not-done', 'preparation'],
]);
/** Of an allergy: one that is over would count here. A condition that is over is part of the history. */
const OVER = new Set(['inactive', 'resolved']);

/** Why the status of a resource forbids to store it; null if it does not. */
export function refusedStatus(resource: Json): 'enteredInError' | 'notCurrent' | null {
  const statuses = [textOf(resource['status']), ...codesOf(resource['verificationStatus'])];
  if (statuses.includes('entered-in-error')) return 'enteredInError';
  const isOver =
    resource['resourceType'] === 'AllergyIntolerance' &&
    codesOf(resource['clinicalStatus']).some((code) => OVER.has(code));
  const isForbidden =
    resource['doNotPerform'] === true ||
    // Before R4 that was no status.
    resource['taken'] === 'n' ||
    resource['notGiven'] === true ||
    (resource['resourceType'] === 'MedicationRequest' && NOT_ORDERED.has(textOf(resource['intent'])));
  return isOver || isForbidden || statuses.some((status) => NOT_CURRENT.has(status)) ? 'notCurrent' : null;
}

/** The name of the first of several references that is a doctor, else the doctor whom a note of the patient names. */
export const doctorNamedBy = (index: BundleIndex, references: readonly unknown[], within: Json): string =>
  references
    .filter((reference) => !PATIENTS.has(typeOfTarget(index, reference, within)))
    .map((reference) => namedBy(index, reference, within))
    .find(Boolean) ?? doctorInNote(within);
