import { SHARE_SESSION } from '@anamnesis/contracts/share/constants';
import { SHARE_SESSION_ENDED } from '@anamnesis/contracts/share/errors';
import { listShareLinks } from '@anamnesis/contracts/share/routes';
import {
  listSharedDiagnoses,
  listSharedPrescriptions,
  listSharedTestReports,
  openSharedDocument,
  showSharedRecord,
} from '@anamnesis/contracts/share/shared-routes';
import type { ShownDocument } from '@anamnesis/contracts/records/document';
import { DOCUMENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { HeadersOf } from '@anamnesis/contracts/language/route';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import type { PatientRow } from '@anamnesis/read-models/profiles/patient-profile';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { shareLinks } from '@anamnesis/read-models/share/share-links';
import { oneDownload, oneOpening } from '../audit/one-opening.js';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { documentIn, openedDocument } from '../records/document-of-entry.js';
import { allergiesOf, diagnosesOf, prescriptionsOf, testReportsOf } from '../records/entries-of.js';
import { type OpenShare, openShareOf } from './shared-record-facts.js';
import { shareLinksOf } from './share-links-of.js';

type PartHeaders = HeadersOf<typeof listSharedPrescriptions>;
type SharedKind = 'prescriptions' | 'testReports' | 'diagnoses';
type PatientShown = Pick<PatientRow, 'full_name' | 'gender' | 'age'>;

/** Entries with the paths at which a visitor opens their documents. Thumbnails are for people with an account. */
const forVisitors = <Entry extends ShownDocument>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    documentUrl: entry.documentUrl && `/api/shared${entry.documentUrl.slice(entry.documentUrl.indexOf('/documents/'))}`,
    document: entry.document && { ...entry.document, thumbnailUrl: null },
  }));

/** Handlers of a patient's list of share links, and of what visitors read with them. */
export const shareHandlers = (ports: Ports): RouteHandler[] => {
  const openShare = ({ headers }: { headers: Record<typeof SHARE_SESSION, string> }) =>
    openShareOf(ports, headers[SHARE_SESSION]);
  const asPart = { reads: [shareLinks, healthRecord, doctorDirectory], record: recordReading(ports) };

  const readingOf = ({ patientId: id, sessionId: within }: OpenShare, headers: PartHeaders, kind: SharedKind) =>
    oneOpening(ports, { headers }, { kind, id, within });

  return [
    answer(listShareLinks, async ({ actor }) => ({ body: { shareLinks: await shareLinksOf(ports, actor.id) } }), {
      reads: [shareLinks],
    }),
    answerAbout(
      showSharedRecord,
      openShare,
      async ({ facts: { patientId, recipient, scope, expiresAt, until } }) => {
        const { rows } = await ports.pool.query<PatientShown>(
          'select full_name, gender, age from read.patients where patient_id = $1',
          [patientId],
        );
        const { full_name: fullName, gender, age } = rows[0] ?? refuse(SHARE_SESSION_ENDED);
        const secondsLeft = (Date.parse(until) - ports.clock().getTime()) / 1_000;
        const patient = { fullName, gender, age };
        return { body: { data: { patient, recipient, scope: [...scope], expiresAt, until, secondsLeft } } };
      },
      { reads: [shareLinks, patientProfile] },
    ),
    answerAbout(
      listSharedPrescriptions,
      openShare,
      async ({ facts, headers }) => {
        const [allergies, prescriptions] = await Promise.all([
          allergiesOf(ports, facts.patientId),
          prescriptionsOf(ports, facts.patientId),
        ]);
        return {
          body: { allergies, prescriptions: forVisitors(prescriptions) },
          reading: readingOf(facts, headers, 'prescriptions'),
        };
      },
      asPart,
    ),
    answerAbout(
      listSharedTestReports,
      openShare,
      async ({ facts, headers }) => {
        const testReports = await testReportsOf(ports, facts.patientId);
        return { body: { testReports: forVisitors(testReports) }, reading: readingOf(facts, headers, 'testReports') };
      },
      asPart,
    ),
    answerAbout(
      listSharedDiagnoses,
      openShare,
      async ({ facts, headers }) => {
        const diagnoses = await diagnosesOf(ports, facts.patientId);
        return { body: { diagnoses: forVisitors(diagnoses) }, reading: readingOf(facts, headers, 'diagnoses') };
      },
      asPart,
    ),
    answerAbout(
      openSharedDocument,
      async (call) => {
        const facts = await openShare(call);
        if (!facts) return null;
        const document = await documentIn(ports, facts.patientId, call.params.documentId);
        return { ...facts, kind: document?.kind ?? null, document };
      },
      async ({ grant, facts: { sessionId, document }, params: { documentId }, query, isRangeRequest }) => {
        const again = oneDownload(ports, sessionId, documentId);
        return {
          file: await openedDocument(
            ports,
            grant,
            document ?? refuse(DOCUMENT_NOT_FOUND),
            query.download !== undefined,
          ),
          reading: { what: { kind: 'document', id: documentId }, ...(isRangeRequest && { again }) },
        };
      },
      asPart,
    ),
  ];
};
