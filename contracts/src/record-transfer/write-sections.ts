import { hl7, loinc } from './codes.js';
import type { Deed } from './deeds.js';
import type { TransferredEntry } from './entry.js';
import type { BundleEntry, Section } from './fhir.js';
import { narrative } from './narrative.js';
import { statusIfOver } from './remarks.js';

interface Written {
  readonly entry: TransferredEntry;
  readonly resources: readonly BundleEntry[];
}

/** What has a section: a type of resource, of conditions only those that are over or that are not. */
type SectionedType =
  'AllergyIntolerance' | 'MedicationStatement' | 'Condition' | 'DiagnosticReport' | 'CarePlan' | Deed;

/** The sections. Those that a patient summary must have are there even if they are empty. */
const SECTIONS = [
  {
    ...{ title: 'Allergies and Intolerances', code: loinc('48765-2', 'Allergies and adverse reactions Document') },
    ...{ type: 'AllergyIntolerance', isRequired: true },
    none: 'No allergy is recorded. That does not mean that there is none.',
  },
  {
    ...{ title: 'Medication Summary', code: loinc('10160-0', 'History of Medication use Narrative') },
    ...{ type: 'MedicationStatement', isRequired: true },
    none: 'No medicine is recorded. That does not mean that none is taken.',
  },
  {
    ...{ title: 'Problem List', code: loinc('11450-4', 'Problem list - Reported') },
    ...{ type: 'Condition', isRequired: true, ofPast: false },
    none: 'No diagnosis is recorded. That does not mean that there is none.',
  },
  {
    ...{ title: 'History of Past Illness', code: loinc('11348-0', 'History of Past illness note') },
    ...{ type: 'Condition', isRequired: false, ofPast: true, none: '' },
  },
  {
    ...{ title: 'Immunizations', code: loinc('11369-6', 'History of Immunization note') },
    ...{ type: 'Immunization', isRequired: false, none: '' },
  },
  {
    ...{ title: 'History of Procedures', code: loinc('47519-4', 'History of Procedures Document') },
    ...{ type: 'Procedure', isRequired: false, none: '' },
  },
  {
    ...{ title: 'Results', code: loinc('30954-2', 'Relevant diagnostic tests/laboratory data note') },
    ...{ type: 'DiagnosticReport', isRequired: false, none: '' },
  },
  {
    ...{ title: 'Plan of Care', code: loinc('18776-5', 'Plan of care note') },
    ...{ type: 'CarePlan', isRequired: false, none: '' },
  },
] as const satisfies readonly {
  title: string;
  code: Section['code'];
  type: SectionedType;
  isRequired: boolean;
  ofPast?: boolean;
  none: string;
}[];

const isIn = (
  { type, ofPast }: { type: SectionedType; ofPast?: boolean },
  entry: TransferredEntry,
  resource: BundleEntry['resource'],
) =>
  resource.resourceType === type &&
  (ofPast === undefined || (entry.kind === 'diagnosis' && statusIfOver(entry.notes) !== '') === ofPast);

/** The sections of a summary. Nobody asked whether an empty one is complete, so its content is "unavailable", not "none". */
export const sectionsOf = (written: readonly Written[]): readonly Section[] =>
  SECTIONS.flatMap((section) => {
    const { title, code, type, isRequired, none } = section;
    const found = written.flatMap(({ entry, resources }) =>
      resources.filter(({ resource }) => isIn(section, entry, resource)).map(({ fullUrl }) => ({ entry, fullUrl })),
    );
    if (found.length === 0 && !isRequired) return [];
    const text = narrative(
      found.map(({ entry }) => linesOf(entry, type)),
      none,
    );
    return {
      ...{ title, code, text },
      ...(found.length > 0
        ? { entry: found.map(({ fullUrl }) => ({ reference: fullUrl })) }
        : { emptyReason: hl7('list-empty-reason', 'unavailable') }),
    };
  });

const told = ({ role, doctorName }: TransferredEntry): string =>
  [doctorName, role === 'patient' ? 'told or imported by the patient' : ''].filter(Boolean).join(', ');

/** An entry as lines of text. */
function linesOf(entry: TransferredEntry, type: SectionedType): readonly string[] {
  switch (entry.kind) {
    case 'prescription':
      return [
        ...[entry.medication, entry.dosage, entry.duration, ...entry.instructions.split('\n'), entry.date],
        entry.stoppedOn === null ? '' : `No longer taken since ${entry.stoppedOn}`,
        told(entry),
      ];
    case 'testReport':
      return [entry.testName, ...entry.result.split('\n'), entry.date, told(entry)];
    case 'diagnosis':
      return type === 'CarePlan'
        ? [`Follow-up: ${entry.followUpDate ?? ''}`, entry.condition]
        : [entry.condition, entry.symptoms, ...entry.notes.split('\n'), entry.date, told(entry)];
    case 'allergy':
      return [entry.substance, entry.reaction, told(entry)];
  }
}
