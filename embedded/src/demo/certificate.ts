import { onePagePdf } from './one-page-pdf.js';

/** A one-page PDF in place of a doctor's certificate. The name may contain only Latin letters. */
export const certificateOf = (fullName: string): File =>
  onePagePdf('registration.pdf', 'Certificate of registration', [
    `Dr. ${fullName}`,
    'Made for the demo of Anamnesis; no authority has issued it.',
  ]);
