import { labTest, type LabTestKey, loincOf } from './tests.js';

/** One of several methods by which a test is measured or calculated, each with LOINC codes of its own. */
interface Method {
  readonly test: LabTestKey;
  /** How a report names it, in lower case. The first that matches counts. */
  readonly printed: RegExp;
  readonly name: string;
  /** Null where the formula has no code that was verified. */
  readonly loinc: string | null;
  readonly loincMolar?: string;
}

const METHODS: readonly Method[] = [
  {
    ...{ test: 'ldl', printed: /calc|indirect|friedewald|martin|hopkins|sampson|derived|computed/ },
    ...{ name: 'LDL cholesterol calculated', loinc: '13457-7', loincMolar: '39469-2' },
  },
  {
    ...{ test: 'ldl', printed: /direct|homogen/ },
    ...{ name: 'LDL cholesterol direct', loinc: '18262-6', loincMolar: '69419-0' },
  },
  { test: 'ldl', printed: /(?:)/, name: 'LDL cholesterol', loinc: '2089-1', loincMolar: '22748-8' },
  { test: 'egfr', printed: /cystatin|schwartz|cockcroft|fas\b|bis1|lund|ekfc/, name: 'eGFR', loinc: null },
  { test: 'egfr', printed: /mdrd/, name: 'eGFR (MDRD)', loinc: '33914-3' },
  { test: 'egfr', printed: /epi\D{0,6}2021/, name: 'eGFR (CKD-EPI 2021)', loinc: '98979-8' },
  { test: 'egfr', printed: /epi/, name: 'eGFR (CKD-EPI)', loinc: '62238-1' },
  { test: 'egfr', printed: /(?:)/, name: 'eGFR', loinc: '69405-9' },
];

/** The names of the tests that have several methods, by their LOINC codes. */
export const methodNames: ReadonlyMap<string, string> = new Map(
  METHODS.flatMap(({ name, loinc, loincMolar }) => [loinc, loincMolar].map((code) => [code ?? '', name] as const)),
);

/**
 * The name and the LOINC code of a result in a UCUM unit, by the method that its line of the report prints; the code is null without one.
 * Sources: LOINC 2.67; 98979-8 is newer.
 */
export function codedTest(test: LabTestKey, ucum: string, line: string): { name: string; loinc: string | null } {
  const method = METHODS.find((each) => each.test === test && each.printed.test(line.toLowerCase()));
  const loinc = loincOf(test, ucum);
  if (!method) return { name: labTest(test).name, loinc };
  const code = ucum.includes('mol') ? (method.loincMolar ?? null) : method.loinc;
  return { name: method.name, loinc: loinc && code };
}
