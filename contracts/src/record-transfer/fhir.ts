/** The parts of FHIR R4 that are written. They are read without types, because any bundle may be imported. */

export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}
export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}
export interface Reference {
  readonly reference: string;
}
/** A person who is named, and of whom nothing else is known. */
interface Named {
  readonly display: string;
}
interface Narrative {
  readonly status: 'generated';
  readonly div: string;
}
interface Annotation {
  readonly authorReference?: Reference;
  readonly text: string;
}
export interface Quantity {
  readonly value: number;
  readonly comparator?: string;
  readonly unit?: string;
  readonly system: string;
  readonly code: string;
}
/** An element without a value, and why it has none. */
export interface Absent {
  readonly extension: readonly { readonly url: string; readonly valueCode: string }[];
}
interface Identifier {
  readonly system: string;
  readonly value: string;
}

interface Base<Type extends string> {
  readonly resourceType: Type;
  readonly id?: string;
  readonly meta?: { readonly profile?: readonly string[]; readonly security?: readonly Coding[] };
  readonly identifier?: readonly Identifier[];
}

export interface Section {
  readonly title: string;
  readonly code: CodeableConcept;
  readonly text: Narrative;
  readonly entry?: readonly Reference[];
  readonly emptyReason?: CodeableConcept;
}
export interface Composition extends Base<'Composition'> {
  readonly status: 'final';
  readonly type: CodeableConcept;
  readonly subject: Reference;
  readonly date: string;
  readonly author: readonly Reference[];
  readonly title: string;
  readonly section: readonly Section[];
}
export interface Patient extends Base<'Patient'> {
  readonly name: readonly { readonly text: string }[];
  readonly gender?: 'male' | 'female' | 'other';
  readonly _birthDate: Absent;
}
export interface Practitioner extends Base<'Practitioner'> {
  readonly name: readonly { readonly text: string }[];
}
interface Device extends Base<'Device'> {
  readonly deviceName: readonly { readonly name: string; readonly type: 'user-friendly-name' }[];
}
export interface AllergyIntolerance extends Base<'AllergyIntolerance'> {
  readonly clinicalStatus: CodeableConcept;
  readonly verificationStatus?: CodeableConcept;
  readonly code: CodeableConcept;
  readonly patient: Reference;
  readonly recordedDate?: string;
  readonly recorder?: Reference;
  readonly asserter?: Reference;
  readonly note?: readonly Annotation[];
  readonly reaction?: readonly { readonly manifestation: readonly CodeableConcept[] }[];
}
interface MedicationRequest extends Base<'MedicationRequest'> {
  readonly status: 'unknown';
  readonly intent: 'order';
  readonly medicationCodeableConcept: CodeableConcept;
  readonly subject: Reference;
  readonly requester: Reference | Named;
  readonly reportedReference?: Reference;
}
export interface MedicationStatement extends Base<'MedicationStatement'> {
  readonly contained?: readonly MedicationRequest[];
  readonly basedOn?: readonly Reference[];
  readonly status: 'active' | 'completed' | 'stopped' | 'on-hold';
  readonly medicationCodeableConcept: CodeableConcept;
  readonly subject: Reference;
  readonly effectivePeriod: { readonly start: string; readonly end?: string };
  readonly informationSource?: Reference;
  readonly dosage?: readonly {
    readonly text?: string;
    readonly additionalInstruction?: readonly CodeableConcept[];
    readonly patientInstruction?: string;
    readonly timing?: { readonly repeat: { readonly boundsDuration: Quantity } };
  }[];
}
export interface Condition extends Base<'Condition'> {
  readonly clinicalStatus: CodeableConcept | Absent;
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly recordedDate: string;
  readonly recorder?: Reference;
  readonly asserter?: Reference;
  readonly evidence?: readonly { readonly code: readonly CodeableConcept[] }[];
  readonly note?: readonly Annotation[];
}
export interface CarePlan extends Base<'CarePlan'> {
  readonly status: 'unknown';
  readonly intent: 'plan';
  readonly title: string;
  readonly subject: Reference;
  readonly period: { readonly start: string };
  readonly addresses: readonly Reference[];
}
/** States that a report can have, and those of its results among them. */
export type ReportStatus = ResultStatus | 'partial' | 'appended';
export type ResultStatus = 'preliminary' | 'final' | 'amended' | 'corrected' | 'unknown';
export interface DiagnosticReport extends Base<'DiagnosticReport'> {
  readonly status: ReportStatus;
  readonly category?: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime: string;
  readonly performer?: readonly (Reference | Named)[];
  readonly result?: readonly Reference[];
  readonly conclusion: string;
}
export interface Observation extends Base<'Observation'> {
  readonly status: ResultStatus;
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime: string;
  readonly performer: readonly Reference[];
  readonly valueQuantity: Quantity;
  readonly interpretation?: readonly CodeableConcept[];
  /** Where the value was read. */
  readonly note?: readonly { readonly text: string }[];
  readonly referenceRange?: readonly { readonly low?: Quantity; readonly high?: Quantity; readonly text?: string }[];
}

export interface Immunization extends Base<'Immunization'> {
  readonly status: 'completed';
  readonly vaccineCode: CodeableConcept;
  readonly patient: Reference;
  readonly occurrenceDateTime: string;
  readonly performer?: readonly { readonly actor: Reference | Named }[];
  readonly note: readonly Annotation[];
}
export interface Procedure extends Base<'Procedure'> {
  readonly status: string;
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly performedDateTime: string;
  readonly performer?: readonly { readonly actor: Reference | Named }[];
  readonly note: readonly Annotation[];
}

export interface Provenance extends Base<'Provenance'> {
  readonly target: readonly Reference[];
  readonly recorded: string;
  readonly agent: readonly { readonly type: CodeableConcept; readonly who: Reference }[];
}

type Resource =
  | Composition
  | Patient
  | Practitioner
  | Device
  | AllergyIntolerance
  | MedicationStatement
  | Condition
  | CarePlan
  | DiagnosticReport
  | Observation
  | Immunization
  | Procedure
  | Provenance;

export interface BundleEntry<R extends Resource = Resource> {
  readonly fullUrl: string;
  readonly resource: R;
}

/** A FHIR document: the first entry is its composition. */
export interface Bundle {
  readonly resourceType: 'Bundle';
  readonly meta: { readonly profile: readonly string[] };
  readonly identifier: Identifier;
  readonly type: 'document';
  readonly timestamp: string;
  readonly entry: readonly BundleEntry[];
}
