import { createRequire } from 'node:module';
import type { Bundle as WrittenBundle } from '@anamnesis/contracts/record-transfer/fhir';
import { loadDataType, OperationOutcomeError, validateResource } from '@medplum/core';
import type * as Lantana from 'fhir';
import { baseDefinitions, ipsProfile, type Resource, withoutSlices } from './ips-profiles.js';

type Bundle = Extract<Resource, { resourceType: 'Bundle' }>;
type Composition = Extract<Resource, { resourceType: 'Composition' }>;

// Its module for imports lacks the file extensions that Node needs.
const { Fhir, ParseConformance } = createRequire(import.meta.url)('fhir') as typeof Lantana;

for (const definition of baseDefinitions) loadDataType(definition);

/** The profiles of the resources. Slices that are told apart by a profile or a code of a section are checked by `sliceProblems`. */
const profiles = new Map(
  [
    withoutSlices(ipsProfile('Bundle'), 'Bundle.entry'),
    withoutSlices(ipsProfile('Composition'), 'Composition.section'),
    withoutSlices(ipsProfile('DiagnosticReport'), 'DiagnosticReport.result'),
    ...[
      'Patient',
      'Practitioner',
      'AllergyIntolerance',
      'MedicationStatement',
      'Condition',
      'Immunization',
      'Procedure',
    ].map(ipsProfile),
    ipsProfile('Observation-results-laboratory-pathology'),
  ].map((profile) => [profile.url, profile]),
);
for (const profile of profiles.values()) loadDataType(profile);

/** The profile that a resource claims. */
const profileOf = ({ meta }: Resource) => profiles.get(meta?.profile?.[0] ?? '');

function medplumProblems(resource: Resource): string[] {
  const profile = profileOf(resource);
  try {
    validateResource(resource, profile && { profile });
    return [];
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return (error.outcome.issue ?? [])
      .filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ details, expression }) => `medplum: ${expression?.[0] ?? resource.resourceType}: ${details?.text ?? ''}`);
  }
}

/** The validator of Lantana, with the profiles in place of the definitions of their resources. */
const lantana = new Fhir(new ParseConformance(true));
for (const profile of profiles.values())
  lantana.parser.parsedStructureDefinitions[profile.type] = lantana.parser.parseStructureDefinition(profile);

/** An element that has an extension alone, such as the reason why there is no value, is there; this validator does not know it. */
const isWithReason = (bundle: Bundle, location: string | undefined): boolean =>
  location === 'Patient.birthDate' && JSON.stringify(bundle).includes('"_birthDate":{"extension":');

function lantanaProblems(bundle: Bundle): string[] {
  return lantana
    .validate(bundle, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => String(severity) === 'error' || String(severity) === 'fatal')
    .filter(({ location, message }) => !(message === 'Missing property' && isWithReason(bundle, location)))
    .map(({ location, message }) => `fhir: ${location ?? ''}: ${message ?? ''}`);
}

const REQUIRED_SECTIONS = ['11450-4', '48765-2', '10160-0'];

/** What no validator judges: the slices of the bundle and of the sections, and that references lead to an entry of the right type. */
function sliceProblems({ type, entry = [] }: Bundle): string[] {
  const typeAt = new Map(entry.map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType]));
  const [first, ...others] = entry.map(({ resource }) => resource);
  const composition = first as Composition;
  const codes = (composition.section ?? []).map(({ code }) => code?.coding?.[0]?.code);
  const targets = [...JSON.stringify(entry).matchAll(/"reference":"(urn:[^"]+)"/g)].map(([, target]) => target);
  const problems: Record<string, boolean> = {
    'the type is document': type === 'document',
    'a composition comes first, and there is no other':
      ['Composition', ...others.map((each) => each?.resourceType)].filter((each) => each === 'Composition').length ===
        1 && composition.resourceType === 'Composition',
    'there is one patient, the subject':
      [...typeAt.values()].filter((each) => each === 'Patient').length === 1 &&
      typeAt.get(composition.subject?.reference) === 'Patient',
    'each address is unique': typeAt.size === entry.length,
    'each required section is there once': REQUIRED_SECTIONS.every(
      (code) => codes.filter((each) => each === code).length === 1,
    ),
    'each section has entries or a reason': (composition.section ?? []).every(
      (section) => (section.entry ?? []).length > 0 !== (section.emptyReason !== undefined),
    ),
    'each reference leads to an entry': targets.every((target) => typeAt.has(target)),
  };
  return Object.entries(problems).flatMap(([rule, holds]) => (holds ? [] : [`slices: not so: ${rule}`]));
}

/** Everything that two independent validators and the rules of slices have against a patient summary. */
export function conformanceProblems(written: WrittenBundle): string[] {
  // As it is sent. Not structuredClone(): in jest its arrays are of another realm, which one validator takes for objects.
  const bundle = JSON.parse(JSON.stringify(written)) as Bundle;
  const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
  return [...[bundle, ...resources].flatMap(medplumProblems), ...lantanaProblems(bundle), ...sliceProblems(bundle)];
}
