import { EVIDENCE_BUSY } from '@anamnesis/contracts/evidence/errors';
import { openEvidence } from '@anamnesis/contracts/evidence/routes';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { doctorRegistrations } from '@anamnesis/read-models/registrations/doctor-registrations';
import { auditorInquiries } from '@anamnesis/read-models/replay/inquiries';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { historyFacts } from '../replay/history-facts.js';
import type { OpenedHistories } from '../replay/opened-histories.js';
import type { evidencePackage } from './evidence-package.js';

/** How many are asked for at once: so many of the largest are made within the time of an answer. */
const MAX_AT_ONCE = 3;

const nothing = () => undefined;

/** The handler of evidence packages. One is made at a time, because it is held in memory; the next ones wait for it. */
export function evidenceHandlers(ports: Ports, histories: OpenedHistories): RouteHandler[] {
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();
  const make = async (about: Parameters<typeof evidencePackage>[1]) => {
    if (asked === MAX_AT_ONCE) return refuse(EVIDENCE_BUSY);
    asked += 1;
    const made = last
      .then(() => import('./evidence-package.js'))
      .then(({ evidencePackage }) => evidencePackage(ports, about))
      .finally(() => (asked -= 1));
    // A failure is the answer of the one who asked for it, and the package is kept for nobody else.
    last = made.then(nothing, nothing);
    return made;
  };
  return [
    answerAbout(
      openEvidence,
      (call) => historyFacts(ports, histories, { ...call, params: { kind: 'patient', id: call.params.id } }),
      async ({ actor, facts: { history, inquiryId }, query: { from, to }, headers, requestId }) => ({
        file: {
          content: await make({
            ...{ history, inquiryId, auditorId: actor.id, from, to },
            language: languageOfPage(headers),
          }),
          ...{ mediaType: 'application/zip', etag: requestId, name: 'Evidence.zip', download: true },
        },
        reading: { what: { kind: 'evidence', id: history.id } },
      }),
      {
        reads: [personStreams, patientProfile, doctorDirectory, doctorRegistrations, auditorInquiries],
        record: recordReading(ports),
      },
    ),
  ];
}
