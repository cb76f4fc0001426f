import { type ReportFacts, reportFacts } from '../facts.js';

const range = (low: number | null, high: number | null, decimals: number, source = 'printed on the report') => ({
  ...{ low, high, decimals, source },
  exclusive: false,
});
const unit = (printed: string, ucum: string | null = printed) => ({ printed, ucum });
const certain = { comparator: null, doubt: null };

/** The facts of a report with a low, a high, normal and doubtful values. */
export const report: ReportFacts = reportFacts.parse({
  title: 'Blood tests',
  date: '2026-03-12',
  text: 'Haemoglobin 11.2 g/dL 12.0 - 15.0',
  values: [
    {
      ...{ test: 'hb', printedName: 'Haemoglobin (Hb)', value: 11.2, decimals: 1, unit: unit('g/dL') },
      ...{ range: range(12, 15, 1), standing: 'low', ...certain },
    },
    {
      ...{ test: 'hba1c', printedName: 'HbA1c', value: 6.1, decimals: 1, unit: unit('%') },
      ...{ range: range(null, 5.7, 1), standing: 'high', ...certain },
    },
    {
      ...{ test: 'glu_f', printedName: 'Glucose Fasting', value: 92, decimals: 0, unit: unit('mg/dL') },
      ...{ range: range(70, 99, 0), standing: 'inRange', ...certain },
    },
    {
      ...{ test: 'plt', printedName: 'Platelet Count', value: 250000, decimals: 0, unit: unit('/cumm', '/uL') },
      ...{ range: range(150000, 410000, 0), standing: 'inRange', ...certain },
    },
    {
      ...{ test: 'ldl', printedName: 'LDL Cholesterol', value: 140, decimals: 0, unit: unit('mg/dL') },
      ...{ range: range(null, 100, 0), standing: 'high', ...certain },
    },
    {
      ...{ test: 'hscrp', printedName: 'hs-CRP', value: 0.3, decimals: 1, unit: unit('mg/L'), range: null },
      ...{ standing: 'unknown', comparator: '<', doubt: null },
    },
    {
      ...{ test: 'ferritin', printedName: 'Ferritin', value: 18, decimals: 0, unit: unit('ng/mL') },
      ...{ range: range(13, 150, 0), standing: 'inRange', comparator: null, doubt: 'faint' },
    },
  ],
  earlier: [
    { test: 'hb', at: '2025-09-01', value: 12.6, unit: unit('g/dL'), decimals: 1 },
    { test: 'hb', at: '2025-01-15T08:30:00Z', value: 13.1, unit: unit('g/dL'), decimals: 1 },
    { test: 'ldl', at: '2025-09-01', value: 120, unit: unit('mg/dL'), decimals: 0 },
  ],
  isWhole: true,
  person: { sex: 'female', age: 37 },
});
