import type { Absent, CodeableConcept, Coding } from './fhir.js';

export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
/** The system of identifiers that are URIs. */
export const URI = 'urn:ietf:rfc:3986';
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
const IPS = 'http://hl7.org/fhir/uv/ips/StructureDefinition';
const DATA_ABSENT_REASON = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';
/** An element whose value nobody knows. */
export const UNKNOWN: Absent = { extension: [{ url: DATA_ABSENT_REASON, valueCode: 'unknown' }] };
/** Codes of the International Patient Summary that say that something is absent or not known. */
export const ABSENT_OR_UNKNOWN = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';

/** The title of a plan that is the follow-up of a diagnosis. */
export const FOLLOW_UP = 'Follow-up';

/** The beginning of an instruction that says how long a medicine is taken. */
export const DURATION = 'Duration: ';

/** The beginning of a patient's note that names a doctor. */
export const NAMED_DOCTOR = 'Doctor: ';

/** The profile of the International Patient Summary with this name. */
export const ipsProfile = (name: string): string => `${IPS}/${name}-uv-ips`;

/** A code of HL7's terminology. */
export const hl7 = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `${TERMINOLOGY}/${system}`, code }],
});
export const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: LOINC, code, display }],
});

const INTEGRITY = `${TERMINOLOGY}/v3-ObservationValue`;
/** Security labels that say how far a resource can be relied upon: who asserted it. */
export const assertedBy = {
  doctor: { system: INTEGRITY, code: 'CLINAST', display: 'clinician asserted' },
  patient: { system: INTEGRITY, code: 'PATAST', display: 'patient asserted' },
  software: { system: INTEGRITY, code: 'DEVAST', display: 'device asserted' },
} as const satisfies Record<string, Coding>;
