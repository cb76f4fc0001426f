import { methodNames } from '../labs/methods.js';
import { labTests } from '../labs/tests.js';
import { LOINC } from './codes.js';
import { joined } from './joined.js';
import { type Json, listOf, objectOf, textOf } from './json.js';

const codingsOf = (concept: unknown): readonly Json[] => listOf(objectOf(concept)['coding']);

/** The codes of a CodeableConcept. */
export const codesOf = (concept: unknown): readonly string[] => codingsOf(concept).map(({ code }) => textOf(code));

/** The words that a source itself gives to a CodeableConcept: its text, else the first display. */
export const ownWordsOf = (concept: unknown): string =>
  textOf(objectOf(concept)['text']) ||
  (codingsOf(concept)
    .map(({ display }) => textOf(display))
    .find(Boolean) ??
    '');

/** The names of code systems, which a code without words is shown with. */
const SYSTEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'http://snomed.info/sct': 'SNOMED CT',
    [LOINC]: 'LOINC',
    'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
    'http://hl7.org/fhir/sid/cvx': 'CVX',
    'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
    'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
    'http://hl7.org/fhir/sid/icd-9-cm': 'ICD-9-CM',
    'http://www.whocc.no/atc': 'ATC',
    'http://fhir.de/CodeSystem/bfarm/icd-10-gm': 'ICD-10-GM',
    'http://hl7.org/fhir/sid/ndc': 'NDC',
    'http://www.ama-assn.org/go/cpt': 'CPT',
    'http://fhir.de/CodeSystem/ifa/pzn': 'PZN',
  }),
);

const labNames = new Map([
  ...labTests.flatMap(({ loinc, loincMolar, name }) =>
    [loinc, loincMolar ?? loinc].map((code) => [code, name] as const),
  ),
  ...methodNames,
]);

/** A coding without words: the laboratory test with this code, else the code with the name of its system. */
function codingWords({ system, code }: Json): string {
  const [name, value] = [textOf(system), textOf(code)];
  const test = name === LOINC ? labNames.get(value) : undefined;
  return test ?? (value && joined([SYSTEMS.get(name) ?? name.split('/').at(-1) ?? '', value], ' '));
}

/** The words of a CodeableConcept: those of its source, else its first code, which is looked up or shown. */
export const wordsOf = (concept: unknown): string =>
  ownWordsOf(concept) || (codingsOf(concept).map(codingWords).find(Boolean) ?? '');
