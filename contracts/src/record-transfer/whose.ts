import type { BundleIndex, Found } from './bundle-index.js';
import { type Json, listOf, objectOf, textOf } from './json.js';

/** A business identifier as text; empty without a value. */
const identifierText = (identifier: unknown): string => {
  const { system, value } = objectOf(identifier);
  return textOf(value) && `${textOf(system)}|${textOf(value)}`;
};

/** A key for the person in a reference: its address, identifier or display text. Empty if the reference has none of them. */
const namedIn = (reference: unknown): string => {
  const { reference: address, identifier, display } = objectOf(reference);
  return textOf(address) || identifierText(identifier) || textOf(display);
};

const subjectsOf = ({ subject, patient }: Json): readonly unknown[] =>
  [subject, patient].filter((reference) => namedIn(reference) !== '');

/** The patient of a bundle, and the check whether a resource is about somebody else. */
export interface Person {
  /** The patient in the bundle; null without one. */
  readonly patient: Found | null;
  /** Whether a resource is about somebody else, or does not say which of several patients it is about. */
  isOther(resource: Json): boolean;
}

/** The person whom a bundle is about. Without a patient in it, the one whom its document or its first resource names. */
export function personIn({ found, resolve }: Pick<BundleIndex, 'found' | 'resolve'>): Person {
  const isOf = (type: string) => (each: Found | null) => each?.resource['resourceType'] === type;
  const composition = found.find(isOf('Composition'))?.resource ?? {};
  const patients = found.filter(isOf('Patient'));
  const named = [resolve(composition['subject'], composition)].find(isOf('Patient'));
  const patient = named ?? patients[0] ?? null;
  const identifiers = listOf(patient?.resource['identifier']).map(identifierText);
  const first = [composition, ...found.map(({ resource }) => resource)].flatMap(subjectsOf)[0];
  const isPatient = (reference: unknown, within: Json): boolean => {
    if (patient === null) return namedIn(reference) === namedIn(first);
    const target = resolve(reference, within);
    if (target) return target === patient;
    const identifier = identifierText(objectOf(reference)['identifier']);
    return identifier !== '' && identifiers.includes(identifier);
  };
  return {
    patient,
    isOther: (resource) => {
      const subjects = subjectsOf(resource);
      return subjects.length === 0
        ? patients.length > 1
        : subjects.some((reference) => !isPatient(reference, resource));
    },
  };
}
