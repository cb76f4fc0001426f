/** The texts of the whole record as a PDF. */
export default {
  note: 'Your whole health record as one PDF: allergies, medicines, prescriptions, test reports and diagnoses, with what was withdrawn.',
  download: 'Record as PDF',
  downloading: 'Preparing your record…',
  failed: 'Your record could not be downloaded.',
  failedHint: 'It is safe. Please try again.',
  fileName: 'Health record.pdf',
} as const;
