/** The texts of a family member's record. The texts of the specification are verbatim. */
export default {
  parts: 'Parts of the record',
  tabs: { tests: 'Tests', prescriptions: 'Prescriptions', diagnoses: 'Diagnoses' },
  none: { tests: 'No tests found', prescriptions: 'No prescriptions found', diagnoses: 'No diagnoses found' },
  failed: 'Failed to fetch family member data. Please try again.',
  loading: 'Loading the record',
} as const;
