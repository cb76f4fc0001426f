import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { openHealthRecordPdf } from '@anamnesis/contracts/record-transfer/pdf-routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';
import { createRecordPdfs } from './record-pdf.js';
import { recordParts } from './record-parts.js';

/** Each takes a core for seconds at most, and some 100 MB. */
const AT_ONCE = 2;

/** The handler of the whole record as a PDF. */
export function recordPdfHandlers(ports: Ports): RouteHandler[] {
  const writeRecord = createRecordPdfs({ atOnce: AT_ONCE });
  return [
    answer(
      openHealthRecordPdf,
      ({ actor, headers, requestId }) =>
        Promise.resolve({
          file: {
            content: writeRecord(actor.id, recordParts(ports, actor.id, languageOfPage(headers))),
            ...{ mediaType: 'application/pdf', etag: requestId, name: 'Health record.pdf' },
          },
        }),
      { reads: [healthRecord, doctorDirectory, patientProfile] },
    ),
  ];
}
