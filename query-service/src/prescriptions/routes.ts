import { createHash } from 'node:crypto';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import {
  CODE_UNKNOWN,
  PRESCRIPTION_NOT_ISSUED,
  PRESCRIPTION_WITHDRAWN,
} from '@anamnesis/contracts/prescriptions/errors';
import { checkPrescription, checkSignature, openPrescription } from '@anamnesis/contracts/prescriptions/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { readerFacts, readerFactsReads } from '../records/reader-facts.js';
import { checkedPrescription } from './checked-prescription.js';
import { prescriptionAt } from './issued-prescription.js';

const reads = [healthRecord, doctorDirectory, patientProfile];

/** Handlers of the signed document of a prescription, and of its checks. */
export const prescriptionHandlers = (ports: Ports): RouteHandler[] => [
  answerAbout(
    openPrescription,
    async ({ actor, params }) => {
      const row = await prescriptionAt(ports, params.entryId);
      return row && { ...(await readerFacts(ports, actor, row.patient_id)), row };
    },
    async ({ facts: { row }, headers }) => {
      if (row.author_role !== 'doctor') refuse(PRESCRIPTION_NOT_ISSUED);
      if (row.retracted_at !== null) refuse(PRESCRIPTION_WITHDRAWN);
      const language = languageOfPage(headers);
      const { clock, timeZone, origin, documents, codes } = ports;
      const issue = {
        code: codes.codeOf(row.entry_id),
        checkAddress: `${origin}/check`,
        at: clock(),
        timeZone,
        language,
      };
      const { writePrescription } = await import('./write-prescription.js');
      const { signPdf } = await import('@anamnesis/platform/signatures/sign-pdf');
      const content = signPdf(await writePrescription(row, issue), documents.key);
      const etag = createHash('sha256').update(content).digest('hex');
      return {
        file: { content, mediaType: 'application/pdf', etag, name: `Prescription ${row.date}.pdf` },
        reading: { what: { kind: 'signedPrescription', id: row.entry_id } },
      };
    },
    { reads: [...reads, ...readerFactsReads], record: recordReading(ports) },
  ),

  answer(
    checkPrescription,
    async ({ body }) => {
      const entryId = ports.codes.entryOf(body.code) ?? refuse(CODE_UNKNOWN);
      const row = await prescriptionAt(ports, entryId);
      // A patient's own entries have no document, so no code either.
      if (row?.author_role !== 'doctor') return refuse(CODE_UNKNOWN);
      return { body: { prescription: checkedPrescription(row, ports) } };
    },
    { reads },
  ),

  answer(checkSignature, async ({ query: { digest, signature } }) => {
    const { checkSignature: verdictOf } = await import('@anamnesis/platform/signatures/cms-signature');
    const bytes = { signature: Buffer.from(signature, 'base64url'), digest: Buffer.from(digest, 'hex') };
    return { body: { verdict: verdictOf(bytes.signature, bytes.digest, ports.documents.certificates) } };
  }),
];
