import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { DocumentReading } from '../use-reading';

export const patientId = '0a1b0000-0000-4000-8000-000000000001';
export const documentId = '0a1b0000-0000-4000-8000-000000000002';
export const documentUrl = `/api/records/${patientId}/documents/${documentId}`;

export const aValue = (more: Partial<ReadLabValue> = {}): ReadLabValue => ({
  ...{ test: 'ldl', printedName: 'LDL, calc.', loinc: null, value: 135, comparator: null, decimals: 0 },
  unit: { printed: 'mg/dL', ucum: 'mg/dL' },
  ...{ printedRange: { low: null, high: 100, exclusive: true, decimals: 0 }, flag: null, page: 1, doubt: null },
  box: { left: 0.6, top: 0.3, width: 0.06, height: 0.02 },
  ...more,
});

/** Three values, of which one is faint and one has no unit. */
export const aReading = (more: Partial<DocumentReading> = {}): DocumentReading => ({
  text: 'LIPID PROFILE. LDL, calc. 135',
  truncated: false,
  pages: [1, 2].map((page) => ({ page, aspect: 0.7, method: 'ocr', pictureUrl: `${documentUrl}/pages/${page}` })),
  values: [
    aValue(),
    aValue({
      ...{ test: 'vldl', printedName: 'VLDL', value: 32.8, decimals: 1, doubt: 'faint', page: 2 },
      box: { left: 0.8, top: 0.7, width: 0.06, height: 0.02 },
    }),
    aValue({
      ...{ test: 'nonhdl', printedName: 'Non HDL', value: 168, doubt: 'unitMissing', unit: null },
      box: { left: 0.6, top: 0.5, width: 0.06, height: 0.02 },
    }),
  ],
  patients: [],
  ...more,
});
